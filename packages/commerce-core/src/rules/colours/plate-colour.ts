/** A separate package entry, because the demo's painter needs only these colours. */
import { luminance, mix, saturation, tint } from './colour-mix.ts';

export { luminance, mix, saturation, tint };

const sands = ['#e9e2d4', '#dde6e0', '#e6dcd3', '#dfe3e8', '#e8e4d8'] as const;
const deepTones = ['#b9cbc6', '#c9b8a6', '#b4c0cb', '#c6c0ae', '#bcc7b8'] as const;

/**
 * The background of a garment's picture, which is also the picture's dominant colour: a pale tone of the garment for
 * colours, sand or mist for black and grey, a deeper tone for white. A placeholder in this colour looks like the
 * picture while that loads.
 * @param colour garment colour, `#rrggbb`
 * @param seed unsigned; chooses one of the neutral backgrounds
 * @param bold whether the background may be as strong as the garment, for pictures of categories
 * @throws RangeError when the colour is not a hex colour
 */
export function plateColour(colour: string, seed = 0, bold = false): string {
  const level = luminance(colour);
  if (level > 0.72) return deepTones[seed % deepTones.length] ?? deepTones[0];
  const neutral = sands[seed % sands.length] ?? sands[0];
  if (bold && saturation(colour) > 0.3) return mix(colour, neutral, 0.62);
  if (saturation(colour) < 0.3 || level < 0.015) return neutral;
  return mix(tint(colour, 0.25), neutral, 0.76);
}
