import { describe, expect, it } from 'vitest';
import { luminance, saturation } from './colour-mix.ts';
import { plateColour } from './plate-colour.ts';

describe('plateColour', () => {
  it('J58 is paler than a coloured garment and keeps its hue', () => {
    for (const colour of ['#c0311f', '#0b5f5a', '#1d3557']) {
      const plate = plateColour(colour);
      expect(luminance(plate)).toBeGreaterThan(luminance(colour) + 0.2);
      expect(saturation(plate)).toBeLessThan(saturation(colour));
    }
  });

  it('J58 has a deeper tone for white, sand for black and grey', () => {
    expect(luminance(plateColour('#ffffff'))).toBeLessThan(0.65);
    expect(luminance(plateColour('#0b0d12'))).toBeGreaterThan(0.7);
    expect(plateColour('#8d9498', 0)).not.toBe(plateColour('#8d9498', 1));
  });

  it.each([
    // White: the deep tones, one for each seed, then from the first again.
    ['#ffffff', 0, false, '#b9cbc6'],
    ['#ffffff', 1, false, '#c9b8a6'],
    ['#ffffff', 6, false, '#c9b8a6'],
    // Grey and black: sand, also where the picture is bold.
    ['#8d9498', 0, false, '#e9e2d4'],
    ['#8d9498', 2, true, '#e6dcd3'],
    ['#0b0d12', 3, false, '#dfe3e8'],
    ['#0b0d12', 8, false, '#dfe3e8'],
    // A saturated colour that is nearly black.
    ['#1a0000', 0, false, '#e9e2d4'],
    // A colour: pale, or stronger where the picture is bold.
    ['#c0311f', 0, false, '#e3c4b6'],
    ['#c0311f', 0, true, '#d99f8f'],
    ['#0b5f5a', 1, false, '#b9cfca'],
  ])('J58 J61 of %s with seed %i, bold %s, is %s', (colour, seed, bold, plate) => {
    expect(plateColour(colour, seed, bold)).toBe(plate);
  });

  it('throws for a text that is not a colour', () => {
    expect(() => plateColour('petrol')).toThrow(RangeError);
  });
});
