import type { OrderLine, OrderStage, Paise } from '@kayal/api-contract/client';

/** One order: its lines under one number. */
export interface Order {
  readonly entryNo: string;
  /** ms since 1970. */
  readonly orderedAt: number;
  readonly customerId: string;
  readonly lines: readonly OrderLine[];
  /** What the shopper pays: Σ of the lines' totals, and the delivery charge. */
  readonly total: Paise;
  /** 0 where delivery was free. */
  readonly deliveryCharge: Paise;
  /** Max business days from the order to its delivery; null where they were not stored. */
  readonly deliveryDays: number | null;
  readonly stage: OrderStage;
  /** True when every line is delivered. */
  readonly isDelivered: boolean;
  /** ms since 1970; null unless the shop cancelled the order. */
  readonly cancelledAt: number | null;
  /** The shop's reason, sent to the shopper; null unless it cancelled the order. */
  readonly cancelReason: string | null;
}

/** Groups lines by EntryNo; orders are sorted as their first lines. */
export function groupOrders(lines: readonly OrderLine[]): Order[] {
  const byNumber = new Map<string, OrderLine[]>();
  for (const line of lines) byNumber.set(line.entryNo, [...(byNumber.get(line.entryNo) ?? []), line]);
  return [...byNumber].map(([entryNo, own]) => {
    const deliveryCharge = own[0]?.deliveryCharge ?? 0;
    return {
      entryNo,
      orderedAt: own[0]?.orderedAt ?? 0,
      customerId: own[0]?.customerId ?? '',
      lines: own,
      total: own.reduce((sum, line) => sum + line.total, deliveryCharge),
      deliveryCharge,
      deliveryDays: own[0]?.deliveryDays ?? null,
      stage: own[0]?.stage ?? 'placed',
      isDelivered: own.every((line) => line.isDelivered),
      cancelledAt: own[0]?.cancelledAt ?? null,
      cancelReason: own[0]?.cancelReason ?? null,
    };
  });
}
