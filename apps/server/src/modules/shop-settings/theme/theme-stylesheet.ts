import type { ColourToken, Theme, TokenSet } from './theme-tokens.ts';

function declarations(tokens: TokenSet): string {
  return [...tokens].map(([path, { css }]) => `--k-${path.replaceAll('.', '-')}:${css}`).join(';');
}

/** A theme as CSS variables, after which every page of the shop is drawn. Empty sets leave the shop's own values. */
export function themeStylesheet({ base, light, dark }: Theme): string {
  const rules: readonly (readonly [string, TokenSet])[] = [
    [':root', base],
    [':root,[data-theme="light"]', light],
    ['[data-theme="dark"]', dark],
  ];
  return rules
    .flatMap(([selector, tokens]) => (tokens.size === 0 ? [] : [`${selector}{${declarations(tokens)}}`]))
    .join('\n');
}

/** Text and the ground it stands on, with the ratio WCAG 2.2 asks for at AA. */
const pairs: readonly (readonly [text: string, ground: string, required: number])[] = [
  ['textStrong', 'surfacePage', 4.5],
  ['textStrong', 'surfaceRaised', 4.5],
  ['textStrong', 'surfaceSunken', 4.5],
  ['textMuted', 'surfacePage', 4.5],
  ['textMuted', 'surfaceRaised', 4.5],
  ['textMuted', 'surfaceSunken', 4.5],
  ['textInverse', 'surfaceInverse', 4.5],
  ['brand', 'surfacePage', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onBrand', 'brandHover', 4.5],
  ['onAccent', 'accent', 4.5],
  ['sale', 'surfacePage', 4.5],
  ['success', 'successSoft', 4.5],
  ['danger', 'dangerSoft', 4.5],
  ['focus', 'surfacePage', 3],
  ['lineStrong', 'surfacePage', 3],
];

/** A pair of colours that is hard to read. */
export interface LowContrast {
  readonly pair: string;
  readonly ratio: number;
  readonly required: number;
}

function luminance({ rgb }: ColourToken): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: ColourToken, other: ColourToken): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The pairs of a theme with less contrast than WCAG 2.2 AA asks for. A pair counts where the theme sets both colours. */
export function lowContrast(theme: Theme): LowContrast[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colourOf = (name: string): ColourToken | undefined => {
      const token = theme[mode].get(`color.${name}`) ?? theme.base.get(`color.${name}`);
      return token?.kind === 'colour' && token.alpha === 1 ? token : undefined;
    };
    return pairs.flatMap(([text, ground, required]) => {
      const [one, other] = [colourOf(text), colourOf(ground)];
      if (one === undefined || other === undefined) return [];
      const ratio = Math.floor(contrast(one, other) * 100) / 100;
      return ratio < required ? [{ pair: `${text} on ${ground} (${mode})`, ratio, required }] : [];
    });
  });
}
