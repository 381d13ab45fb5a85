import { describe, expect, it } from 'vitest';
import monsoon from '../../brands/monsoon.tokens.json' with { type: 'json' };
import { colorFromHex, contrastRatio, hexOf } from './color.ts';
import { contrastReport } from './contrast-report.ts';
import { defaultTheme } from './default-theme.ts';
import { withTokenValue } from './edit-theme.ts';
import { modeDocument } from './mode-document.ts';
import { tokenOf } from './read-token.ts';
import { themeStylesheet } from './theme-stylesheet.ts';
import { tokenSpecs } from './token-specs.ts';
import { parseTheme, validateTheme } from './validate-theme.ts';

const brand = parseTheme(monsoon);

const errorsOf = (document: unknown): readonly string[] => {
  const result = validateTheme(document);
  return result.valid ? [] : result.errors.map(({ message }) => message);
};

const without = (path: string): unknown => withTokenValue(defaultTheme, path, undefined);

describe('a theme document', () => {
  it.each(tokenSpecs.map(({ path }) => path))('without %s is refused by that name', (path) => {
    expect(errorsOf(without(path))).toEqual([`${path} is missing.`]);
  });

  it.each([
    ['color.light.brand', 'teal', 'must be a colour'],
    ['color.light.brand', { colorSpace: 'srgb', components: [0, 0, 2] }, 'outside 0 to 1'],
    ['color.light.brand', { colorSpace: 'oklch', components: [0.5, 0.1, 180] }, 'give a hex'],
    ['color.light.brand', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }, 'must be opaque'],
    ['font.size.12', { value: 8, unit: 'px' }, 'is 8 px: use 11 to 128 px.'],
    ['font.size.12', { value: 1, unit: 'em' }, 'has the unit em: use px or rem.'],
    ['density.compact.target', { value: 20, unit: 'px' }, 'use 24 to 96 px'],
    ['font.family.text', 'Arial"; } body { display: none', 'must be a font name'],
    ['font.weight.bold', 'bold', 'must be a number'],
    ['duration.slow', { value: 9, unit: 's' }, 'is 9000 ms'],
    ['easing.standard', [2, 0, 0, 1], 'must be four numbers'],
    ['color.light.brand', '{color.light.bran}', 'refers to color.light.bran, which is not there.'],
    ['color.light.brand', '{color.light.brand}', 'refers to itself'],
    ['color.light.brand', '{space.4}', 'has the type dimension: it must be color.'],
    ['shadow.light.popup', { offsetX: { value: 900, unit: 'px' } }, 'offsetX is 900 px'],
    ['color.light.bramd', colorFromHex('#123456'), 'is not a token of a theme'],
  ])('with %s = %o is refused: %s', (path, value, message) => {
    const errors = errorsOf(withTokenValue(defaultTheme, path, value));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(path);
    expect(errors[0]).toContain(message);
  });

  it('that is not an object is refused', () => {
    expect(errorsOf('theme')).toEqual(['The document must be a JSON object.']);
    expect(errorsOf(undefined)).toHaveLength(1);
  });

  it('resolves references, also inside a shadow', () => {
    const linked = withTokenValue(defaultTheme, 'color.dark.success', '{color.dark.saving}');
    expect(validateTheme(linked).valid).toBe(true);
    const zero = { value: 0, unit: 'px' };
    const shadow = { color: '{color.light.brand}', offsetX: zero, offsetY: zero, blur: zero, spread: zero };
    expect(themeStylesheet(parseTheme(withTokenValue(defaultTheme, 'shadow.light.popup', shadow)))).toContain(
      '--k-shadow-popup:0px 0px 0px 0px #0b5f5a',
    );
  });
});

describe('the second brand', () => {
  it('differs from the first in every token', () => {
    const same = tokenSpecs.filter((spec) => tokenOf(brand, spec).css === tokenOf(defaultTheme, spec).css);
    expect(same.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['first', defaultTheme],
    ['second', brand],
  ])('the %s brand can be read in light and dark: every pair that components use', (_name, theme) => {
    const report = contrastReport(theme);
    expect(report.length).toBeGreaterThan(80);
    expect(report.filter(({ passes }) => !passes)).toEqual([]);
  });
});

describe('a contrast report', () => {
  it('lists pairs with too little contrast first', () => {
    const pale = parseTheme(withTokenValue(defaultTheme, 'color.light.textMuted', colorFromHex('#B5B5B5')));
    const [worst] = contrastReport(pale);
    expect(worst).toMatchObject({ mode: 'light', foreground: 'textMuted', passes: false });
    expect(worst?.ratio).toBeLessThan(2.1);
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#FFFFFF', 1],
    ['#767676', '#fff', 4.54],
    ['#0B5F5A', '#FFFFFF', 7.5],
  ])('S2.COLOR.09 %s on %s has a contrast of %d', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
  });

  it('converts a colour and back', () => {
    expect(hexOf(colorFromHex('#0B5F5A'))).toBe('#0b5f5a');
    expect(hexOf(colorFromHex('#abc'))).toBe('#aabbcc');
  });
});

describe('a theme stylesheet', () => {
  it('is empty for the default theme and has only differences', () => {
    expect(themeStylesheet(defaultTheme)).toBe('');
    const red = parseTheme(withTokenValue(defaultTheme, 'color.light.brand', colorFromHex('#7A0C1E')));
    expect(themeStylesheet(red)).toBe(
      ':root,[data-theme="light"]{--k-color-brand:#7a0c1e}\n[data-theme="dark"]{--k-color-brand:#5cc4b8}',
    );
  });

  it('stays small for a brand that differs everywhere', () => {
    expect(themeStylesheet(brand).length).toBeLessThan(3500);
  });
});

describe('a mode of a theme', () => {
  it('has the same names in every mode, so that one variable of a design tool holds all', () => {
    const light = modeDocument(brand, 'light', 'comfortable');
    const dark = modeDocument(brand, 'dark', 'compact');
    expect(Object.keys(dark.color)).toEqual(Object.keys(light.color));
    expect(light.color.brand.$value).toEqual(brand.color.light.brand.$value);
    expect(dark.density.control.$value).toEqual({ value: 40, unit: 'px' });
  });
});
