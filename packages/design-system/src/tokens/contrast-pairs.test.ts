import { describe, expect, it } from 'vitest';
import { colorRoles, type ColorRole } from './contract.ts';
import { contrastPairs } from './contrast-report.ts';

const isRole = (name: string): name is ColorRole => Object.hasOwn(colorRoles, name);

/** Sources of all styles, by file. */
const styles = import.meta.glob<string>('../components/**/*.css.ts', { query: '?raw', import: 'default', eager: true });

/** Transparent colours and colours of drawings, which are never behind text. */
const noGround: ReadonlySet<string> = new Set(['scrim', 'focus', 'lineSoft', 'lineStrong', 'textMuted', 'textStrong']);

/** Pairs of text and background colours in one rule of a style, as `text on background`. */
function pairsOf(source: string): readonly string[] {
  return [...source.replaceAll(/\$\{[^{}]*\}/g, '').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const ground = /\bbackground(?:Color)?: vars\.color\.(\w+)/.exec(rule)?.[1];
    const text = /(?<![\w-])color: vars\.color\.(\w+)/.exec(rule)?.[1];
    return ground && text && isRole(ground) && isRole(text) && !noGround.has(ground) ? [`${text} on ${ground}`] : [];
  });
}

describe('the pairs of the contrast report', () => {
  const known = new Set(contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`));
  const used = new Map(
    Object.entries(styles).flatMap(([file, source]) => pairsOf(source).map((pair) => [pair, file] as const)),
  );

  it('have every pair that a component uses in one rule', () => {
    expect(used.size).toBeGreaterThanOrEqual(12);
    expect([...used].filter(([pair]) => !known.has(pair)).map(([pair, file]) => `${pair} (${file})`)).toEqual([]);
  });
});
