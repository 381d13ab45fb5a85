import { useCallback, useRef, useSyncExternalStore } from 'react';

/** The readable part of a running actor. */
interface Readable<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

const nothing = () => undefined;

/** Whether two selected values are the same. */
export type Compare<T> = (a: T | undefined, b: T | undefined) => boolean;

/**
 * A value of a source that may have no actor yet; undefined without one. Renders again only when the value changes, also
 * when the source exchanges its actor.
 * @param subscribe the same function at each render
 * @param compare when `select` makes a new object each time
 */
export function useSourceValue<Snapshot, T>(
  subscribe: (listener: () => void) => () => void,
  getActor: () => Pick<Readable<Snapshot>, 'getSnapshot'> | undefined,
  select: (snapshot: Snapshot) => T,
  compare: Compare<T> = Object.is,
): T | undefined {
  const last = useRef<T | undefined>(undefined);
  const read = () => {
    const actor = getActor();
    const next = actor === undefined ? undefined : select(actor.getSnapshot());
    if (!compare(last.current, next)) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, nothing);
}

/**
 * A value of an actor; undefined until the actor has started. It replaces `useSelector` of @xstate/react in the first
 * view, because that package's only file would load XState's interpreter on every page (ADR 3).
 * @param compare when `select` makes a new object each time
 */
export function useActorValue<Snapshot, T>(
  actor: Readable<Snapshot> | undefined,
  select: (snapshot: Snapshot) => T,
  compare?: Compare<T>,
): T | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSourceValue(subscribe, () => actor, select, compare);
}

/** The whole snapshot of an actor that is there already. */
export function useActorSnapshot<Snapshot>(actor: Readable<Snapshot>): Snapshot {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => actor.getSnapshot();
  return useSyncExternalStore(subscribe, read, read);
}
