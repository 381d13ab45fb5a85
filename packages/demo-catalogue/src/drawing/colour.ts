import { luminance, mix } from '@kayal/commerce-core/plate-colour';

/** Deep ink of the brand, the darkest mark a picture carries. */
export const inkColour = '#10201e';
/** Warm paper of the brand, the lightest mark a picture carries. */
export const paperColour = '#f8f5ee';

/** Darkens a colour towards a warm black by a share of 0–1. */
export function shade(hex: string, share: number): string {
  return mix(hex, '#0a0d10', share);
}

/** WCAG contrast ratio of two colours, 1–21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * The first candidate that stands out from a ground, else the brand's ink or paper.
 * @param ground hex colour drawn upon
 * @param candidates hex colours in order of preference
 * @param minContrast min accepted ratio
 */
export function standingOut(ground: string, candidates: readonly string[], minContrast = 1.7): string {
  const found = candidates.find((candidate) => contrast(ground, candidate) >= minContrast);
  return found ?? (luminance(ground) > 0.3 ? inkColour : paperColour);
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
