import { oneOf, pageIn } from '../../browser/address-values.ts';
import { paymentFilters, type PaymentFilter } from '@kayal/api-contract/client';
import { paths } from '../../paths.ts';

/** Payments that the list shows. */
export type PaymentStageFilter = PaymentFilter | 'all';

/** What the list shows: payments, or orders whose cash is collected and not settled. */
export const queueFilters = [...paymentFilters.filter((each) => each !== 'none'), 'all', 'cash'] as const;
export type QueueFilter = PaymentStageFilter | 'cash';

/** What the screen shows, as its address describes it. */
export interface PaymentsQuery {
  readonly stage: QueueFilter;
  /** From 1. */
  readonly page: number;
  /** Number of the order whose payment is in the drawer; empty for none. */
  readonly order: string;
}

/** Reads the address; unknown values count as absent, and the default is what waits for the owner. */
export function readPaymentsQuery(params: URLSearchParams): PaymentsQuery {
  const order = params.get('order') ?? '';
  return {
    stage: oneOf(queueFilters, params.get('stage')) ?? 'waiting',
    page: pageIn(params.get('page')),
    order: /^[\w-]{1,64}$/.test(order) ? order : '',
  };
}

/** The address of a view; it contains only what differs from the default. */
export function paymentsAddress({ stage = 'waiting', page = 1, order = '' }: Partial<PaymentsQuery>): string {
  const search = new URLSearchParams();
  if (stage !== 'waiting') search.set('stage', stage);
  if (page !== 1) search.set('page', String(page));
  if (order !== '') search.set('order', order);
  return search.size === 0 ? paths.payments : `${paths.payments}?${search}`;
}

/** Id of the link in a payment's row. */
export const paymentLinkId = (entryNo: string): string => `payment-${entryNo}`;
