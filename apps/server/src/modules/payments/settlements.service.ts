import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { Identity } from '../../http/identity.ts';
import type { Page } from '../../http/paging.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { enterCollected, enterSettled } from '../money/money.repository.ts';
import { findTracked } from '../orders/life/stored-lives.repository.ts';
import { readSettlement, type SettlementRow } from './settlement-file.ts';
import { matchSettlement, type DifferingRow, type SettledOrder, type SettlementMatch } from './settlement-match.ts';
import { listSettleable, listUnsettled, sumUnsettled } from './settlements.repository.ts';

type Answer = WireOf<'importSettlement'>['answer'];

/** Orders by the numbers of rows. A tracking number that parcels of two orders have names none. */
async function loadOrders(
  db: Db,
  rows: readonly SettlementRow[],
): Promise<(row: SettlementRow) => SettledOrder | undefined> {
  const tracked = await findTracked(
    db,
    rows.map(({ trackingNumber }) => trackingNumber),
  );
  const ofNumber = new Map<string, Set<string>>();
  for (const { trackingNumber, entryNo } of tracked) {
    if (trackingNumber !== null) ofNumber.set(trackingNumber, (ofNumber.get(trackingNumber) ?? new Set()).add(entryNo));
  }
  const orders = await listSettleable(db, [
    ...rows.map(({ entryNo }) => entryNo),
    ...tracked.map(({ entryNo }) => entryNo),
  ]);
  return ({ entryNo, trackingNumber }) => {
    const [byNumber, another] = ofNumber.get(trackingNumber) ?? [];
    return orders.get(entryNo) ?? (another === undefined ? orders.get(byNumber ?? '') : undefined);
  };
}

function toAnswer({ good, differing }: SettlementMatch, isSaved: boolean): Answer {
  return {
    success: true,
    isSaved,
    settled: [...new Set(good.map(({ order }) => order.entryNo))],
    sum: paiseToRupees(good.reduce((sum, { row }) => sum + (row.amount ?? 0), 0)),
    differing: differing.map(({ row: { row, entryNo, trackingNumber, amount }, reason, expected }) => ({
      row,
      number: entryNo === '' ? trackingNumber : entryNo,
      reason,
      amount: amount === null ? null : paiseToRupees(amount),
      expected: expected === null ? null : paiseToRupees(expected),
    })),
  };
}

const settledBefore = ({ row, order }: SettlementMatch['good'][number]): DifferingRow => ({
  row,
  reason: 'settled',
  expected: order.total,
});

/**
 * Enters what a courier paid out of collected cash, all good rows in one transaction. The same file can be imported again:
 * an order is settled once, also by two imports at the same time.
 * @throws ApiError `payment.settlement`
 */
export async function importSettlement(
  context: AppContext,
  { customerId: actorId }: Identity,
  { csv, save }: WireOf<'importSettlement'>['body'],
): Promise<Answer> {
  const rows = readSettlement(csv);
  return inTransaction(context.db, async (trx) => {
    const match = matchSettlement(rows, await loadOrders(trx, rows));
    const entryNos = match.good.map(({ order }) => order.entryNo);
    if (!save || entryNos.length === 0) return toAnswer(match, false);
    const at = context.now();
    // A version before the ledger of money delivers orders without an entry.
    await enterCollected(trx, entryNos, null, at);
    const settled = await enterSettled(trx, entryNos, actorId, at);
    const isEntered = ({ order }: (typeof match.good)[number]): boolean => settled.has(order.entryNo);
    const good = match.good.filter(isEntered);
    const late = match.good.filter((each) => !isEntered(each)).map(settledBefore);
    const answer = toAnswer({ good, differing: [...match.differing, ...late] }, good.length > 0);
    if (!answer.isSaved) return answer;
    await insertAudit(trx, {
      actorId,
      action: 'payment.settlement',
      subject: `${good.length} orders`,
      before: {},
      after: {
        sum: answer.sum,
        differing: answer.differing.length,
        references: [...new Set(good.map(({ row }) => row.reference))].filter((reference) => reference !== ''),
        entryNos: answer.settled,
      },
      at,
    });
    return answer;
  });
}

/** A page of orders whose cash is collected and not settled, with the sum of all of them. */
export async function readUnsettled(
  { db }: AppContext,
  page: Page,
): Promise<{ readonly total: number; readonly answer: WireOf<'getUnsettledCash'>['answer'] }> {
  const rows = await listUnsettled(db, page);
  const { count, sum } = await sumUnsettled(db);
  const orders = rows.map(({ paise, courierName, ...row }) => ({
    ...row,
    amount: paiseToRupees(paise),
    courierName: courierName ?? '',
  }));
  return { total: count, answer: { success: true, orders, sum: paiseToRupees(sum) } };
}
