import type { Refusal } from '@kayal/api-contract/client';
import { unwrap } from '@kayal/commerce-core';

/**
 * What a call brought.
 * @throws RefusedCall when the server refused it; NetworkFailure when no answer came
 */
export async function brought<T extends { readonly ok: true }>(call: Promise<T | Refusal>): Promise<T> {
  return unwrap(await call);
}
