import { isKnown, settingsOf, termsOf } from './delivery.ts';
import { gatewayWays, paiseToRupees, rupeesToPaise, type OrderStage, type WireOf } from '@kayal/api-contract';
import { hasCashCodes, needsCashCode, offeredWays } from '@kayal/commerce-core';
import type { MockModule } from '../create-mock-shop.ts';
import { rightCode } from '../fixtures/accounts.ts';
import { addressText } from '../fixtures/addresses.ts';
import { orderRow, type OrderRow } from '../fixtures/orders.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import { stageOf } from '../mock-order-life.ts';
import { startedPayment } from './payments.ts';
import { countDiscounts, keepDiscounts, orderedDiscounts } from './promotions.ts';
import type { MockRoute } from '../mock-route.ts';
import { delivered } from './back-office.ts';
import { nextId, type MockShopState } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';

/** When every order of a story is placed, ms since 1970. */
const orderedAt = Date.UTC(2026, 10, 21, 6, 0);

type Filter = WireOf<'exportOrders'>['body'];

/** What some lines cost, rupees. */
export const sum = (rows: readonly OrderRow[]): number =>
  paiseToRupees(rows.reduce((paise, { Total }) => paise + rupeesToPaise(Total), 0));

/** Lines by their order, in the order of the rows. */
const grouped = (rows: readonly OrderRow[]): OrderRow[][] => [...Map.groupBy(rows, ({ EntryNo }) => EntryNo).values()];

const isAt = ([line]: readonly OrderRow[], ...stages: readonly OrderStage[]): boolean =>
  stages.includes(line?.stage ?? 'placed');

const isDone = (order: readonly OrderRow[]): boolean => order.every(({ isDelivered }) => isDelivered);

/** What a status selects beside `cancelled`, which alone lists cancelled orders. */
const statusRules: Readonly<
  Record<NonNullable<Filter['status']>, (order: readonly OrderRow[], lives: MockShopState['orderLives']) => boolean>
> = {
  all: () => true,
  'in-process': (order) => !isDone(order),
  'to-pack': (order) => !isDone(order) && isAt(order, 'placed'),
  packed: (order) => !isDone(order) && isAt(order, 'packed'),
  shipped: (order) => !isDone(order) && isAt(order, 'shipped', 'outForDelivery'),
  'came-back': (order) => !isDone(order) && isAt(order, 'returnedToSender'),
  'exchange-to-ship': ([line], lives) =>
    lives.get(line?.EntryNo ?? '')?.parcels.some(({ exchange, stage }) => exchange !== null && stage === 'packed') ===
    true,
  delivered: isDone,
  cancelled: () => true,
};

const isCancelled = ({ cancelledAt = null }: OrderRow): boolean => cancelledAt !== null;

function sumsOf(all: readonly OrderRow[]) {
  const rows = all.filter((row) => !isCancelled(row));
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

const sorts: Readonly<Record<NonNullable<Filter['sort']>, (a: OrderRow[], b: OrderRow[]) => number>> = {
  newest: ([a], [b]) => (b?.orderedAt ?? 0) - (a?.orderedAt ?? 0),
  oldest: ([a], [b]) => (a?.orderedAt ?? 0) - (b?.orderedAt ?? 0),
  highest: (a, b) => sum(b) - sum(a),
  customer: ([a], [b]) => (a?.customerName ?? '').localeCompare(b?.customerName ?? ''),
};

/** Matching orders, sorted. */
function matching(
  { orderLives, ...state }: MockShopState,
  { q = '', status = 'all', from, to, sort }: Filter,
): OrderRow[][] {
  const word = q.toLowerCase();
  const found = grouped(state.orders).filter((order) => {
    const [line] = order;
    if (line === undefined || isCancelled(line) !== (status === 'cancelled')) return false;
    if (!statusRules[status](order, orderLives)) return false;
    if ((from !== undefined && line.OrderDate < from) || (to !== undefined && line.OrderDate > to)) return false;
    return [line.EntryNo, line.customerName ?? '', line.PhoneNo].some((text) => text.toLowerCase().includes(word));
  });
  return sort === undefined ? found : found.toSorted(sorts[sort]);
}

/** Orders and income of each day with orders, oldest first. */
function daysOf(orders: readonly OrderRow[][]) {
  const byDate = Map.groupBy(orders, ([line]) => line?.OrderDate ?? '');
  return [...byDate].map(([date, of]) => ({ date, orders: of.length, income: sum(of.flat()) })).toReversed();
}

const staged = (row: OrderRow): OrderRow => ({ ...row, stage: stageOf([row]) });

/** Placing orders, the shopper's own, and those of the back office. */
export function orderHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const ofEntry = (entryNo: string) => state.orders.filter(({ EntryNo }) => EntryNo === entryNo);
  return [
    endpoint('placeOrder', ({ body }) => {
      const { user } = state;
      const cart = state.cart.filter(({ withdrawn }) => withdrawn !== true);
      const address = state.addresses.find(({ isActive }) => isActive);
      if (user === null || address === undefined) return refuse('order.no_address');
      if (cart.length === 0) return refuse('order.empty_cart');
      const { refused, days } = termsOf(state, user.id, address.pincode, body.payment);
      if (refused !== null) return refused;
      const entryNo = `KY26${String(1000 + nextId(state))}`;
      const by = { id: user.id, full_name: user.full_name, phone: address.mobile, addressText: addressText(address) };
      const facts = { entryNo, at: orderedAt, by, isDelivered: false };
      const { payment: way = 'cash' } = body;
      const { discounts, totals, amount: toPay } = orderedDiscounts(state, way);
      const rows = cart.map((line) => {
        const row = { ...orderRow(facts, line.uniqueCode, line.quantity), DeliveryDays: days };
        return discounts.length === 0 ? row : { ...row, Total: totals.get(line.uniqueCode) ?? row.Total };
      });
      if (!offeredWays(state.settings.settings, [...gatewayWays]).includes(way)) return refuse('payment.way');
      if (discounts.length > 0 && body.amount !== undefined && body.amount !== toPay) {
        return refuse('order.amount_changed', { amount: toPay });
      }
      if (way !== 'cash') {
        const paidRows = rows.map((row) => ({ ...row, PaidBy: way }));
        const payment = { ...startedPayment(state, user.id, way, paidRows), discounts };
        state.payments = [payment, ...state.payments];
        countDiscounts(state, discounts, 1);
        const { entryNo: orderId, amount: total } = payment.row;
        return answer({ success: true, orderId, entryNos: [orderId], total, awaits: way });
      }
      const amount = rupeesToPaise(sum(rows));
      if (needsCashCode(settingsOf(state).cashTerms, { amount, isKnown: isKnown(state, user.id) })) {
        if (body.cashCode === undefined) return refuse('payment.code');
        if (body.cashCode !== rightCode) return refuse('payment.code_wrong');
      }
      state.orders = [...rows, ...state.orders];
      state.cart = [];
      countDiscounts(state, discounts, 1);
      keepDiscounts(state, entryNo, discounts);
      return answer({ success: true, orderId: entryNo, entryNos: [entryNo], total: sum(rows) });
    }),
    endpoint('sendCashCode', () =>
      hasCashCodes(settingsOf(state).cashTerms)
        ? answer({ success: true, message: 'We have mailed you a code.' })
        : refuse('payment.code_unneeded'),
    ),
    endpoint('getOrders', ({ params }) =>
      answer({
        success: true,
        orders: state.orders.filter(({ LedCode }) => LedCode === params.customer).map(staged),
        ...(state.pastOrders.length === 0 ? {} : { pastOrders: [...state.pastOrders] }),
      }),
    ),
    endpoint('getAllOrders', ({ query }) => {
      const found = matching(state, query);
      const orders = pageOf(found, query).flat();
      return answer({ success: true, orders, total: found.length, sums: sumsOf(state.orders) });
    }),
    endpoint('getOrderDays', ({ query }) =>
      answer({ success: true, days: daysOf(matching(state, { ...query, sort: 'newest' })) }),
    ),
    endpoint('exportOrders', ({ body }) =>
      answerFile(
        matching(state, body)
          .map(([line]) => line?.EntryNo)
          .join('\n'),
        'orders.csv',
      ),
    ),
    endpoint('updateDelivery', ({ params }) => {
      const [line] = ofEntry(params.entryNo);
      if (line === undefined) return refuse('not_found');
      if (isCancelled(line)) return refuse('order.cancelled');
      state.audit = [delivered(nextId(state), params.entryNo), ...state.audit];
      state.orders = state.orders.map((row) =>
        row.EntryNo === params.entryNo
          ? { ...row, stage: 'delivered', isDelivered: true, deliveredAt: orderedAt }
          : row,
      );
      return answer({ success: true });
    }),
    endpoint('cancelOrder', ({ params, body }) => {
      const [line] = ofEntry(params.entryNo);
      if (line === undefined) return refuse('not_found');
      if (line.isDelivered) return refuse('order.delivered');
      if (isCancelled(line)) return answer({ success: true });
      countDiscounts(state, state.orderDiscounts.get(params.entryNo) ?? [], -1);
      const changes = { stage: 'cancelled', cancelledAt: orderedAt, cancelReason: body.reason } as const;
      state.orders = state.orders.map((row) => (row.EntryNo === params.entryNo ? { ...row, ...changes } : row));
      state.variants = state.variants.map((variant) => {
        const back = ofEntry(params.entryNo).filter(({ UniqueCode }) => UniqueCode === variant.Uniquecode);
        return { ...variant, Qty: back.reduce((units, { Quantity }) => units + Quantity, variant.Qty) };
      });
      return answer({ success: true });
    }),
    endpoint('getOrder', ({ params }) => {
      const orders = ofEntry(params.entryNo);
      if (orders.length === 0) return refuse('not_found');
      const discounts = state.orderDiscounts.get(params.entryNo)?.map(({ id: _id, ...discount }) => discount);
      const order = { orders: orders.map(staged), total: sum(orders), deliveryCharge: 0 };
      return answer({ success: true, ...order, ...(discounts === undefined ? {} : { discounts }) });
    }),
  ];
}
