import type { OwnApi } from '@kayal/api-contract/client';
import type { cartMachine, KeyValuePort, Notice, sessionMachine, wishlistMachine } from '@kayal/commerce-core';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ActorWatch } from './actor-watch.ts';

/** The actors that live as long as the page: session, cart, wishlist. */
export interface ShopActors {
  readonly api: OwnApi;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  /** Storage of this browser that outlives a visit. */
  readonly local: KeyValuePort;
  /** Shows a machine's notice as a toast. */
  readonly notify: (notice: Notice) => void;
  /** A new idempotency key. */
  readonly newKey: () => string;
  /** Resolves when the session is known or could not be read, so that an early tap can wait for it. */
  readonly whenSessionReady: () => Promise<void>;
  /** The cart once none of its changes is in flight. */
  readonly whenCartIdle: () => Promise<SnapshotFrom<typeof cartMachine>>;
  /** Reads session, cart and wishlist again, after the page was hidden for a while. */
  readonly refresh: () => void;
  /** The option that they were started with. */
  readonly watch: ActorWatch;
}
