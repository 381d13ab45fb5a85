import { peopleImportStates } from '@kayal/api-contract/client';
import { setup, transition } from 'xstate';
import type { PeopleImportContext, PeopleImportEvent, PeopleImportInput } from './people-import.types.ts';

const undo = { guard: 'isUnused', target: 'undoing' } as const;

/**
 * An import of customers or past orders of the shop before this one. Nothing is written before the owner brings it over. It
 * is undone as a whole, while nobody has logged in to an account of it. It calls nothing: the server takes each step of a
 * stored import by `nextPeopleImport`.
 */
export const peopleImportMachine = setup({
  types: {} as { context: PeopleImportContext; events: PeopleImportEvent; input: PeopleImportInput },
  guards: { isUnused: ({ context }) => context.claimed === 0 },
}).createMachine({
  id: 'people-import',
  context: ({ input: { claimed } }) => ({ claimed }),
  initial: 'checking',
  states: {
    checking: { on: { 'people.pass': 'checked', 'people.refuse': 'refused' } },
    refused: { type: 'final' },
    checked: { on: { 'people.bring': 'bringing', 'people.refuse': 'refused' } },
    bringing: { on: { 'people.finish': 'done', 'people.stop': 'stopped' } },
    stopped: { on: { 'people.bring': 'bringing', 'people.undo': undo } },
    done: { on: { 'people.undo': undo } },
    undoing: { on: { 'people.finish': 'undone' } },
    undone: { type: 'final' },
  },
});

/**
 * Takes one step of a stored import, by the statechart and nothing else.
 * @returns its state after the step; null where the step is illegal, and nothing may change
 */
export function nextPeopleImport({ state, ...context }: PeopleImportInput, event: PeopleImportEvent) {
  const before = peopleImportMachine.resolveState({ value: state, context });
  if (!before.can(event)) return null;
  const [after] = transition(peopleImportMachine, before, event);
  return peopleImportStates.find((each) => after.matches(each)) ?? null;
}
