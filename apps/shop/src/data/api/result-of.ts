import type { Outcome } from '@kayal/api-contract/client';
import { unwrap } from '@kayal/commerce-core';

/**
 * Waits for a call and returns its result.
 * @throws RefusedCall when the server refused it; NetworkError when no answer came
 */
export async function resultOf<Result extends object>(
  call: Promise<Outcome<Result>>,
): Promise<{ readonly ok: true } & Readonly<Result>> {
  return unwrap(await call);
}
