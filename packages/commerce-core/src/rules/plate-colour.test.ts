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

  it('throws for a text that is not a colour', () => {
    expect(() => plateColour('petrol')).toThrow(RangeError);
  });
});
