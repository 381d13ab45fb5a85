import {
  Actor,
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  type StateValue,
} from 'xstate';

/** The actors that run now and that no other actor started. */
const running = new Set<AnyActorRef>();
const listeners = new Set<(event: InspectionEvent) => void>();

/**
 * Stories watch every actor where all of them start and stop, in XState's own class, so that the shop carries nothing
 * for it and no screen can forget to be watched.
 */
const methods: Readonly<Record<'start' | 'stop', (this: AnyActor) => AnyActor>> = Actor.prototype;
const { start, stop } = methods;
Actor.prototype.start = function startWatched(this: AnyActor) {
  if (this._parent === undefined && !running.has(this)) {
    running.add(this);
    this.system.inspect((event) => {
      // An earlier story's actors may run for a while; their events are ignored.
      if (!running.has(this)) return;
      for (const listener of listeners) listener(event);
    });
  }
  return start.call(this);
};
Actor.prototype.stop = function stopWatched(this: AnyActor) {
  running.delete(this);
  return stop.call(this);
};

/** Forgets what earlier stories left running, so that none of it can pass for a state of the next one. */
export function forgetActors(): void {
  running.clear();
}

/** Hears of everything that happens in any actor. @returns ends it */
export function onInspection(listener: (event: InspectionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}

/** The innermost states of a value, by the ids that `statechartOf` gives them. */
function innermost(path: string, value: StateValue | undefined): string[] {
  if (value === undefined) return [path];
  if (typeof value === 'string') return [`${path}.${value}`];
  const inner = Object.entries(value);
  return inner.length === 0 ? [path] : inner.flatMap(([key, below]) => innermost(`${path}.${key}`, below));
}

/** The innermost states that an actor is in; none where it is not a machine. */
export function statesIn(snapshot: unknown): string[] {
  return isOfMachine(snapshot) ? innermost(snapshot.machine.id, snapshot.value) : [];
}

function withChildren(actor: AnyActorRef): AnyActorRef[] {
  const { children } = actor.getSnapshot();
  const inner = Object.values<AnyActorRef | undefined>(children ?? {}).filter((child) => child !== undefined);
  return [actor, ...inner.flatMap(withChildren)];
}

/** The innermost states of every machine that runs now. */
export function activeStates(): ReadonlySet<string> {
  return new Set([...running].flatMap(withChildren).flatMap((actor) => statesIn(actor.getSnapshot())));
}
