import type { ActorRefLike, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import type { ActorWatch } from '../../src/machines/actor-watch.ts';

/** The running actors of the story shown now that no other actor started. */
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

/** Hears of everything that happens in any actor. @returns ends it */
export function onInspection(listener: (event: InspectionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether it is the snapshot of a machine. */
export function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}

/** The innermost states of a value, by the ids that `statechartOf` gives them. */
function innermost(path: string, value: StateValue | undefined): string[] {
  if (value === undefined) return [path];
  if (typeof value === 'string') return [`${path}.${value}`];
  const inner = Object.entries(value);
  return inner.length === 0 ? [path] : inner.flatMap(([key, below]) => innermost(`${path}.${key}`, below));
}

/** The innermost states of a machine and of the machines it started; none where it is not a machine. */
function statesIn(snapshot: unknown): string[] {
  if (!isOfMachine(snapshot)) return [];
  const children = Object.values<ActorRefLike | undefined>(snapshot.children);
  return [
    ...innermost(snapshot.machine.id, snapshot.value),
    ...children.flatMap((child) => statesIn(child?.getSnapshot())),
  ];
}

/** The innermost states of every machine that runs now. */
export const activeStates = (): ReadonlySet<string> =>
  new Set([...running].flatMap((actor) => statesIn(actor.getSnapshot())));
