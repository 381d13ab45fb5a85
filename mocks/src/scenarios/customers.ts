import type { MockShopState } from '../mock-shop-state.ts';
import { withPrivacy } from './with-privacy.ts';
import type { Scenario } from './scenario.ts';

/** Three customers: one who agreed to mails of two consents, one who only ordered, and one who did neither. */
function withCustomers(state: MockShopState): void {
  const rahul = { viewer: 'shopper', id: 'cus_rahul', full_name: 'Rahul Menon', isAdmin: false } as const;
  state.accounts = [...state.accounts, { ...rahul, email: 'rahul@kayal.example', mobile: '9876500022' }];
  state.settings = withPrivacy(state.settings);
  const [mails] = state.settings.settings.privacy?.consents ?? [];
  if (mails !== undefined) state.consents = new Map([[mails.id, mails.text]]);
}

/** The back office's customers. */
export const customerScenarios = {
  customerDesk: { prepare: withCustomers },
  customersNone: {
    prepare: (state) => {
      state.accounts = state.accounts.filter(({ isAdmin }) => isAdmin);
    },
  },
  customersDown: { behaves: { getCustomers: 'internal' } },
  customersWaiting: { behaves: { getCustomers: 'waiting' } },
  customerDown: { prepare: withCustomers, behaves: { getCustomer: 'internal' } },
  customerWaiting: { prepare: withCustomers, behaves: { getCustomer: 'waiting' } },
  /** Her account is read, her orders and sessions are not. */
  customerPartsDown: { prepare: withCustomers, behaves: { getOrders: 'internal', getCustomerSessions: 'internal' } },
  customerSessionsStay: { prepare: withCustomers, behaves: { endCustomerSessions: 'internal' } },
  customersFileDown: { prepare: withCustomers, behaves: { exportCustomers: 'internal' } },
} as const satisfies Readonly<Record<string, Scenario>>;
