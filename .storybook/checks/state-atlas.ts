// Storybook documents this import for typed parameters and has no public entry for it.
import { definePreviewAddon } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { errorsOf } from '../../apps/shop/storybook/atlas/prove-states.test-support.ts';
import type { StateParameters } from '../../apps/shop/storybook/atlas/shown-state.test-support.ts';
import { testId } from '../../apps/shop/storybook/atlas/story-ids.test-support.ts';
import {
  forgetTransitions,
  takenBy,
  transitionErrors,
  type TransitionClaim,
} from '../../apps/shop/storybook/atlas/taken-transitions.test-support.ts';
import claimed from '../../docs/state-atlas/transitions.json' with { type: 'json' };

const claims: readonly TransitionClaim[] = claimed;

/** Where `node tools/state-atlas.ts --record` wants to read the transitions that each story takes. */
const recordFolder: unknown = import.meta.env['STORYBOOK_TRANSITIONS_FOLDER'];

/** Whether `node tools/state-atlas.ts --check` runs the stories. */
const isChecking = import.meta.env['STORYBOOK_TRANSITIONS'] === 'check';

async function record(folder: string, story: string): Promise<void> {
  const { commands } = await import('vitest/browser');
  await commands.writeFile(`${folder}/${story.replaceAll(':', '.')}.json`, JSON.stringify(takenBy(story)));
}

const proveTransitions = (story: string): Promise<void> => {
  // An answer may come after the story has gone on, so only what its own input causes is sure to happen.
  const own = claims.filter((claim) => claim.story === story && claim.by !== null);
  const errors = () => transitionErrors(own);
  return waitFor(() => expect(errors()).toEqual([]), {
    onTimeout: () =>
      new Error(
        `The story does not take the transitions that docs/state-atlas lists for it:\n${errors().join('\n')}\n` +
          'When this is wanted: `node tools/state-atlas.ts --record <story file>`, and commit.',
      ),
  });
};

/**
 * Types `parameters.states` and checks it: a story that claims a state fails when, after its `play`, no actor is in
 * that state. A `Story.test` continues from there, so the claim is not checked again. With `--check` a story or test also
 * fails when its input did not cause a transition that docs/state-atlas lists for it.
 */
export const stateAtlas = () =>
  definePreviewAddon<{ parameters: StateParameters }>({
    beforeEach: forgetTransitions,
    afterEach: async ({ id, name, parameters, tags }) => {
      const { states }: StateParameters = parameters;
      const isTest = tags.includes('test-fn');
      // Under Vitest a test has its story's id and its own name.
      const story = isTest ? testId(id.split(':')[0] ?? id, name) : id;
      if (states !== undefined && !isTest)
        await waitFor(() => expect(errorsOf(states)).toEqual([]), {
          onTimeout: () => new Error(`The story does not show what it says:\n${errorsOf(states).join('\n')}`),
        });
      if (typeof recordFolder === 'string') await record(recordFolder, story);
      else if (isChecking) await proveTransitions(story);
    },
  });
