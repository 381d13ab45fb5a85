import type { InspectionEvent } from 'xstate';
import { isOfMachine } from '../../atlas/watch-actors.test-support.ts';
import type { MachineEntry } from '../recording.test-support.ts';

/** The actors of each machine in the order in which they started, with what is noted of each. */
type ByActor<Noted> = Map<string, Map<string, Noted>>;

const stepOf = (type: string, state: unknown): string => `${type} → ${JSON.stringify(state)}`;

function actorsOf<Noted>(all: ByActor<Noted>, machine: string): Map<string, Noted> {
  const actors = all.get(machine) ?? new Map<string, Noted>();
  all.set(machine, actors);
  return actors;
}

/**
 * What the actors of a replayed page do, beside those of the recording: the first actor of a machine is compared with the
 * first that was recorded, and so on, each by itself. What two actors do at once comes in any order.
 */
export function createActorLog() {
  const done: ByActor<string[]> = new Map();
  const repeated: ByActor<number> = new Map();
  return {
    note: (inspected: InspectionEvent): void => {
      const { snapshot } = inspected.type === '@xstate.snapshot' ? inspected : { snapshot: null };
      if (inspected.type !== '@xstate.snapshot' || !isOfMachine(snapshot)) return;
      const actors = actorsOf(done, snapshot.machine.id);
      const { sessionId } = inspected.actorRef;
      actors.set(sessionId, [...(actors.get(sessionId) ?? []), stepOf(inspected.event.type, snapshot.value)]);
    },
    /** The next step of a recorded actor. @returns the step, and functions that read what its actor here did */
    next: ({ machine, actor, event, state }: MachineEntry) => {
      const actors = actorsOf(repeated, machine);
      const index = actors.get(actor) ?? 0;
      actors.set(actor, index + 1);
      const which = [...actors.keys()].indexOf(actor);
      const steps = (): readonly string[] => [...actorsOf(done, machine).values()][which] ?? [];
      return {
        expected: stepOf(event.type, state),
        found: (): string | undefined => steps()[index],
        last: (): string | undefined => steps().at(-1),
      };
    },
  };
}
