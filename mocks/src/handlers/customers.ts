import type { CustomerSort, WireOf } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { accountsMadeAt, type MockAccount } from '../fixtures/accounts.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import type { MockShopState } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';
import { sum } from './orders.ts';
import { consentsOf } from './privacy.ts';

type Customer = WireOf<'getCustomers'>['answer']['customers'][number];

const addressesOf = ({ addresses }: MockShopState, id: string) => addresses.filter(({ ledcode }) => ledcode === id);

function customerOf({ orders }: MockShopState, { id, full_name, email, mobile, viewer }: MockAccount): Customer {
  const bought = orders.filter(({ LedCode, cancelledAt = null }) => LedCode === id && cancelledAt === null);
  return {
    id,
    name: full_name,
    email,
    phone: mobile,
    isConfirmed: viewer !== null,
    createdAt: accountsMadeAt,
    orders: new Set(bought.map(({ EntryNo }) => EntryNo)).size,
    spent: sum(bought),
    lastOrderAt: bought.length === 0 ? null : Math.max(...bought.map(({ orderedAt }) => orderedAt)),
  };
}

const sorts: Readonly<Record<CustomerSort, (a: Customer, b: Customer) => number>> = {
  newest: (a, b) => b.createdAt - a.createdAt,
  spent: (a, b) => b.spent - a.spent,
  lastOrder: (a, b) => (b.lastOrderAt ?? 0) - (a.lastOrderAt ?? 0),
};

/** The back office's customers. */
export function customerHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const shoppers = () => state.accounts.filter(({ isAdmin }) => !isAdmin);
  const matching = (q = ''): Customer[] =>
    shoppers()
      .filter(({ id, full_name, email, mobile }) => {
        const places = addressesOf(state, id).map(({ city, pincode, mobile: phone }) => `${city} ${pincode} ${phone}`);
        return [full_name, email, mobile, ...places].join('\n').toLowerCase().includes(q.toLowerCase());
      })
      .map((account) => customerOf(state, account));
  return [
    endpoint('getCustomers', ({ query: { q, sort = 'newest', ...page } }) => {
      const found = matching(q).toSorted(sorts[sort]);
      return answer({ success: true, customers: pageOf(found, page) }, found.length);
    }),
    endpoint('getCustomer', ({ params }) => {
      const account = shoppers().find(({ id }) => id === params.customer);
      if (account === undefined) return refuse('user.not_found');
      const ofHer = state.orders.filter(({ LedCode }) => LedCode === account.id).map(({ EntryNo }) => EntryNo);
      return answer({
        success: true,
        customer: customerOf(state, account),
        addresses: addressesOf(state, account.id),
        consents: consentsOf(state),
        returns: state.returns.filter(({ entryNo }) => ofHer.includes(entryNo)).length,
      });
    }),
    endpoint('exportCustomers', ({ body }) =>
      answerFile(
        matching(body.q)
          .map(({ email }) => email)
          .join('\n'),
        'customers.csv',
      ),
    ),
  ];
}
