import { describe, expect, it } from 'vitest';
import { luminance, mix, saturation, tint } from './colour-mix.ts';

describe('mixing colours', () => {
  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#102030', '#306090', 0.5, '#204060'],
    ['#306090', '#102030', 0.25, '#285078'],
    // A share outside 0–1 stays a colour.
    ['#102030', '#f0e0d0', 9, '#ffffff'],
    ['#102030', '#f0e0d0', -9, '#000000'],
    // Short colours, and colours without '#'.
    ['#abc', '#abc', 0.5, '#aabbcc'],
    ['0f8', '00ff88', 0.5, '#00ff88'],
  ])('%s and %s at %s are %s', (from, to, share, mixed) => {
    expect(mix(from, to, share)).toBe(mixed);
  });

  it('a tint is nearer to white', () => {
    expect(tint('#336699', 0.5)).toBe('#99b3cc');
  });

  it.each(['petrol', '#12', '#12345', '#1234567', 'x#123456', '#123456 ', '#ggg', ''])('%j is no colour', (text) => {
    expect(() => mix(text, '#000000', 0.5)).toThrow(RangeError);
  });
});

describe('luminance', () => {
  it.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    // The two parts of the sRGB curve meet between the levels 10 and 11.
    ['#0a0a0a', 0.003035],
    ['#0b0b0b', 0.003347],
    ['#808080', 0.215861],
  ])('of %s is %s', (colour, wanted) => {
    expect(luminance(colour)).toBeCloseTo(wanted, 5);
  });
});

describe('saturation', () => {
  it.each([
    ['#000000', 0],
    ['#808080', 0],
    ['#ff0000', 1],
    ['#804040', 0.5],
  ])('of %s is %s', (colour, wanted) => {
    expect(saturation(colour)).toBe(wanted);
  });
});
