import { paiseToRupees, rupeesToPaise } from '@kayal/api-contract';
import type { HttpHandler } from 'msw';
import type { MockModule } from '../create-mock-shop.ts';
import { addressText } from '../fixtures/addresses.ts';
import { orderRow, type OrderRow } from '../fixtures/orders.ts';
import { answer, refuse } from '../mock-reply.ts';
import { nextId } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** When every order of a story is placed, ms since 1970. */
const orderedAt = Date.UTC(2026, 10, 21, 6, 0);

const sum = (rows: readonly OrderRow[]): number =>
  paiseToRupees(rows.reduce((paise, { Total }) => paise + rupeesToPaise(Total), 0));

/** Lines by their order, in the order of the rows. */
const grouped = (rows: readonly OrderRow[]): OrderRow[][] => [...Map.groupBy(rows, ({ EntryNo }) => EntryNo).values()];

const isDone = (order: readonly OrderRow[]): boolean => order.every(({ isDelivered }) => isDelivered);

function sumsOf(rows: readonly OrderRow[]) {
  const orders = grouped(rows);
  const completed = orders.filter(isDone);
  return {
    orders: orders.length,
    inProcess: orders.length - completed.length,
    completed: completed.length,
    income: sum(rows),
    deliveredIncome: sum(completed.flat()),
  };
}

/** Orders (S7.ORD). */
export function orderHandlers({ state, endpoint }: MockModule): HttpHandler[] {
  const ofEntry = (entryNo: string) => state.orders.filter(({ EntryNo }) => EntryNo === entryNo);
  return [
    endpoint('placeOrder', () => {
      const { user, cart } = state;
      const address = state.addresses.find(({ isActive }) => isActive);
      if (user === null || address === undefined) return refuse('order.no_address');
      if (cart.length === 0) return refuse('order.empty_cart');
      const entryNo = `KY26${String(1000 + nextId(state))}`;
      const by = { id: user.id, full_name: user.full_name, phone: address.mobile, addressText: addressText(address) };
      const facts = { entryNo, at: orderedAt, by, isDelivered: false };
      const rows = cart.map((line) => orderRow(facts, line.uniqueCode, line.quantity));
      state.orders = [...rows, ...state.orders];
      state.cart = [];
      return answer({ success: true, orderId: entryNo, entryNos: [entryNo], total: sum(rows) });
    }),
    endpoint('getOrders', ({ params }) =>
      answer({ success: true, orders: state.orders.filter(({ LedCode }) => LedCode === params.customer) }),
    ),
    endpoint('getAllOrders', ({ query }) => {
      const found = grouped(state.orders).filter((order) => {
        const wanted = query.status ?? 'all';
        return wanted === 'all' || (wanted === 'delivered') === isDone(order);
      });
      const orders = pageOf(found, query).flat();
      return answer({ success: true, orders, total: found.length, sums: sumsOf(state.orders) });
    }),
    endpoint('updateDelivery', ({ params }) => {
      if (ofEntry(params.entryNo).length === 0) return refuse('not_found');
      state.orders = state.orders.map((row) => (row.EntryNo === params.entryNo ? { ...row, isDelivered: true } : row));
      return answer({ success: true });
    }),
    endpoint('getOrder', ({ params }) => {
      const orders = ofEntry(params.entryNo);
      if (orders.length === 0) return refuse('not_found');
      return answer({ success: true, orders, total: sum(orders), deliveryCharge: 0 });
    }),
  ];
}
