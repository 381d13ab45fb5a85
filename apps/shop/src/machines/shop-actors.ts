import type { ShopApi } from '@kayal/api-contract/client';
import type { cartMachine, KeyValuePort, Notice, sessionMachine, wishlistMachine } from '@kayal/commerce-core';
import type { ActorRefFrom } from 'xstate';

/** The actors that live as long as the page: who is signed in, the bag, the hearts. */
export interface ShopActors {
  readonly api: ShopApi;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  /** What this browser keeps from visit to visit. */
  readonly local: KeyValuePort;
  /** Shows a machine's notice as a toast. */
  readonly notify: (notice: Notice) => void;
  /** Waits until the server has said who is here, or cannot be asked: a tap before that is neither refused nor lost. */
  readonly whenSessionReady: () => Promise<void>;
  /** Asks the server for the session, the cart and the hearts again: the page was out of sight for a while. */
  readonly refresh: () => void;
  /** A new idempotency key. */
  readonly newKey: () => string;
}
