import { describe, expect, it } from 'vitest';
import { findColours } from '../rules/colours/colour-lookup.ts';
import { namedColours } from './named-colours.ts';

describe('named colours', () => {
  it('S2.COLOR.06 holds about a thousand names, each with a hex of six digits', () => {
    expect(namedColours.length).toBeGreaterThan(950);
    expect(namedColours.length).toBeLessThan(1150);
    expect(
      namedColours.filter(({ hex, name }) => !/^#[0-9a-f]{6}$/.test(hex) || name.trim() !== name || name === ''),
    ).toEqual([]);
  });

  it('S2.COLOR.07 some carry a bracketed qualifier', () => {
    expect(namedColours.filter(({ name }) => /\S \([^()]+\)$/.test(name)).length).toBeGreaterThan(100);
  });

  it('S2.COLOR.08 some names occur with several hex values, and no entry occurs twice', () => {
    const names = namedColours.map(({ name }) => name.toLowerCase());
    expect(names.length - new Set(names).size).toBeGreaterThan(10);
    expect(new Set(namedColours.map(({ name, hex }) => `${name.toLowerCase()} ${hex}`)).size).toBe(names.length);
  });

  it.each([
    ['navy blue', 1],
    ['GOLD', 2],
    ['ral 5005', 1],
    ['no such colour', 0],
  ])('S4.COLOR.02 S4.COLOR.03 S4.COLOR.05 %j finds %d', (typed, count) => {
    expect(findColours(typed, namedColours)).toHaveLength(count);
  });
});
