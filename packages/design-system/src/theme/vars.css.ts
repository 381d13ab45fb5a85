import { createGlobalThemeContract, globalLayer, globalStyle } from '@vanilla-extract/css';
import { contract } from '../tokens/contract.ts';
import { defaultTheme } from '../tokens/default-theme.ts';
import { themeRules } from '../tokens/theme-stylesheet.ts';

/** The theme as CSS variables with stable names (`--k-color-brand`), used by every `.css.ts`. */
export const vars = createGlobalThemeContract(contract, (_purpose, path) => `k-${path.join('-')}`);

/** In a layer, so that a brand's stylesheet wins at any position. */
const theme = globalLayer('theme');

for (const { selector, media, variables } of themeRules(defaultTheme)) {
  const rule = { vars: variables };
  globalStyle(selector, { '@layer': { [theme]: media === undefined ? rule : { '@media': { [media]: rule } } } });
}
