import type { ColorValue } from './theme-document.ts';

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const hexPattern = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Whether a text is `#` with three or six digits. */
export const isHex = (text: unknown): text is string => typeof text === 'string' && hexPattern.test(text);

/** @param hex `#` with three or six digits */
export function rgbaFromHex(hex: string, alpha = 1): Rgba {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const channel = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4), alpha };
}

/** A colour token as red, green and blue; `hex` stands for a colour space other than `srgb`. */
function rgbaOf({ colorSpace, components, alpha = 1, hex }: ColorValue): Rgba {
  if (colorSpace !== 'srgb' && hex !== undefined) return rgbaFromHex(hex, alpha);
  const channel = (at: number): number => Math.round(Number(components[at] === 'none' ? 0 : components[at]) * 255);
  return { red: channel(0), green: channel(1), blue: channel(2), alpha };
}

/** `#rrggbb`, without the alpha. */
export const hexOf = (color: ColorValue): string => {
  const { red, green, blue } = rgbaOf(color);
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/**
 * A hex code as the value of a colour token.
 * @param hex `#` with three or six digits
 * @param alpha 0 to 1
 */
export function colorFromHex(hex: string, alpha = 1): ColorValue {
  const { red, green, blue } = rgbaFromHex(hex);
  const share = (value: number): number => Number((value / 255).toFixed(4));
  const components = [share(red), share(green), share(blue)];
  return { colorSpace: 'srgb', components, ...(alpha === 1 ? {} : { alpha }), hex: hex.toLowerCase() };
}

/** Linear light of one channel (WCAG 2.2, relative luminance). @param value 0–255 */
function channelLight(value: number): number {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const luminance = ({ red, green, blue }: Rgba): number =>
  0.2126 * channelLight(red) + 0.7152 * channelLight(green) + 0.0722 * channelLight(blue);

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(first: Rgba, second: Rgba): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Contrast ratio of two colours, 1 to 21 (WCAG 2.2).
 * @param first `#` with three or six digits
 * @param second as `first`
 */
export const contrastRatio = (first: string, second: string): number =>
  contrastOf(rgbaFromHex(first), rgbaFromHex(second));
