import { luminance, mix, tint } from '@kayal/commerce-core/plate-colour';
import type { Panel } from './garment-spec.ts';

const ink = '#10201e';
const paper = '#f8f5ee';

/** Darkens a colour towards a warm black by a share of 0–1. */
function shade(hex: string, share: number): string {
  return mix(hex, '#0a0d10', share);
}

/** WCAG contrast ratio of two colours, 1–21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The first candidate that stands out from a ground, else ink or paper. */
function standingOut(ground: string, candidates: readonly string[], minContrast: number): string {
  const found = candidates.find((candidate) => contrast(ground, candidate) >= minContrast);
  return found ?? (luminance(ground) > 0.3 ? ink : paper);
}

/**
 * Dye colour as cloth shows it: pure black is lifted and pure white lowered, so that light and shadow still have
 * somewhere to go and folds stay visible.
 */
export function clothColour(hex: string): string {
  const level = luminance(hex);
  if (level < 0.02) return mix(hex, '#3a4147', 0.34);
  if (level < 0.05) return mix(hex, '#4a5258', 0.14);
  if (level > 0.8) return mix(hex, '#e2ddd3', 0.4);
  return hex;
}

/**
 * The colours of a drawing by the names of its classes. Panels and prints keep clear of the main colour: where the
 * accent is too close to it, ink or paper takes its place.
 */
export function garmentColours({
  colourHex,
  accentHex,
  panel,
}: {
  colourHex: string;
  accentHex: string;
  panel: Panel;
}) {
  const main = clothColour(colourHex);
  const dark = luminance(main) < 0.12;
  const accent = clothColour(standingOut(main, [accentHex], 1.45));
  const ground = panel === 'half' ? mix(main, accent, 0.5) : main;
  const print = standingOut(ground, [accentHex, dark ? paper : ink, paper], 2.2);
  const hasTrim = panel === 'trim' || panel === 'yoke' || panel === 'sleeves';
  return {
    main,
    accent,
    print,
    'accent-ink': standingOut(accent, [print, main], 2.2),
    rib: hasTrim ? accent : dark ? tint(main, 0.05) : shade(main, 0.08),
    inside: dark ? shade(main, 0.3) : shade(main, 0.42),
    seam: shade(main, 0.85),
    thread: dark ? tint(main, 0.3) : shade(main, 0.38),
    metal: standingOut(main, [mix(accent, '#d8dadb', 0.35)], 1.6),
    deep: luminance(main) > 0.1 ? shade(main, 0.68) : accent,
  };
}
