import { defaultTheme, parseTheme, type ThemeDocument, themeStylesheet } from '@kayal/design-system/tokens';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';

/** Every brand of the design system, by the name of its file. */
const brands: Readonly<Record<string, ThemeDocument>> = Object.fromEntries(
  Object.entries(
    import.meta.glob('../../packages/design-system/brands/*.tokens.json', { eager: true, import: 'default' }),
  ).map(([file, theme]) => [file.split('/').at(-1)?.replace('.tokens.json', ''), parseTheme(theme)]),
);
const brandOfRun: unknown = import.meta.env['STORYBOOK_BRAND'];

/** Toolbar: the brand and the density of all stories. */
export const brandTools: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(brands).map(([value, theme]) => ({ value, title: theme.$description ?? value })),
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      title: 'Density',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
};

/**
 * The initial brand: the first one, or the one that `STORYBOOK_BRAND` names, so that a test run can use the second
 * (`monsoon`).
 */
export const initialBrand = {
  brand: typeof brandOfRun === 'string' && Object.hasOwn(brands, brandOfRun) ? brandOfRun : 'kayal',
  density: 'comfortable',
} as const;

/** Adds a brand's stylesheet to the page, as a shop serves it, and sets the density on the root element. */
export function Brand(props: {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}): ReactElement {
  const { brand, density } = props.globals;
  const theme = brands[String(brand)] ?? defaultTheme;
  // Before the story's test begins, which measures.
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = density === 'compact' ? 'compact' : 'comfortable';
  }, [density]);
  return (
    <>
      <style>{themeStylesheet(theme)}</style>
      {props.children}
    </>
  );
}
