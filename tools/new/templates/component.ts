import type { Made, Names } from './made.ts';

/** A component of the design system, with its style and stories. */
export const component = ({ pascal, words }: Names): Made => {
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
