import { defaultTheme, parseTheme, type ThemeDocument, themeStylesheet } from '@kayal/design-system/tokens';
import monsoon from '@kayal/design-system/brands/monsoon.tokens.json' with { type: 'json' };
import type { Preview } from '@storybook/react-vite';
import { useEffect, type ReactElement, type ReactNode } from 'react';

const brands: Readonly<Record<string, ThemeDocument>> = { kayal: defaultTheme, monsoon: parseTheme(monsoon) };

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
 * The initial brand: the first one, or the one in `STORYBOOK_BRAND`, so that a test run can use the second (`monsoon`).
 */
export const initialBrand = {
  brand: import.meta.env['STORYBOOK_BRAND'] === 'monsoon' ? 'monsoon' : 'kayal',
  density: 'comfortable',
} as const;

/** Adds a brand's stylesheet to the page, as a shop serves it, and sets the density on the root element. */
export function Brand(props: {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}): ReactElement {
  const { brand, density } = props.globals;
  const theme = brands[String(brand)] ?? defaultTheme;
  useEffect(() => {
    document.documentElement.dataset['density'] = density === 'compact' ? 'compact' : 'comfortable';
  }, [density]);
  return (
    <>
      <style>{themeStylesheet(theme)}</style>
      {props.children}
    </>
  );
}
