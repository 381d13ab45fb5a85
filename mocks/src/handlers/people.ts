import { nextPeopleImport, type PeopleImportEvent } from '@kayal/commerce-core';
import type { MockModule } from '../create-mock-shop.ts';
import { checkedCustomers, type PeopleImportRow } from '../fixtures/people.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';

/** Accounts of the import of this name have been used, so that it cannot be undone. */
const usedName = 'used.csv';
const noCounts = { customers: 0, addresses: 0, orders: 0, leftOut: 0 };

/** The state after a step; null where the step is illegal. */
const stateAfter = ({ state, name }: PeopleImportRow, type: PeopleImportEvent['type']) =>
  nextPeopleImport({ state, claimed: name === usedName ? 1 : 0 }, { type });

/** Customers and past orders. Each file holds the same customers; what the server would do is done with its first answer. */
export function peopleHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const find = (id: string) => state.peopleImports.find((each) => each.id === id);
  const put = (row: PeopleImportRow) => {
    state.peopleImports = state.peopleImports.map((each) => (each.id === row.id ? row : each));
  };
  return [
    endpoint('getPeopleImports', () => answer([...state.peopleImports])),
    endpoint('addPeopleFile', ({ form }) => {
      const file = form?.get('file') ?? null;
      if (!(file instanceof File)) return refuse('import.missing');
      const checked = { ...checkedCustomers, id: `people_new_${nextId(state)}`, name: file.name };
      state.peopleImports = [checked, ...state.peopleImports];
      const unknown = { kind: null, system: null, customers: [], problems: [], counts: noCounts, total: 0 };
      return answer({ ...checked, ...unknown, state: 'checking' as const });
    }),
    endpoint('takePeopleStep', ({ params, body }) => {
      const row = find(params.id);
      if (row === undefined) return refuse('not_found');
      const type = `people.${body.step}` as const;
      const begun = stateAfter(row, type);
      if (begun === null)
        return refuse(stateAfter({ ...row, name: '' }, type) === null ? 'people.step' : 'people.used');
      const working = { ...row, state: begun, customers: [], orders: [], error: null };
      const end = stateAfter(working, 'people.finish') ?? begun;
      put({ ...working, state: end, done: row.total });
      return answer(working);
    }),
    endpoint('deletePeopleImport', ({ params }) => {
      const row = find(params.id);
      if (row === undefined) return refuse('not_found');
      if (row.state !== 'refused' && row.state !== 'checked' && row.state !== 'undone') return refuse('people.step');
      state.peopleImports = state.peopleImports.filter(({ id }) => id !== params.id);
      return answer({ success: true, message: 'The import was removed from the list.' });
    }),
  ];
}
