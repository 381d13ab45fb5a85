import type { Outcome } from '@kayal/api-contract/client';
import { unwrap } from '@kayal/commerce-core';
import type { ShopActors } from './shop-actors.ts';

/**
 * Makes the reader of a shopper's own calls: like `resultOf`, and a 401 tells the session that the server has forgotten
 * it, so that the page asks for a login instead of failing for ever.
 */
export const whileSignedIn =
  (session: Pick<ShopActors['session'], 'send'>) =>
  async <Result extends object>(call: Promise<Outcome<Result>>): Promise<{ readonly ok: true } & Readonly<Result>> => {
    const outcome = await call;
    if (!outcome.ok && outcome.status === 401) session.send({ type: 'session.lost' });
    return unwrap(outcome);
  };
