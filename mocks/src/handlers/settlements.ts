import { paiseToRupees, rupeesToPaise, type SettlementReason } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { pageOf } from '../product-list.ts';

/** Cash of delivered orders, and couriers' files with number and amount in the first two columns. */
export function settlementHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const orderOf = (entryNo: string) => {
    const rows = state.orders.filter((row) => row.EntryNo === entryNo);
    const [first] = rows;
    if (first === undefined) return undefined;
    const total = rows.reduce((sum, { Total }) => sum + rupeesToPaise(Total), 0);
    return { ...first, isCash: first.PaidBy === undefined, total: paiseToRupees(total) };
  };
  const unsettled = () =>
    [...new Set(state.orders.map(({ EntryNo }) => EntryNo))]
      .map(orderOf)
      .filter((order) => order !== undefined)
      .filter(({ EntryNo, isCash, isDelivered }) => isCash && isDelivered && !state.settledOrders.has(EntryNo));
  const reasonOf = (entryNo: string, amount: number | null): SettlementReason | null => {
    const order = orderOf(entryNo);
    if (amount === null) return 'unreadable';
    if (order === undefined) return 'unknown';
    if (state.settledOrders.has(entryNo)) return 'settled';
    if (!order.isCash) return 'notCash';
    if (!order.isDelivered) return 'notDelivered';
    return amount === order.total ? null : 'amount';
  };
  return [
    endpoint('importSettlement', ({ body: { csv, save } }) => {
      const [head = '', ...lines] = csv.trim().split('\n');
      if (!/(order|awb|tracking).*(amount|collected)/i.test(head)) return refuse('payment.settlement');
      const rows = lines.map((line, index) => {
        const [number = '', cell = ''] = line.split(',').map((each) => each.trim());
        const amount = /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : null;
        return { row: index + 2, number, amount, reason: reasonOf(number, amount) };
      });
      const good = rows.filter(({ reason }) => reason === null);
      const settled = good.map(({ number }) => number);
      if (save) state.settledOrders = new Set([...state.settledOrders, ...settled]);
      return answer({
        success: true,
        isSaved: save && good.length > 0,
        settled,
        sum: paiseToRupees(good.reduce((sum, { amount }) => sum + rupeesToPaise(amount ?? 0), 0)),
        differing: rows.flatMap(({ reason, ...row }) =>
          reason === null ? [] : [{ ...row, reason, expected: orderOf(row.number)?.total ?? null }],
        ),
      });
    }),
    endpoint('getUnsettledCash', ({ query }) => {
      const orders = unsettled().toReversed();
      const rows = orders.map(({ EntryNo, customerName, total, deliveredAt }) => ({
        entryNo: EntryNo,
        customerName: customerName ?? '',
        amount: total,
        collectedAt: deliveredAt ?? 0,
        courierName: 'Delhivery',
      }));
      const sum = paiseToRupees(rows.reduce((all, { amount }) => all + rupeesToPaise(amount), 0));
      return answer({ success: true, orders: pageOf(rows, query), sum }, rows.length);
    }),
  ];
}
