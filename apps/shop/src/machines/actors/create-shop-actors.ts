import { cartMachine, sessionMachine, wishlistMachine, type CartLimits, type StoragePorts } from '@kayal/commerce-core';
import type { ShopApi } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import { provideCart } from '../buying/cart.ts';
import { provideSession } from '../account/session.ts';
import { provideWishlist } from '../buying/wishlist.ts';
import type { ActorWatch } from './actor-watch.ts';
import type { RestingContexts } from './resting-shop.ts';
import type { RunningShop } from './shop-actors.ts';

interface ActorDependencies {
  readonly api: ShopApi;
  readonly storage: StoragePorts;
  readonly newKey: () => string;
  readonly limits?: CartLimits;
  /** What was read of a signed-in shopper already: her actors go on from it. */
  readonly resting?: RestingContexts | null;
  readonly watch?: ActorWatch;
}

/** Creates session, cart and wishlist, not started yet. */
export function createShopActors({ api, storage, newKey, limits, resting, watch }: ActorDependencies) {
  const customerId = resting?.session.user?.id ?? null;
  const session: RunningShop['session'] = createActor(provideSession(api), {
    input: { storage },
    ...(resting && {
      snapshot: sessionMachine.resolveState({ value: { signedIn: 'shopper' }, context: resting.session }),
    }),
    ...watch,
  });
  const cart: RunningShop['cart'] = createActor(
    provideCart(api, () => session.getSnapshot().context.user),
    {
      input: { customerId, newKey, ...(limits && { limits }) },
      ...(resting?.cart && { snapshot: cartMachine.resolveState({ value: { open: 'idle' }, context: resting.cart }) }),
      ...watch,
    },
  );
  const wishlist: RunningShop['wishlist'] = createActor(provideWishlist({ api, session }), {
    input: { customerId },
    ...(resting?.wishlist && {
      snapshot: wishlistMachine.resolveState({ value: { open: 'idle' }, context: resting.wishlist }),
    }),
    ...watch,
  });
  return { session, cart, wishlist };
}
