import { createPaymentsApi, createPaymentsClient, type OwnPayment, type PaymentsApi } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';
import { sessionResultOf, type SessionListener } from '../api/session-result.ts';

/** The calls of a shopper's payments. Only what a shop with payments ahead loads may import this file. */
export function usePaymentsApi(): PaymentsApi {
  const connection = useApiConnection();
  return useMemo(() => createPaymentsApi(createPaymentsClient(connection)), [connection]);
}

/** Statuses for a malformed order number, and for an order that is not hers or was not paid ahead. */
const missingStatuses: readonly (number | null)[] = [400, 403, 404];

/** Reads the payment of an order. @param entryNo null for the order that waits @returns null where there is none */
export async function readPayment(
  { api, session }: { readonly api: PaymentsApi; readonly session: SessionListener },
  entryNo: string | null,
): Promise<OwnPayment | null> {
  const resultOf = sessionResultOf(session);
  try {
    return (await (entryNo === null ? resultOf(api.waitingPayment()) : resultOf(api.payment(entryNo)))).payment;
  } catch (error) {
    if (missingStatuses.includes(toCallError(error).status)) return null;
    throw error;
  }
}
