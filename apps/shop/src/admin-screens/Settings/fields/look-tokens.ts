import type { ContrastRow } from '@kayal/design-system';
import {
  colorFromHex,
  tokenCss,
  withTokenValue,
  type ColorMode,
  type ColorRole,
  type ContrastFinding,
  type ThemeDocument,
} from '@kayal/design-system/tokens';

/** The colours that an owner can change here; the others come from the theme's file. */
export const lookColors: readonly { readonly role: ColorRole; readonly label: string }[] = [
  { role: 'brand', label: 'Brand' },
  { role: 'onBrand', label: 'Text on the brand colour' },
  { role: 'accent', label: 'Accent' },
  { role: 'onAccent', label: 'Text on the accent' },
  { role: 'surfacePage', label: 'Page' },
  { role: 'surfaceRaised', label: 'Cards' },
  { role: 'textStrong', label: 'Text' },
  { role: 'textMuted', label: 'Quiet text' },
  { role: 'sale', label: 'Offers' },
];

/** A colour of a theme as `#rrggbb`. */
export const colorOf = (theme: ThemeDocument, mode: ColorMode, role: ColorRole): string =>
  tokenCss(theme, `color.${mode}.${role}`);

/** Pairs of colours as rows of a list, each with a sample; colours that have no field keep the name of their token. */
export const contrastRows = (theme: ThemeDocument, findings: readonly ContrastFinding[]): readonly ContrastRow[] => {
  const nameOf = (role: ColorRole): string => lookColors.find((each) => each.role === role)?.label ?? role;
  return findings.map(({ foreground, background, mode, ratio, min }) => ({
    id: `${mode} ${foreground} ${background}`,
    label: `${nameOf(foreground)} on ${nameOf(background)} (${mode})`,
    foreground: colorOf(theme, mode, foreground),
    background: colorOf(theme, mode, background),
    ratio,
    min,
  }));
};

/** The theme with another colour. */
export const withColor = (document: unknown, mode: ColorMode, role: ColorRole, hex: string): unknown =>
  withTokenValue(document, `color.${mode}.${role}`, colorFromHex(hex));

/** The first font of a family. */
export function familyOf(theme: ThemeDocument, role: 'text' | 'headline'): string {
  const { $value } = theme.font.family[role];
  return typeof $value === 'string' ? $value : $value.join(', ');
}

/** The theme with other fonts. @param fonts separated by commas, the preferred one first */
export const withFamily = (document: unknown, role: 'text' | 'headline', fonts: string): unknown =>
  withTokenValue(
    document,
    `font.family.${role}`,
    fonts.split(',').map((font) => font.trim()),
  );
