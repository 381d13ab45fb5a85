import type { OrderReads, OwnReads, ShopApi } from '@kayal/api-contract/client';
import type { cartMachine, KeyValuePort, Notice, sessionMachine, wishlistMachine } from '@kayal/commerce-core';
import type { ActorRefFrom, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { ActorWatch } from './actor-watch.ts';

/** The part of a machine's snapshot that screens read. */
export type ShopSnapshot<Machine extends AnyStateMachine> = Pick<
  SnapshotFrom<Machine>,
  'context' | 'hasTag' | 'matches'
>;

/** The part of an actor that screens use; an actor whose machine is not loaded yet offers it too. */
export interface ShopActor<Machine extends AnyStateMachine> {
  readonly getSnapshot: () => ShopSnapshot<Machine>;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
  /** Loads the machine first when it is not loaded. */
  readonly send: (event: EventFrom<Machine>) => void;
}

/** The actors that live as long as the page: session, cart, wishlist. */
export interface ShopActors {
  readonly api: OwnReads & OrderReads & Pick<ShopApi, 'product' | 'variants' | 'updateProfile'>;
  readonly session: ShopActor<typeof sessionMachine>;
  readonly cart: ShopActor<typeof cartMachine>;
  readonly wishlist: ShopActor<typeof wishlistMachine>;
  /** Shows a machine's notice as a toast. */
  readonly notify: (notice: Notice) => void;
  /** Reads session, cart and wishlist again, after the page was hidden for a while. */
  readonly refresh: () => void;
  /** A new idempotency key. */
  readonly newKey: () => string;
}

/** The actors with their machines running. */
export interface RunningShop extends ShopActors {
  readonly api: ShopApi;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  /** Storage of this browser that outlives a visit. */
  readonly local: KeyValuePort;
  /** Resolves when the session is known or could not be read, so that an early tap can wait for it. */
  readonly whenSessionReady: () => Promise<void>;
  /** The cart once none of its changes is in flight. */
  readonly whenCartIdle: () => Promise<ShopSnapshot<typeof cartMachine>>;
  /** The option that they were started with. */
  readonly watch: ActorWatch;
}
