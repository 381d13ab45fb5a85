import { useEffect, useState } from 'react';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { activeStates, isOfMachine, onInspection } from '../atlas/watch-actors.test-support.ts';

/** Max events that are kept; older ones are dropped. */
const keptEvents = 12;

/** States and events of a running machine. */
export interface MachineWatch {
  /** Ids of the innermost states that its actors are in. */
  readonly active: readonly string[];
  /** Types of the events that its actors received, newest first. */
  readonly events: readonly string[];
}

function isFor(machine: AnyStateMachine, event: InspectionEvent): event is InspectionEvent & { type: '@xstate.event' } {
  if (event.type !== '@xstate.event') return false;
  const snapshot: unknown = event.actorRef.getSnapshot();
  return isOfMachine(snapshot) && snapshot.machine.id === machine.id;
}

/** Follows all actors of a machine in a story: their states and received events. */
export function useMachineWatch(machine: AnyStateMachine): MachineWatch {
  const [watch, setWatch] = useState<MachineWatch>({ active: [], events: [] });
  useEffect(() => {
    let waiting: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The event is inspected before the actor has handled it, so the states are read afterwards.
    const readLater = (): void => {
      timer ??= setTimeout(() => {
        const newest = waiting;
        waiting = [];
        timer = undefined;
        setWatch(({ events }) => ({
          active: [...activeStates()].filter((state) => state.startsWith(`${machine.id}.`)),
          events: [...newest, ...events].slice(0, keptEvents),
        }));
      });
    };
    const stop = onInspection((event) => {
      if (isFor(machine, event)) waiting.unshift(event.event.type);
      readLater();
    });
    readLater();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [machine]);
  return watch;
}
