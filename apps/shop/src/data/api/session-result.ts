import type { Outcome } from '@kayal/api-contract/client';
import { unwrap } from '@kayal/commerce-core';

/** The part of the session that is notified when the server has ended it. */
export interface SessionListener {
  readonly send: (event: { readonly type: 'session.lost' }) => void;
}

/** Waits for a call and returns its result, as `resultOf` does. */
export type ResultOf = <Result extends object>(
  call: Promise<Outcome<Result>>,
) => Promise<{ readonly ok: true } & Readonly<Result>>;

/**
 * `resultOf` for a shopper's own calls: a 401 also notifies the session that the server has ended it, so that the page
 * asks for a login instead of failing again and again.
 */
export const sessionResultOf =
  (session: SessionListener): ResultOf =>
  async (call) => {
    const outcome = await call;
    if (!outcome.ok && outcome.status === 401) session.send({ type: 'session.lost' });
    return unwrap(outcome);
  };
