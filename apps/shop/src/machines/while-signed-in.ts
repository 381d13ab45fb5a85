import type { Outcome } from '@kayal/api-contract/client';
import { unwrap } from '@kayal/commerce-core';
import type { ShopActors } from './shop-actors.ts';

/**
 * Makes the reader of a shopper's own calls: like `brought`, and a 401 tells the session that the server has forgotten
 * it, so that the page asks for a login instead of failing for ever.
 */
export const whileSignedIn =
  (session: Pick<ShopActors['session'], 'send'>) =>
  async <Brought extends object>(
    call: Promise<Outcome<Brought>>,
  ): Promise<{ readonly ok: true } & Readonly<Brought>> => {
    const outcome = await call;
    if (!outcome.ok && outcome.status === 401) session.send({ type: 'session.lost' });
    return unwrap(outcome);
  };
