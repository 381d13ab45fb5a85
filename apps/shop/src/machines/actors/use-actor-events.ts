import { useEffectEvent, useLayoutEffect } from 'react';
import type { EventObject } from 'xstate';

/** An actor that emits events. */
interface Emitter<Emitted extends EventObject> {
  readonly on: (type: '*', listener: (event: Emitted) => void) => { readonly unsubscribe: () => void };
}

/**
 * Listens to the events that a machine emits for as long as the component is mounted.
 * @param actor undefined until it has started
 * @param handle called with the props and state of the latest render
 */
export function useActorEvents<Emitted extends EventObject>(
  actor: Emitter<Emitted> | undefined,
  handle: (event: Emitted) => void,
): void {
  const onEvent = useEffectEvent(handle);
  // A layout effect, because `useActor` starts the machine in an effect: what it emits then is heard too.
  useLayoutEffect(() => {
    const subscription = actor?.on('*', (event) => onEvent(event));
    return () => subscription?.unsubscribe();
  }, [actor]);
}
