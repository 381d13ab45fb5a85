import { shopArchiveStates, type ShopArchiveState } from '@kayal/api-contract/client';
import { setup, transition } from 'xstate';
import type { ShopArchiveEvent } from './shop-archive.types.ts';

/**
 * The archive of a whole shop. One is made at a time, and a finished one is kept until another begins or its time is over. It
 * calls nothing: the server takes each step of the stored archive by `nextArchive`.
 */
export const shopArchiveMachine = setup({
  types: {} as { events: ShopArchiveEvent },
}).createMachine({
  id: 'shop-archive',
  initial: 'none',
  states: {
    none: { on: { 'archive.begin': 'working' } },
    working: { on: { 'archive.finish': 'ready', 'archive.fail': 'failed' } },
    ready: { on: { 'archive.begin': 'working', 'archive.expire': 'none' } },
    failed: { on: { 'archive.begin': 'working' } },
  },
});

/**
 * Takes one step of the stored archive, by the statechart and nothing else.
 * @returns its state after the step; null where the step is illegal, and nothing may change
 */
export function nextArchive(state: ShopArchiveState, type: ShopArchiveEvent['type']): ShopArchiveState | null {
  const before = shopArchiveMachine.resolveState({ value: state });
  if (!before.can({ type })) return null;
  const [after] = transition(shopArchiveMachine, before, { type });
  return shopArchiveStates.find((each) => after.matches(each)) ?? null;
}
