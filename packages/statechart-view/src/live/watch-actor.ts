import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { activeStates } from '../model/active-states.ts';
import type { Chart } from '../model/chart.types.ts';
import { chartOf, transitionIds } from '../model/chart-of.ts';
import { toJson } from './to-json.ts';

/** What an actor does now, as plain data. */
export interface LiveChart {
  /** Ids of the states it is in, outer states too. */
  readonly active: readonly string[];
  readonly status: AnyMachineSnapshot['status'];
  /** Its context as JSON. */
  readonly context: string;
  /** Ids of the transitions that its last event caused. */
  readonly taken: readonly string[];
  /** The last event of each type that it received since it is watched, as JSON. */
  readonly received: Readonly<Record<string, string>>;
}

/** An actor that is watched. */
export interface ActorWatch {
  readonly chart: Chart;
  /** The same object until something changes. */
  readonly get: () => LiveChart;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: AnyEventObject) => void;
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}

/** The machine that an actor runs; null for an actor of another kind. */
export function machineOf(actor: Pick<AnyActorRef, 'getSnapshot'>): AnyStateMachine | null {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot.machine : null;
}

/**
 * Watches a machine's actor; it begins with the first subscriber and stops with the last.
 * @throws when the actor does not run a machine
 */
export function watchActor(actor: AnyActorRef): ActorWatch {
  const machine = machineOf(actor);
  if (machine === null) throw new Error(`The actor ${actor.id} does not run a machine.`);
  const chart = chartOf(machine);
  const ids = transitionIds(machine);
  const listeners = new Set<() => void>();
  let taken: readonly string[] = [];
  let received: LiveChart['received'] = {};
  let current: LiveChart | null = null;

  const read = (): LiveChart => {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) throw new Error(`The actor ${actor.id} does not run a machine.`);
    const { status, value, context } = snapshot;
    return { active: [...activeStates(chart, value)], status, context: toJson(context), taken, received };
  };
  const changed = (): void => {
    current = null;
    for (const listener of listeners) listener();
  };
  const inspect = (event: InspectionEvent): void => {
    if (event.actorRef !== actor) return;
    if (event.type === '@xstate.event') {
      taken = [];
      if (!event.event.type.startsWith('xstate.')) received = { ...received, [event.event.type]: toJson(event.event) };
    } else if (event.type === '@xstate.microstep') {
      taken = [...taken, ...event._transitions.flatMap((each) => ids.get(each) ?? [])];
    } else if (event.type === '@xstate.snapshot') changed();
  };
  let stop = (): void => undefined;
  const start = (): void => {
    const inspection = actor.system.inspect(inspect);
    const end = actor.subscribe({ next: changed, error: changed, complete: changed });
    stop = () => {
      inspection.unsubscribe();
      end.unsubscribe();
    };
  };
  return {
    chart,
    get: () => (current ??= read()),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        current = null;
        start();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    send: (event) => actor.send(event),
  };
}
