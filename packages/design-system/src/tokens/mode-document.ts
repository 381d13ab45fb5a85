import type { ColorMode, DensityMode } from './contract.ts';
import type { ThemeDocument } from './theme-document.ts';

/** One mode of a theme: a theme without the level of modes in colour, shadow and density. */
export interface ModeDocument extends Omit<ThemeDocument, 'color' | 'shadow' | 'density'> {
  readonly color: ThemeDocument['color'][ColorMode];
  readonly shadow: ThemeDocument['shadow'][ColorMode];
  readonly density: ThemeDocument['density'][DensityMode];
}

/**
 * A theme in one colour mode and one density, in the same W3C format: what Figma imports as one mode of its variables,
 * under the same names in every mode. References between modes are not kept: give a theme without them.
 */
export const modeDocument = (theme: ThemeDocument, mode: ColorMode, density: DensityMode): ModeDocument => ({
  ...theme,
  $description: `${theme.$description ?? 'Theme'}, ${mode}, ${density}`,
  color: theme.color[mode],
  shadow: theme.shadow[mode],
  density: theme.density[density],
});
