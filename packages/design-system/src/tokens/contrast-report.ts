import { colorModes, type ColorMode, type ColorRole } from './contract.ts';
import { contrastOf, type Rgba } from './color.ts';
import { tokenOf } from './read-token.ts';
import type { ThemeDocument } from './theme-document.ts';
import { tokenSpecs } from './token-specs.ts';

/** A foreground and a background role that components combine. */
export interface ContrastPair {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  /** 4.5 for text (WCAG 2.2, 1.4.3), 3 for borders and signs (1.4.11). */
  readonly min: 4.5 | 3;
}

/** Contrast of a pair in a theme. */
export interface ContrastFinding extends ContrastPair {
  readonly mode: ColorMode;
  /** 1 to 21, two decimals. */
  readonly ratio: number;
  readonly passes: boolean;
}

const text = (foreground: ColorRole, ...backgrounds: readonly ColorRole[]): readonly ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, min: 4.5 }));

const sign = (foreground: ColorRole, ...backgrounds: readonly ColorRole[]): readonly ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, min: 3 }));

/** Every pair that a component uses; a test reads the styles and fails for a pair that is missing here. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('textStrong', 'surfacePage', 'surfaceRaised', 'surfaceSunken', 'brandSoft', 'successSoft', 'dangerSoft'),
  ...text('textMuted', 'surfacePage', 'surfaceRaised', 'surfaceSunken', 'brandSoft', 'dangerSoft'),
  ...text('textInverse', 'surfaceInverse'),
  ...text('brand', 'surfacePage', 'surfaceRaised', 'brandSoft'),
  ...text('brandHover', 'surfacePage'),
  ...text('onBrand', 'brand', 'brandHover'),
  ...text('onAccent', 'accent'),
  ...text('sale', 'surfacePage', 'surfaceRaised'),
  ...text('surfaceRaised', 'sale', 'danger'),
  ...text('saving', 'surfacePage', 'surfaceRaised', 'surfaceSunken'),
  ...text('success', 'surfacePage', 'surfaceRaised', 'surfaceSunken', 'successSoft'),
  ...text('danger', 'surfacePage', 'surfaceRaised', 'surfaceSunken', 'dangerSoft'),
  ...sign('textMuted', 'surfacePage', 'surfaceRaised', 'surfaceSunken'),
  ...sign('lineStrong', 'surfacePage', 'surfaceRaised', 'surfaceSunken'),
  ...sign('brand', 'surfacePage', 'surfaceRaised', 'surfaceSunken'),
  ...sign('focus', 'surfacePage', 'surfaceRaised', 'surfaceSunken'),
];

function colorOf(theme: ThemeDocument, mode: ColorMode, role: ColorRole): Rgba {
  const spec = tokenSpecs.find(({ path }) => path === `color.${mode}.${role}`);
  const rgba = spec === undefined ? undefined : tokenOf(theme, spec).rgba;
  if (rgba === undefined) throw new Error(`color.${mode}.${role} is not a colour.`);
  return rgba;
}

/** Every pair in both modes, those with too little contrast first. */
export function contrastReport(theme: ThemeDocument): readonly ContrastFinding[] {
  const findings = colorModes.flatMap((mode) =>
    contrastPairs.map((pair): ContrastFinding => {
      const exact = contrastOf(colorOf(theme, mode, pair.foreground), colorOf(theme, mode, pair.background));
      return { ...pair, mode, ratio: Math.floor(exact * 100) / 100, passes: exact >= pair.min };
    }),
  );
  return findings.toSorted((one, other) => one.ratio / one.min - other.ratio / other.min);
}
