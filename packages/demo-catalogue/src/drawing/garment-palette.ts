import { luminance, mix, tint } from '@kayal/commerce-core/plate-colour';
import { clothColour, paperColour, shade, standingOut, inkColour } from './colour.ts';
import type { Palette } from './drawing-types.ts';
import type { GarmentSpec } from './garment-spec.ts';

/**
 * The colours a spec is drawn with. Panel and print colours keep clear of the main colour: where the
 * accent is too close to it, ink or paper takes its place.
 */
export function paletteOf(spec: GarmentSpec): Palette {
  const main = clothColour(spec.colourHex);
  const dark = luminance(main) < 0.12;
  const accent = clothColour(standingOut(main, [spec.accentHex], 1.45));
  const ground = spec.panel === 'half' ? mix(main, accent, 0.5) : main;
  const print = standingOut(ground, [spec.accentHex, dark ? paperColour : inkColour, paperColour], 2.2);
  const trimmed = spec.panel === 'trim' || spec.panel === 'yoke' || spec.panel === 'sleeves';
  return {
    main,
    accent,
    print,
    rib: trimmed ? accent : dark ? tint(main, 0.05) : shade(main, 0.08),
    inside: dark ? shade(main, 0.3) : shade(main, 0.42),
    seam: shade(main, 0.85),
    thread: dark ? tint(main, 0.3) : shade(main, 0.38),
  };
}
