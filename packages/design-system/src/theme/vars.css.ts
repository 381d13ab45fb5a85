import { createGlobalThemeContract, globalLayer, globalStyle } from '@vanilla-extract/css';
import { contract } from '../tokens/contract.ts';
import { defaultTheme } from '../tokens/default-theme.ts';
import { themeRules } from '../tokens/theme-stylesheet.ts';

/** The theme as CSS variables with readable, stable names (`--k-color-brand`): what every `.css.ts` reads. */
export const vars = createGlobalThemeContract(contract, (_purpose, path) => `k-${path.join('-')}`);

/** In a layer, so that a brand's stylesheet wins wherever it stands. */
const theme = globalLayer('theme');

for (const { selector, media, variables } of themeRules(defaultTheme)) {
  const rule = { vars: variables };
  globalStyle(selector, { '@layer': { [theme]: media === undefined ? rule : { '@media': { [media]: rule } } } });
}
