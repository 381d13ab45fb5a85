/** A name in the spellings its files need. */
export interface Names {
  /** `RatingStars` */
  readonly pascal: string;
  /** `ratingStars` */
  readonly camel: string;
  /** `rating-stars` */
  readonly kebab: string;
  /** `rating stars` */
  readonly words: string;
}

/** A line to add to a file that lists things: before the first line that begins with `before`, else at the end. */
export interface Addition {
  readonly file: string;
  readonly before: string;
  readonly text: string;
}

/** What a template makes: new files, lines in existing ones, and where to go on. */
export interface Made {
  readonly files: Readonly<Record<string, string>>;
  readonly additions: readonly Addition[];
  /** The test that fails until the work is done. */
  readonly failing: string;
  readonly next: readonly string[];
}

const component = ({ pascal, words }: Names): Made => {
  const folder = `packages/design-system/src/components/content/${pascal}`;
  return {
    files: {
      [`${folder}/${pascal}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({ padding: space(12), fontSize: text(16), color: vars.color.textStrong });
`,
      [`${folder}/${pascal}.tsx`]: `import type { ReactNode } from 'react';
import * as css from './${pascal}.css.ts';

export interface ${pascal}Props {
  readonly children: ReactNode;
}

/** Shows ${words}. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <div className={css.root}>{children}</div>;
}
`,
      [`${folder}/${pascal}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ${pascal} } from './${pascal}.tsx';

const meta = preview.meta({ component: ${pascal}, title: 'Design system/${pascal}', args: { children: 'Words' } });

export const Primary = meta.story();

Primary.test('has the role and the name of ${words}', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: '${words}' })).toBeVisible();
});

export const Dark = Primary.extend({ globals: { theme: 'dark' } });
`,
    },
    additions: [
      {
        file: 'packages/design-system/src/index.ts',
        before: 'export { StatePanel',
        text: `export { ${pascal}, type ${pascal}Props } from './components/content/${pascal}/${pascal}.tsx';`,
      },
    ],
    failing: `${folder}/${pascal}.stories.tsx`,
    next: [
      'Move the folder to the group it belongs to (forms, overlays, commerce, layout, navigation, feedback, content).',
      'node tools/design-system-cost.mjs --write adds it to the table of sizes.',
    ],
  };
};

const machine = ({ pascal, camel, kebab, words }: Names): Made => {
  const folder = `packages/commerce-core/src/machines/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.types.ts`]: `import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../notice.ts';

/** What the machine remembers. */
export interface ${pascal}Context {
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type ${pascal}Event = { readonly type: '${camel}.start' };

/** What the machine emits. */
export type ${pascal}Emitted = { readonly type: '${camel}.notice'; readonly notice: Notice };

/** What the UI asks \`snapshot.hasTag\` for. */
export type ${pascal}Tag = 'busy' | 'failed' | 'done';
`,
      [`${folder}/${kebab}.machine.ts`]: `import { assign, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import type { ${pascal}Context, ${pascal}Emitted, ${pascal}Event, ${pascal}Tag } from './${kebab}.types.ts';

/**
 * Runs ${words}.
 * Actors: \`work\` does it and answers nothing.
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
  it('says when ${words} is done', async () => {
    const { actor, work, emitted } = start();
    actor.send({ type: '${camel}.start' });
    work.call().resolve();
    await settle();
    expect(actor.getSnapshot().hasTag('done')).toBe(true);
    expect(emitted).toMatchObject([{ type: '${camel}.notice', notice: { tone: 'success' } }]);
  });

  it('an error leaves it where it can be started again', async () => {
    const { actor, work } = start();
    actor.send({ type: '${camel}.start' });
    work.call().reject(offline);
    await settle();
    actor.send({ type: '${camel}.start' });
    expect(work.calls).toHaveLength(2);
  });

  it('a start while it works is ignored', () => {
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
        text: `export const ${pascal} = meta.story({ args: { machine: core.${camel}Machine } });`,
      },
    ],
    failing: `${folder}/${kebab}.machine.test.ts`,
    next: [
      `Provide its actors in apps/shop/src/machines/${kebab}.ts; until a screen uses it, tools/entry-exports.test.ts fails.`,
      'Name it in apps/shop/storybook/atlas/machines.test-support.ts and in the README of the core.',
    ],
  };
};

const endpoint = ({ camel, kebab, pascal, words }: Names): Made => {
  const file = `packages/api-contract/src/endpoints/${kebab}.ts`;
  return {
    files: {
      [file]: `import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company } from '../schemas.ts';

/** Calls of ${words}. */
export const ${camel}Endpoints = {
  get${pascal}: endpoint('get${pascal}', {
    summary: 'Read ${words}.',
    params: Type.Object({ company }),
    answer: Type.Array(Type.Object({ id: Type.Integer({ minimum: 1 }) })),
  }),
};
`,
      [`packages/api-contract/src/endpoints/${kebab}.test.ts`]: `import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { ${camel}Endpoints } from './${kebab}.ts';

const { answer } = ${camel}Endpoints.get${pascal};

it('get${pascal} answers what ${words} is', () => {
  expect(Check(answer, [{ id: 1, name: 'Name' }])).toBe(true);
  expect(Check(answer, [{ id: 1 }]), 'a row without a name').toBe(false);
});
`,
    },
    additions: [
      {
        file: 'packages/api-contract/src/routes.ts',
        before: '} as const satisfies Record<string, Route>;',
        text: `  get${pascal}: {
    method: 'GET',
    path: '/${camel}/:company',
    access: 'anyone',
    source: '${pascal}',
    listed: false,
  },`,
      },
      {
        file: 'packages/api-contract/src/endpoints.ts',
        before: 'import { wishlistEndpoints',
        text: `import { ${camel}Endpoints } from './endpoints/${kebab}.ts';`,
      },
      { file: 'packages/api-contract/src/endpoints.ts', before: '} satisfies', text: `  ...${camel}Endpoints,` },
      {
        file: 'apps/server/src/api-tests/access.test.ts',
        before: '  session: anyone(200)',
        text: `  get${pascal}: anyone(404),`,
      },
    ],
    failing: `packages/api-contract/src/endpoints/${kebab}.test.ts`,
    next: [
      `Mock it in mocks/src/handlers/${kebab}.ts, register it in a module of apps/server/src/modules.`,
      `Call it from a file of packages/api-contract/src/client; wire names are translated in src/adapters.`,
    ],
  };
};

const screen = ({ pascal, camel, kebab, words }: Names): Made => {
  const folder = `apps/shop/src/screens/${pascal}`;
  return {
    files: {
      [`${folder}/route.ts`]: `export { ${pascal}Screen as Component } from './${pascal}Screen.tsx';\n`,
      [`${folder}/${pascal}Screen.tsx`]: `import { shopProfile } from '@kayal/commerce-core';
import { Container, PageHeading } from '@kayal/design-system';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import * as css from './${pascal}Screen.css.ts';

/** The page of ${words}. */
export function ${pascal}Screen() {
  return (
    <Container className={css.root}>
      <PageMeta title={\`${pascal} · \${shopProfile.name}\`} hidden />
      <PageHeading title="${pascal}" />
    </Container>
  );
}
`,
      [`${folder}/${pascal}Screen.css.ts`]: `import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ paddingBlock: space(32) });
`,
      [`${folder}/${pascal}Screen.stories.tsx`]: `import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/${pascal}', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  render: renderScreen({ path: '/${kebab}' }),
  parameters: { states: ['${pascal}/ready'] },
});

Ready.test('shows ${words}', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: '${pascal}' })).toBeVisible();
  await expect(main.getByRole('list', { name: '${words}' })).toBeVisible();
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });
`,
    },
    additions: [
      {
        file: 'apps/shop/src/routes.tsx',
        before: "          route('/aboutus'",
        text: `          route('/${kebab}', 'src/screens/${pascal}/route.ts', () => import('./screens/${pascal}/route.ts')),`,
      },
      { file: 'apps/shop/src/paths.ts', before: '  aboutUs:', text: `  ${camel}: '/${kebab}',` },
      {
        file: 'apps/shop/storybook/atlas/screens.test-support.ts',
        before: '  AboutUs: {',
        text: `  ${pascal}: { route: '/${kebab}', situations: words },`,
      },
    ],
    failing: `${folder}/${pascal}Screen.stories.tsx`,
    next: [
      'A screen that reads something gets a loader beside it, as Home.loader.ts, and its situations in the atlas.',
      'node tools/state-atlas.ts writes the atlas; apps/e2e/src/routes.e2e.ts lists the routes.',
    ],
  };
};

/** What `npm run new` can make. */
export const templates = { component, machine, endpoint, screen } as const;
