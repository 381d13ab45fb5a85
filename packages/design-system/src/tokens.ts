/** Themes as data, without React or DOM, for a server, a settings screen or a build. */
export { type ColorMode, type ColorRole, colorModes, type DensityMode, densityModes } from './tokens/contract.ts';
export { colorFromHex, contrastRatio, hexOf } from './tokens/color.ts';
export { type ContrastFinding, type ContrastPair, contrastPairs, contrastReport } from './tokens/contrast-report.ts';
export { defaultTheme } from './tokens/default-theme.ts';
export { withTokenValue } from './tokens/edit-theme.ts';
export { modeDocument, type ModeDocument } from './tokens/mode-document.ts';
export { tokenCss } from './tokens/read-token.ts';
export type {
  ColorValue,
  DimensionValue,
  DurationValue,
  ShadowValue,
  ThemeDocument,
  Token,
  TokenType,
  TokenValues,
} from './tokens/theme-document.ts';
export { type ThemeRule, themeRules, themeStylesheet } from './tokens/theme-stylesheet.ts';
export { type TokenSpec, tokenSpecs } from './tokens/token-specs.ts';
export { parseTheme, type ThemeError, type ThemeValidation, validateTheme } from './tokens/validate-theme.ts';
