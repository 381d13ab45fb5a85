import { createGlobalThemeContract, createGlobalTheme } from '@vanilla-extract/css';
import { darkTheme } from './dark.ts';
import { lightTheme } from './light.ts';

const name = (_value: string | null, path: string[]) => `k-${path.join('-')}`;

/** The theme contract as CSS variables: what every `.css.ts` reads. */
export const vars = createGlobalThemeContract(
  {
    color: {
      surfacePage: '',
      surfaceRaised: '',
      surfaceSunken: '',
      surfaceInverse: '',
      textStrong: '',
      textMuted: '',
      textInverse: '',
      brand: '',
      brandHover: '',
      brandSoft: '',
      onBrand: '',
      accent: '',
      onAccent: '',
      sale: '',
      success: '',
      successSoft: '',
      danger: '',
      dangerSoft: '',
      focus: '',
      lineSoft: '',
      lineStrong: '',
      scrim: '',
    },
  },
  name,
);

createGlobalTheme(':root, [data-theme="light"]', vars, lightTheme);
createGlobalTheme('[data-theme="dark"]', vars, darkTheme);
