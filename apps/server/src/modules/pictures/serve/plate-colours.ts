import { parseTheme, type ColourToken } from '../../shop-settings/theme/theme-tokens.ts';
import { defaultPlateColours, type PlateColours } from '../painter/draw-plate.ts';

function hexOf({ rgb }: ColourToken): string {
  const parts = rgb.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** The colours of plates: brand and accent of the owner's theme, for what it sets. @param theme JSON; null for the shop's own look */
export function plateColoursOf(theme: string | null): PlateColours {
  if (theme === null) return defaultPlateColours;
  const { base, light } = parseTheme(theme);
  const colour = (name: string, otherwise: string): string => {
    const token = light.get(`color.${name}`) ?? base.get(`color.${name}`);
    return token?.kind === 'colour' ? hexOf(token) : otherwise;
  };
  return {
    ground: colour('brand', defaultPlateColours.ground),
    accent: colour('accent', defaultPlateColours.accent),
  };
}
