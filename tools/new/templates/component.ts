import type { Made, Names } from './made.ts';

/** A component of the design system, with its style, the guidance of its page, and stories. */
export const component = ({ pascal, camel, words }: Names): Made => {
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
      [`${folder}/${pascal}.docs.ts`]: `import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ${pascal}. */
export const ${camel}Docs: ComponentDocs = {
  use: ['For ${words}.'],
  avoid: [],
  anatomy: [],
  keyboard: [],
  content: [],
  accessibility: [],
  do: [],
  dont: [],
};
`,
      [`${folder}/${pascal}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ${camel}Docs } from './${pascal}.docs.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta = preview.meta({
  component: ${pascal},
  title: 'Design system/${pascal}',
  tags: ['autodocs'],
  parameters: { componentDocs: ${camel}Docs },
  args: { children: 'Words' },
});

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
      `Fill the empty lists of ${pascal}.docs.ts; tools/design-system/docs.test.ts names them.`,
      'Then node tools/design-system/cost.mjs --write adds it to the table of sizes.',
      'The public API and a changeset: CONTRIBUTING.md.',
    ],
  };
};
