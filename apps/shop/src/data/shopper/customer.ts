import type { Customer, OwnApi } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { sessionResultOf, type SessionListener } from '../api/session-result.ts';

/** Reads a shopper's own record; null where the server has none for her login. */
export async function readCustomer(
  { api, session }: { readonly api: Pick<OwnApi, 'customer'>; readonly session: SessionListener },
  customerId: string,
): Promise<Customer | null> {
  try {
    return (await sessionResultOf(session)(api.customer(customerId))).customer;
  } catch (error) {
    if (toCallError(error).status === 404) return null;
    throw error;
  }
}
