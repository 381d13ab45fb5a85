import { describe, expect, expectTypeOf, it } from 'vitest';
import { darkTheme } from './dark.ts';
import { lightTheme } from './light.ts';
import type { ThemeTokens } from './tokens.ts';

type Role = keyof ThemeTokens['color'];

/** Themes from which one role is missing: one for every role. */
type ThemeWithHole = { [Gap in Role]: { readonly color: Omit<ThemeTokens['color'], Gap> } }[Role];

/** Of those, the ones that the compiler would take for a theme. */
type TakenInSpiteOfHole = ThemeWithHole extends infer Holed ? (Holed extends ThemeTokens ? Holed : never) : never;

describe('a theme', () => {
  it('with a hole does not compile, whichever role is missing', () => {
    expectTypeOf<TakenInSpiteOfHole>().toBeNever();
    expectTypeOf<{ color: ThemeTokens['color'] }>().toExtend<ThemeTokens>();
  });

  it('fills every role with a colour, and both themes the same roles', () => {
    expect(Object.keys(darkTheme.color).toSorted()).toEqual(Object.keys(lightTheme.color).toSorted());
    for (const value of [...Object.values(lightTheme.color), ...Object.values(darkTheme.color)])
      expect(value).toMatch(/^(#[\dA-F]{6}|rgba\(\d+, \d+, \d+, [\d.]+\))$/);
  });
});
