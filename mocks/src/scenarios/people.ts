import { checkedCustomers, checkedOrders, pastOrders, type PeopleImportRow } from '../fixtures/people.ts';
import type { MockShopState } from '../mock-shop-state.ts';
import type { Scenario } from './scenario.ts';

const withImports =
  (...rows: readonly PeopleImportRow[]) =>
  (state: MockShopState): void => {
    state.peopleImports = [...rows, ...state.peopleImports];
  };

const bringing: PeopleImportRow = { ...checkedCustomers, customers: [], state: 'bringing', done: 400, total: 812 };
const stopped = { code: null, text: 'An error of the shop. It can go on where it stopped.', row: 0 };

/** Customers and past orders of the shop before. */
export const peopleScenarios = {
  /** A shopper who ordered in the shop before this one. */
  pastOrders: { prepare: (state) => void Object.assign(state, { pastOrders }) },
  /** She ordered there, and not here yet. */
  pastOrdersOnly: { prepare: (state) => void Object.assign(state, { pastOrders, orders: [] }) },
  peopleNone: { prepare: (state) => void Object.assign(state, { peopleImports: [] }) },
  peopleDown: { behaves: { getPeopleImports: 'internal' } },
  peopleChecked: { prepare: withImports(checkedOrders, checkedCustomers) },
  peopleNothing: {
    prepare: withImports({
      ...checkedOrders,
      counts: { customers: 0, addresses: 0, orders: 0, leftOut: 2 },
      problems: [{ kind: 'known', rows: 2, first: [2, 4] }],
    }),
  },
  peopleChecking: { prepare: withImports({ ...bringing, kind: null, system: null, state: 'checking', total: 0 }) },
  peopleBringing: { prepare: withImports(bringing) },
  peopleStopped: { prepare: withImports({ ...bringing, state: 'stopped', error: stopped }) },
  peopleUsed: { prepare: withImports({ ...bringing, id: 'people_used', name: 'used.csv', state: 'done', done: 812 }) },
} as const satisfies Readonly<Record<string, Scenario>>;
