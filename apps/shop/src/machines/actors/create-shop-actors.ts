import type { SessionAnswer, OwnApi } from '@kayal/api-contract/client';
import type { CartLimits, StoragePorts } from '@kayal/commerce-core';
import { createActor } from 'xstate';
import { provideCart } from '../buying/cart.ts';
import { provideSession } from '../account/session.ts';
import { provideWishlist } from '../buying/wishlist.ts';
import type { ActorWatch } from './actor-watch.ts';
import type { ShopActors } from './shop-actors.ts';

interface ActorDependencies {
  readonly api: OwnApi;
  readonly storage: StoragePorts;
  readonly newKey: () => string;
  readonly limits?: CartLimits;
  /** The server's answer to who is signed in, where it is known already. */
  readonly answer?: SessionAnswer;
  readonly watch?: ActorWatch;
}

/** Creates session, cart and wishlist, not started yet. */
export function createShopActors({ api, storage, newKey, limits, answer, watch }: ActorDependencies) {
  const session: ShopActors['session'] = createActor(provideSession(api, answer), {
    input: { storage },
    ...watch,
  });
  const cart: ShopActors['cart'] = createActor(
    provideCart(api, () => session.getSnapshot().context.user),
    { input: { customerId: null, newKey, ...(limits && { limits }) }, ...watch },
  );
  const wishlist: ShopActors['wishlist'] = createActor(provideWishlist({ api, session }), {
    input: { customerId: null },
    ...watch,
  });
  return { session, cart, wishlist };
}
