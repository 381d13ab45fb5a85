// Storybook's documented way to give stories a typed parameter; it has no other entry for it.
import { definePreviewAddon } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { errorsOf } from '../apps/shop/storybook/atlas/prove-states.test-support.ts';
import type { StateParameters } from '../apps/shop/storybook/atlas/shown-state.test-support.ts';

/**
 * Types `parameters.states` and proves it: a story that says it shows a state fails when, once it rests, no actor is in
 * that state. A `Story.test` goes on from there, so it is not asked again.
 */
export const stateAtlas = () =>
  definePreviewAddon<{ parameters: StateParameters }>({
    afterEach: async ({ parameters, tags }) => {
      const { states }: StateParameters = parameters;
      if (states === undefined || tags.includes('test-fn')) return;
      await waitFor(() => expect(errorsOf(states)).toEqual([]), {
        onTimeout: () => new Error(`The story does not show what it says:\n${errorsOf(states).join('\n')}`),
      });
    },
  });
