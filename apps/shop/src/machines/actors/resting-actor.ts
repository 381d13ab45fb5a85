/** A snapshot without a machine: the context, and the answers that a machine in this state gives. */
export const restingSnapshot = <Context>(state: string, tags: readonly string[], context: Context) => ({
  context,
  hasTag: (tag: string): boolean => tags.includes(tag),
  matches: (value: unknown): boolean => value === state,
});

/**
 * Stands in for an actor whose machine is not loaded: shows what was read, and hands each event to the machine.
 * @param send loads the machine, then sends it the event
 */
export function restingActor<Snapshot, Event>(first: Snapshot, send: (event: Event) => void) {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    actor: {
      getSnapshot: () => shown,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
      send,
    },
    show: (next: Snapshot): void => {
      shown = next;
      for (const listener of listeners) listener();
    },
  };
}
