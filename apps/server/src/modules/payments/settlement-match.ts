import type { SettlementReason } from '@kayal/api-contract';
import type { SettlementRow } from './settlement-file.ts';

/** What a settlement needs to know about a placed order. */
export interface SettledOrder {
  readonly entryNo: string;
  /** What was collected, or is to be, paise. */
  readonly total: number;
  readonly isCash: boolean;
  /** Whether it is delivered, so that its cash is collected. */
  readonly isDelivered: boolean;
  readonly isSettled: boolean;
}

/** A row that books nothing. Amounts are paise. */
export interface DifferingRow {
  readonly row: SettlementRow;
  readonly reason: SettlementReason;
  /** What the order costs; null where none is known. */
  readonly expected: number | null;
}

/** Rows of a settlement, sorted by what they do. */
export interface SettlementMatch {
  readonly good: readonly { readonly row: SettlementRow; readonly order: SettledOrder }[];
  readonly differing: readonly DifferingRow[];
}

/** Whether an amount is what an order costs, or that in whole rupees, as cash is often collected and an invoice is rounded. */
const isAmountOf = (amount: number, total: number): boolean =>
  amount === total || amount === Math.round(total / 100) * 100;

function reasonOf(
  { entryNo, trackingNumber, amount }: SettlementRow,
  order: SettledOrder | undefined,
  isNamedBefore: boolean,
  isWhole: boolean,
): SettlementReason | null {
  if (amount === null || (entryNo === '' && trackingNumber === '')) return 'unreadable';
  if (order === undefined) return 'unknown';
  if (isNamedBefore && !isWhole) return 'doubled';
  if (order.isSettled) return 'settled';
  if (!order.isCash) return 'notCash';
  if (!order.isDelivered) return 'notDelivered';
  return isWhole || isAmountOf(amount, order.total) ? null : 'amount';
}

/**
 * Brings rows and orders together: a row settles an order that is delivered, paid in cash, and costs what was collected. Rows
 * of several parcels settle it together.
 */
export function matchSettlement(
  rows: readonly SettlementRow[],
  orderOf: (row: SettlementRow) => SettledOrder | undefined,
): SettlementMatch {
  const named = new Set<string>();
  const sums = new Map<string, number>();
  for (const row of rows) {
    const { entryNo = '' } = orderOf(row) ?? {};
    sums.set(entryNo, (sums.get(entryNo) ?? 0) + (row.amount ?? 0));
  }
  const good = [];
  const differing = [];
  for (const row of rows) {
    const order = orderOf(row);
    const { entryNo = '', total = NaN } = order ?? {};
    const reason = reasonOf(row, order, named.has(entryNo), isAmountOf(sums.get(entryNo) ?? 0, total));
    if (order !== undefined && reason !== 'unreadable') named.add(order.entryNo);
    if (order !== undefined && reason === null) good.push({ row, order });
    else differing.push({ row, reason: reason ?? ('unknown' as const), expected: order?.total ?? null });
  }
  return { good, differing };
}
