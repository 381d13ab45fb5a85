import type { OrderLine, OrderTotals, Paise } from '@kayal/api-contract/client';

/** One order: its lines under one number (J40). */
export interface Order {
  readonly entryNo: string;
  /** ms since 1970. */
  readonly orderedAt: number;
  readonly customerId: string;
  readonly lines: readonly OrderLine[];
  /** Σ of the lines' totals. */
  readonly total: Paise;
  /** True when every line is delivered. */
  readonly isDelivered: boolean;
}

/** Puts lines of one EntryNo together; orders keep the order their first lines came in (J40). */
export function groupOrders(lines: readonly OrderLine[]): Order[] {
  return [...Map.groupBy(lines, (line) => line.entryNo)].map(([entryNo, own]) => ({
    entryNo,
    orderedAt: own[0]?.orderedAt ?? 0,
    customerId: own[0]?.customerId ?? '',
    lines: own,
    total: own.reduce((sum, line) => sum + line.total, 0),
    isDelivered: own.every((line) => line.isDelivered),
  }));
}

/** The admin's sums: orders are counted by EntryNo; income is Σ Total over all of them (S2.DASH.10, S9.DASH.01, J41). */
export function orderTotals(lines: readonly OrderLine[]): OrderTotals {
  const orders = groupOrders(lines);
  const delivered = orders.filter((order) => order.isDelivered);
  const income = (some: readonly Order[]): Paise => some.reduce((sum, order) => sum + order.total, 0);
  return {
    orders: orders.length,
    inProcess: orders.length - delivered.length,
    completed: delivered.length,
    income: income(orders),
    deliveredIncome: income(delivered),
  };
}
