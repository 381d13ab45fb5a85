interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Deep ink of the brand, the darkest mark a picture carries. */
export const INK = '#10201e';
/** Warm paper of the brand, the lightest mark a picture carries. */
export const PAPER = '#f8f5ee';

function toRgb(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new RangeError(`not a hex colour: ${hex}`);
  const full =
    digits.length === 3
      ? Array.from(digits)
          .map((digit) => digit + digit)
          .join('')
      : digits;
  const value = Number.parseInt(full, 16);
  return { r: (value >> 16) & 255, g: (value >> 8) & 255, b: value & 255 };
}

function toHex({ r, g, b }: Rgb): string {
  const part = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

/**
 * Mixes two colours in sRGB. Throws a RangeError when either is not a hex colour.
 * @param from hex colour at share 0
 * @param to hex colour at share 1
 * @param share 0–1
 */
export function mix(from: string, to: string, share: number): string {
  const a = toRgb(from);
  const b = toRgb(to);
  return toHex({
    r: a.r + (b.r - a.r) * share,
    g: a.g + (b.g - a.g) * share,
    b: a.b + (b.b - a.b) * share,
  });
}

/** Darkens a colour towards a warm black by a share of 0–1. */
export function shade(hex: string, share: number): string {
  return mix(hex, '#0a0d10', share);
}

/** Lightens a colour towards white by a share of 0–1. */
export function tint(hex: string, share: number): string {
  return mix(hex, '#ffffff', share);
}

/** Relative luminance of a colour, 0 (black) to 1 (white), as WCAG defines it. */
export function luminance(hex: string): number {
  const { r, g, b } = toRgb(hex);
  const linear = (value: number): number => {
    const unit = value / 255;
    return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast ratio of two colours, 1–21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Saturation of a colour, 0 (grey) to 1. */
export function saturation(hex: string): number {
  const { r, g, b } = toRgb(hex);
  const high = Math.max(r, g, b);
  return high === 0 ? 0 : (high - Math.min(r, g, b)) / high;
}

/**
 * The first candidate that stands out from a ground, else the brand's ink or paper.
 * @param ground hex colour drawn upon
 * @param candidates hex colours in order of preference
 * @param least smallest contrast ratio accepted
 */
export function standingOut(ground: string, candidates: readonly string[], least = 1.7): string {
  const found = candidates.find((candidate) => contrast(ground, candidate) >= least);
  return found ?? (luminance(ground) > 0.3 ? INK : PAPER);
}

/**
 * Dye colour as cloth shows it: pure black is lifted and pure white lowered, so that light and
 * shadow still have somewhere to go and folds stay visible.
 */
export function clothColour(hex: string): string {
  const level = luminance(hex);
  if (level < 0.02) return mix(hex, '#3a4147', 0.34);
  if (level < 0.05) return mix(hex, '#4a5258', 0.14);
  if (level > 0.8) return mix(hex, '#e2ddd3', 0.4);
  return hex;
}
