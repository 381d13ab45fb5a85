import {
  createApiClient,
  createPaymentsDeskApi,
  type Payment,
  type PaymentFilter,
  type PaymentsDeskApi,
  type UnsettledOrder,
} from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';
import { resultOf } from '../api/result-of.ts';
import { uncached } from '../api/uncached.ts';
import { reloadReads } from '../use-read.ts';

/** The calls of the back office about payments. Only its screens and its frame may import this file. */
export function usePaymentsDesk(): PaymentsDeskApi {
  const connection = useApiConnection();
  return useMemo(() => createPaymentsDeskApi(createApiClient(uncached(connection))), [connection]);
}

/** Payments on one page of the queue. */
export const paymentsPerPage = 20;

/** Begins the keys of all reads of payments. */
export const paymentsKey = 'payments';

/** Reads every shown list of payments and their count again, after a step. */
export const reloadPayments = (): void => reloadReads(paymentsKey);

/** A page of the queue. */
export interface PaymentPage {
  readonly items: readonly Payment[];
  /** Payments on all pages. */
  readonly total: number;
}

/** Reads a page of payments. @param filter null for all @param page counts from 1 */
export function readPayments(api: PaymentsDeskApi, filter: PaymentFilter | null, page: number): Promise<PaymentPage> {
  const rows = { limit: paymentsPerPage, offset: (page - 1) * paymentsPerPage };
  return resultOf(api.payments(filter === null ? rows : { stage: filter, ...rows }));
}

/** Reads the payment of an order; null where it was not paid before it was placed. */
export const readOrderPayment = async (api: PaymentsDeskApi, entryNo: string): Promise<Payment | null> =>
  (await resultOf(api.payments({ order: entryNo, limit: 1 }))).items[0] ?? null;

/** Reads how many payments and refunds wait for the owner, and how many payments there ever were. */
export async function readPaymentsWaiting(
  api: PaymentsDeskApi,
): Promise<{ readonly open: number; readonly total: number }> {
  const { waiting, toRefund, total } = await resultOf(api.payments({ limit: 1 }));
  return { open: waiting + toRefund, total };
}

/** A page of orders whose cash is collected and not settled. */
export interface UnsettledPage {
  readonly items: readonly UnsettledOrder[];
  /** Orders on all pages, and their sum in paise. */
  readonly total: number;
  readonly sum: number;
}

/** Reads a page of such orders, the oldest first. @param page counts from 1 */
export const readUnsettled = (api: PaymentsDeskApi, page: number): Promise<UnsettledPage> =>
  resultOf(api.unsettledCash({ limit: paymentsPerPage, offset: (page - 1) * paymentsPerPage }));
