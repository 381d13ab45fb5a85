/** An actor of a page. */
export interface PageActor<Snapshot, Event, Emitted> {
  readonly start: () => unknown;
  readonly send: (event: Event) => void;
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
  readonly on: (type: '*', listener: (event: Emitted) => void) => { readonly unsubscribe: () => void };
  readonly stop: () => unknown;
}

/** How a machine ends that finishes what it was asked on a page that is left. */
export interface Leaving<Snapshot, Emitted> {
  /** Whether it still has something to do. */
  readonly isBusy: (snapshot: Snapshot) => boolean;
  /** Receives the state in which it is left. */
  readonly onLeave?: (snapshot: Snapshot) => void;
  /** Receives what it emits after the page. */
  readonly onEvent: (event: Emitted) => void;
}

/** Stops an actor whose page is left: at once, or when it has done what was asked of it there. */
export function leaveActor<Snapshot, Event, Emitted>(
  actor: PageActor<Snapshot, Event, Emitted>,
  { isBusy, onLeave, onEvent }: Leaving<Snapshot, Emitted>,
): void {
  actor.on('*', onEvent);
  onLeave?.(actor.getSnapshot());
  if (!isBusy(actor.getSnapshot())) return void actor.stop();
  const subscription = actor.subscribe(() => {
    if (isBusy(actor.getSnapshot())) return;
    subscription.unsubscribe();
    actor.stop();
  });
}
