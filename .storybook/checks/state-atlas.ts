// Storybook documents this import for typed parameters and has no public entry for it.
import { definePreviewAddon } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { errorsOf } from '../../apps/shop/storybook/atlas/prove-states.test-support.ts';
import type { StateParameters } from '../../apps/shop/storybook/atlas/shown-state.test-support.ts';

/**
 * Types `parameters.states` and checks it: a story that claims a state fails when, after its `play`, no actor is in
 * that state. A `Story.test` continues from there, so the claim is not checked again.
 */
export const stateAtlas = () =>
  definePreviewAddon<{ parameters: StateParameters }>({
    afterEach: async ({ parameters, tags }) => {
      const { states }: StateParameters = parameters;
      if (states === undefined || tags.includes('test-fn')) return;
      const showsThem = (): Promise<void> => {
        // A page's machine starts when a hand moves.
        globalThis.dispatchEvent(new PointerEvent('pointermove'));
        return expect(errorsOf(states)).toEqual([]);
      };
      await waitFor(showsThem, {
        onTimeout: () => new Error(`The story does not show what it says:\n${errorsOf(states).join('\n')}`),
      });
    },
  });
