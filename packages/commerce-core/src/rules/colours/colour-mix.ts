/** Calculations with colours in sRGB, `#rrggbb`. */

interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

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

/** Saturation of a colour, 0 (grey) to 1. */
export function saturation(hex: string): number {
  const { r, g, b } = toRgb(hex);
  const high = Math.max(r, g, b);
  return high === 0 ? 0 : (high - Math.min(r, g, b)) / high;
}
