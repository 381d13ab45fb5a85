import { tokenCss } from '@kayal/design-system/tokens';
import { readTheme } from '../../shop-settings/theme.ts';
import { defaultPlateColours, type PlateColours } from '../painter/draw-plate.ts';

/** The colours of plates: brand and accent of the owner's theme. @param theme JSON; null for the shop's own look */
export function plateColoursOf(theme: string | null): PlateColours {
  if (theme === null) return defaultPlateColours;
  const document = readTheme(theme);
  return {
    ground: tokenCss(document, 'color.light.brand'),
    accent: tokenCss(document, 'color.light.accent'),
  };
}
