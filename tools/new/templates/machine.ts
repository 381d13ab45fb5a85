import type { Made, Names } from './made.ts';

/** A machine of the core, with its test and its drawing. */
export const machine = ({ pascal, camel, kebab, words }: Names): Made => {
  const folder = `packages/commerce-core/src/machines/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.types.ts`]: `import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../texts/notice.ts';

/** Context of the machine. */
export interface ${pascal}Context {
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type ${pascal}Event = { readonly type: '${camel}.start' };

/** Events that the machine emits. */
export type ${pascal}Emitted = { readonly type: '${camel}.notice'; readonly notice: Notice };

/** Tags of the states, for \`snapshot.hasTag\`. */
export type ${pascal}Tag = 'busy' | 'failed' | 'done';
`,
      [`${folder}/${kebab}.machine.ts`]: `import { assign, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import type { ${pascal}Context, ${pascal}Emitted, ${pascal}Event, ${pascal}Tag } from './${kebab}.types.ts';

/**
 * Runs ${words}.
 * Actors: \`work\` returns nothing.
 */
export const ${camel}Machine = setup({
  types: {} as {
    context: ${pascal}Context;
    events: ${pascal}Event;
    emitted: ${pascal}Emitted;
    tags: ${pascal}Tag;
  },
  actors: { work: notProvided<void, void>('work') },
  actions: {
    keepError: assign((_, params: { error: unknown }) => ({ callError: toCallError(params.error) })),
  },
}).createMachine({
  id: '${kebab}',
  context: { callError: null },
  initial: 'idle',
  states: {
    idle: { on: { '${camel}.start': 'working' } },
    working: {
      tags: ['busy'],
      invoke: {
        id: 'work',
        src: 'work',
        onDone: 'done',
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failed'], on: { '${camel}.start': 'working' } },
    done: { tags: ['done'] },
  },
});
`,
      [`${folder}/${kebab}.machine.test.ts`]: `import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { manualActor, offline, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { ${camel}Machine } from './${kebab}.machine.ts';
import type { ${pascal}Emitted } from './${kebab}.types.ts';

function start() {
  const work = manualActor<void, void>();
  const actor = createActor(${camel}Machine.provide({ actors: { work: work.logic } }));
  const emitted: ${pascal}Emitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, work, emitted };
}

describe('${kebab} machine', () => {
  it('shows a notice when ${words} is done', async () => {
    const { actor, work, emitted } = start();
    actor.send({ type: '${camel}.start' });
    work.call().resolve();
    await settle();
    expect(actor.getSnapshot().hasTag('done')).toBe(true);
    expect(emitted).toMatchObject([{ type: '${camel}.notice', notice: { tone: 'success' } }]);
  });

  it('can be started again after an error', async () => {
    const { actor, work } = start();
    actor.send({ type: '${camel}.start' });
    work.call().reject(offline);
    await settle();
    actor.send({ type: '${camel}.start' });
    expect(work.calls).toHaveLength(2);
  });

  it('ignores a start during the work', () => {
    const { actor, work } = start();
    actor.send({ type: '${camel}.start' });
    actor.send({ type: '${camel}.start' });
    expect(work.calls).toHaveLength(1);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: ${camel}Machine,
      events: [{ type: '${camel}.start' }],
      answers: { work: { done: [undefined], error: [offline] } },
    });
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./${kebab}.messages.json');
  });
});
`,
    },
    additions: [
      {
        file: 'packages/commerce-core/src/index.ts',
        before: "export * from './machines/wishlist/",
        text: `export type * from './machines/${kebab}/${kebab}.types.ts';\nexport * from './machines/${kebab}/${kebab}.machine.ts';`,
      },
      {
        file: 'apps/shop/storybook/statecharts/Statecharts.stories.tsx',
        before: 'export const Wishlist',
        text: `export const ${pascal} = meta.story({ render: page(core.${camel}Machine) });`,
      },
    ],
    failing: `${folder}/${kebab}.machine.test.ts`,
    next: [
      `Provide its actors in ${kebab}.ts, in a folder of apps/shop/src/machines; until a screen uses it, tools/entry-exports.test.ts fails.`,
      'Name it in apps/shop/storybook/atlas/machines.test-support.ts, its screen in apps/shop/storybook/statecharts/machine-screens.test-support.ts and the machine in the README of the core.',
    ],
  };
};
