import type { Outcome } from '@kayal/api-contract/client';
import { unwrap } from '@kayal/commerce-core';

/**
 * What a call brought.
 * @throws RefusedCall when the server refused it; NetworkFailure when no answer came
 */
export async function brought<Brought extends object>(
  call: Promise<Outcome<Brought>>,
): Promise<{ readonly ok: true } & Readonly<Brought>> {
  return unwrap(await call);
}
