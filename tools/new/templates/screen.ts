import type { Made, Names } from './made.ts';

/** A screen of the shop, with its route and stories. */
export const screen = ({ pascal, camel, kebab, words }: Names): Made => {
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const folder = `apps/shop/src/screens/${pascal}`;
  return {
    files: {
      [`${folder}/route.ts`]: `export { ${pascal}Screen as Component } from './${pascal}Screen.tsx';\n`,
      [`${folder}/${pascal}Screen.tsx`]: `import { Container, PageHeading } from '@kayal/design-system';
import { useShop } from '../../data/use-shop.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import * as css from './${pascal}Screen.css.ts';

/** The page of ${words}. */
export function ${pascal}Screen() {
  const { profile } = useShop();
  return (
    <Container className={css.root}>
      <PageMeta title={\`${title} · \${profile.name}\`} hidden />
      <PageHeading title="${title}" />
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
  await expect(await main.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
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
      'apps/shop/storybook/atlas/atlas.test.ts counts the routes; apps/e2e/src/routes.e2e.ts lists them.',
      'A loader that reads the query: name it in apps/shop/src/page-address.ts. A page for admins: apps/shop/src/admin-screens.ts.',
      'Then node tools/state-atlas.ts writes the atlas.',
    ],
  };
};
