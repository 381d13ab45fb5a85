import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NamedColour, escapedPattern, findColours } from './colour-lookup.ts';

const list: readonly NamedColour[] = [
  { name: 'Navy', hex: '#000080' },
  { name: 'Navy Blue', hex: '#1974d2' },
  { name: 'Gold', hex: '#ffd700' },
  { name: 'Gold', hex: '#d4af37' },
  { name: 'gold ', hex: '#FFD700' },
  { name: 'Goldenrod', hex: '#daa520' },
  { name: 'Old Gold', hex: '#cfb53b' },
  { name: 'Signal blue (RAL 5005)', hex: '#1e2460' },
  { name: 'Café au Lait', hex: '#a67b5b' },
];
const hexes = (typed: string): string[] => findColours(typed, list).map(({ hex }) => hex);
const aColour = fc.record({ name: fc.string({ maxLength: 12 }), hex: fc.stringMatching(/^#[0-9a-f]{6}$/) });

describe('colour lookup', () => {
  it('S5.COLOR.02 an exact name, trimmed and in any case, wins over names that contain it', () => {
    expect(hexes('  nAvY ')).toEqual(['#000080']);
  });

  it('S2.COLOR.08 S4.COLOR.03 a name with several hex codes gives each once', () => {
    expect(hexes('gold')).toEqual(['#ffd700', '#d4af37']);
  });

  it('S5.COLOR.03 else whole words count: GOLDEN is not in Goldenrod, BLUE is in two names', () => {
    expect(hexes('golden')).toEqual([]);
    expect(hexes('BLUE')).toEqual(['#1974d2', '#1e2460']);
    expect(hexes('old gold')).toEqual(['#cfb53b']);
    expect(hexes('Old')).toEqual(['#cfb53b']);
  });

  it('S2.COLOR.07 a bracketed qualifier can be typed, whole or in part', () => {
    expect(hexes('signal blue (ral 5005)')).toEqual(['#1e2460']);
    expect(hexes('(RAL 5005)')).toEqual(['#1e2460']);
    expect(hexes('blue (ral')).toEqual(['#1e2460']);
  });

  it('S5.COLOR.03 letters with accents belong to their word', () => {
    expect(hexes('caf')).toEqual([]);
    expect(hexes('café')).toEqual(['#a67b5b']);
  });

  it('S5.COLOR.03 vowel signs belong to their word', () => {
    const hindi = [{ name: 'गहरा नीला', hex: '#1e2460' }];
    expect([findColours('नील', hindi), findColours('नीला', hindi)]).toEqual([[], hindi]);
  });

  it.each(['', '   ', '.', '.*', 'go.d', '[a-z]', '(', '\\', 'a|b', '^', '$', '{2}'])(
    'S5.COLOR.03 %j matches nothing',
    (typed) => {
      expect(hexes(typed)).toEqual([]);
    },
  );

  it('S5.COLOR.03 an escaped text matches only itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const pattern = new RegExp(`^${escapedPattern(text)}$`, 'u');
        expect(pattern.test(text)).toBe(true);
        expect(pattern.test(text.slice(1))).toBe(false);
      }),
    );
  });

  it('S5.COLOR.02 every name that is not blank finds its own hex', () => {
    fc.assert(
      fc.property(fc.array(aColour, { minLength: 1 }), fc.nat(), (colours, at) => {
        const picked = colours[at % colours.length];
        fc.pre(picked !== undefined && picked.name.trim() !== '');
        expect(findColours(` ${picked.name.toUpperCase().toLowerCase()} `, colours).map(({ hex }) => hex)).toContain(
          picked.hex,
        );
      }),
    );
  });

  it('S5.COLOR.02 S5.COLOR.03 any text finds entries of the list only, in its order, once each', () => {
    fc.assert(
      fc.property(fc.array(aColour), fc.string(), (colours, typed) => {
        const found = findColours(typed, colours);
        const places = found.map((each) => colours.indexOf(each));
        expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
        const keys = found.map(({ name, hex }) => `${name.trim().toLowerCase()} ${hex}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
