import { fetchStates, type FetchState } from '@kayal/api-contract/client';
import { assign, setup, transition } from 'xstate';
import type { PictureFetchContext, PictureFetchEvent, PictureFetchInput } from './picture-fetch.types.ts';

/** Tries of an address by itself; after them the owner decides. */
const maxFetchTries = 4;

/**
 * A picture of an import, from its address to the shop. An address that may answer later waits and is tried again a few
 * times; one that will not has failed, until the owner tries it again or leaves it. It calls nothing: the server takes each
 * step of a stored address by `nextFetch`.
 */
export const pictureFetchMachine = setup({
  types: {} as { context: PictureFetchContext; events: PictureFetchEvent; input: PictureFetchInput },
  guards: {
    hasTries: ({ context }) => context.tries + 1 < maxFetchTries,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
  },
}).createMachine({
  id: 'picture-fetch',
  context: ({ input: { tries } }) => ({ tries }),
  initial: 'waiting',
  on: { 'fetch.replace': { target: '.waiting', actions: 'forgetTries' } },
  states: {
    waiting: {
      on: {
        'fetch.store': 'fetched',
        'fetch.postpone': [
          { guard: 'hasTries', target: 'waiting', actions: 'countTry' },
          { target: 'failed', actions: 'countTry' },
        ],
        'fetch.fail': { target: 'failed', actions: 'countTry' },
        'fetch.leave': 'left',
      },
    },
    fetched: {},
    failed: {
      on: {
        'fetch.retry': { target: 'waiting', actions: 'forgetTries' },
        'fetch.leave': 'left',
      },
    },
    left: { on: { 'fetch.retry': { target: 'waiting', actions: 'forgetTries' } } },
  },
});

/**
 * Takes one step of a stored address, by the statechart and nothing else.
 * @returns the address after the step; null where the step is illegal, and nothing may change
 */
export function nextFetch({ state, tries }: PictureFetchInput, event: PictureFetchEvent): PictureFetchInput | null {
  const before = pictureFetchMachine.resolveState({ value: state, context: { tries } });
  if (!before.can(event)) return null;
  const [after] = transition(pictureFetchMachine, before, event);
  const next = fetchStates.find((each) => after.matches(each));
  if (next === undefined) throw new Error('The address has no state.');
  return { state: next, ...after.context };
}

/** The states in which a step is legal, for steps of many addresses at once. */
export const fetchStatesFor = (event: PictureFetchEvent): readonly FetchState[] =>
  fetchStates.filter((state) => nextFetch({ state, tries: 0 }, event) !== null);
