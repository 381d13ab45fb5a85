import { rehearsalStates, type RehearsalState } from '@kayal/api-contract/client';
import { setup, transition } from 'xstate';
import type { RehearsalEvent } from './rehearsal.types.ts';

/**
 * The rehearsal beside a shop. There is one at a time, and it is thrown away or switched to. It calls nothing: the server
 * takes each step of the stored rehearsal by `nextRehearsal`.
 */
export const rehearsalMachine = setup({
  types: {} as { events: RehearsalEvent },
}).createMachine({
  id: 'rehearsal',
  initial: 'none',
  states: {
    none: { on: { 'rehearsal.begin': 'copying' } },
    copying: { on: { 'rehearsal.open': 'running', 'rehearsal.fail': 'failed' } },
    running: { on: { 'rehearsal.switch': 'switching', 'rehearsal.discard': 'none' } },
    switching: { on: { 'rehearsal.finish': 'switched', 'rehearsal.keep': 'running' } },
    switched: { on: { 'rehearsal.begin': 'copying' } },
    failed: { on: { 'rehearsal.begin': 'copying' } },
  },
});

/**
 * Takes one step of the stored rehearsal, by the statechart and nothing else.
 * @returns its state after the step; null where the step is illegal, and nothing may change
 */
export function nextRehearsal(state: RehearsalState, type: RehearsalEvent['type']): RehearsalState | null {
  const before = rehearsalMachine.resolveState({ value: state });
  if (!before.can({ type })) return null;
  const [after] = transition(rehearsalMachine, before, { type });
  return rehearsalStates.find((each) => after.matches(each)) ?? null;
}
