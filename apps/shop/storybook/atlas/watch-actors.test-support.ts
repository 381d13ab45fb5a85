import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import type { ActorWatch } from '../../src/machines/actors/actor-watch.ts';

/** The current story's running root actors. */
let running: ReadonlySet<ActorRefLike> = new Set();
const listeners = new Set<(event: InspectionEvent) => void>();

/**
 * Watches the actors of one story. From now on those of earlier stories, which may run for a while, are ignored.
 * @returns the option to start each actor with
 */
export function watchActors(): ActorWatch {
  const roots = new Set<ActorRefLike>();
  running = roots;
  return {
    inspect: (event: InspectionEvent) => {
      const { actorRef } = event;
      if (event.type === '@xstate.snapshot' && actorRef.sessionId === event.rootId) {
        if (event.snapshot.status === 'stopped') roots.delete(actorRef);
        else roots.add(actorRef);
      }
      if (running === roots) for (const listener of listeners) listener(event);
    },
  };
}

/** Listens to the inspection events of all actors. @returns a function that unsubscribes */
export function onInspection(listener: (event: InspectionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether it is the snapshot of a machine. */
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

/** The innermost states of a machine and of its child machines; none for other actors. */
function statesIn(snapshot: unknown): string[] {
  if (!isOfMachine(snapshot)) return [];
  const children = Object.values<ActorRefLike | undefined>(snapshot.children);
  return [
    ...innermost(snapshot.machine.id, snapshot.value),
    ...children.flatMap((child) => statesIn(child?.getSnapshot())),
  ];
}

/** The innermost states of all running machines. */
export const activeStates = (): ReadonlySet<string> =>
  new Set([...running].flatMap((actor) => statesIn(actor.getSnapshot())));

const isActor = (ref: ActorRefLike): ref is AnyActorRef => 'system' in ref && 'subscribe' in ref;

/** An actor and the actors that it runs, as far as they are machines. */
function machinesIn(actor: ActorRefLike | undefined): AnyActorRef[] {
  const snapshot: unknown = actor?.getSnapshot();
  if (actor === undefined || !isOfMachine(snapshot) || !isActor(actor)) return [];
  return [actor, ...Object.values<ActorRefLike | undefined>(snapshot.children).flatMap(machinesIn)];
}

/** All running actors of machines, in the order they started, each before those that it runs. */
export const machineActors = (): readonly AnyActorRef[] => [...running].flatMap(machinesIn);
