/**
 * Penpot publishes no schema of the files that it imports, and its importer is no package. Here are the rules of that
 * importer, as its sources had them on 23 November 2026: `common/src/app/common/types/tokens_lib.cljc` (sets, themes),
 * `token.cljc` (names, types, weights) and `frontend/src/app/main/data/style_dictionary.cljs` (values).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modeDocument } from '../../packages/design-system/src/tokens/mode-document.ts';
import { defaultTheme, tokenSpecs } from '../../packages/design-system/src/tokens.ts';
import { penpotFiles } from './penpot.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const tokenName = /^[\w-][\w$-]*(\.[\w$-]+)*$/;
const measure = (value: unknown): number => {
  const found = typeof value === 'string' ? /^\s*(-?\d+\.?\d*)(px|%)?\s*$/.exec(value) : null;
  return found === null ? Number.NaN : Number(found[1]);
};
const isMeasure = (value: unknown): boolean => Math.abs(measure(value)) < Number.MAX_SAFE_INTEGER;
const isLength = (value: unknown): boolean => isMeasure(value) && measure(value) >= 0;
const isColor = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})|rgba\((\d{1,3}, ){3}(0|1|0?\.\d+)\))$/i.test(value);

const shadowParts: Readonly<Record<string, (value: unknown) => boolean>> = {
  offsetX: isMeasure,
  offsetY: isMeasure,
  blur: isLength,
  spread: isLength,
  color: isColor,
  inset: (value) => typeof value === 'boolean',
};
const isShadow = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).toSorted().join() === Object.keys(shadowParts).toSorted().join() &&
  Object.entries(shadowParts).every(([part, isRight]) => isRight(value[part]));

/** The types that Penpot knows, of those that the files use, each with the check of its value. */
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isMeasure,
  spacing: isMeasure,
  borderRadius: isMeasure,
  fontSizes: isMeasure,
  borderWidth: isLength,
  number: (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value),
  fontFamilies: (value) => list(value).length > 0 && list(value).every((name) => typeof name === 'string'),
  fontWeights: (value) => typeof value === 'string' && /^([1-9]00|950)$/.test(value),
  shadow: (value) => list(value).length > 0 && list(value).every(isShadow),
};

/** The tokens of a set by name. A group has no `$type`; what has one is a token. */
function tokensIn(node: Json, start = ''): readonly (readonly [name: string, token: Json])[] {
  return Object.entries(node).flatMap(([key, child]) => {
    const name = start === '' ? key : `${start}.${key}`;
    if (!isObject(child)) return [];
    return '$type' in child ? [[name, child] as const] : tokensIn(child, name);
  });
}

/** What an import of a set would leave out or show as an error. */
const errorsOfSet = (set: Json): string[] =>
  tokensIn(set).flatMap(([name, { $type, $value }]) => {
    const isRight = types[String($type)];
    if (!tokenName.test(name)) return [`${name}: is no name`];
    if (isRight === undefined) return [`${name}: has the unknown type ${String($type)}`];
    return isRight($value) ? [] : [`${name}: is no ${String($type)}: ${JSON.stringify($value)}`];
  });

const files = penpotFiles().map(({ file, text }) => {
  const document: Json = JSON.parse(text);
  const { $themes, $metadata, ...sets } = document;
  return {
    name: path.basename(file),
    file,
    text,
    sets: Object.entries(sets).map(([set, tokens]) => ({ set, tokens: isObject(tokens) ? tokens : {} })),
    themes: list($themes).filter(isObject),
    metadata: isObject($metadata) ? $metadata : {},
  };
});

describe('the tokens for Penpot', () => {
  it('are one file for each brand', () => expect(files.length).toBeGreaterThanOrEqual(2));

  it.each(files)('$name is current (`node tools/design-system/penpot.ts`)', ({ file, text }) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each(files)('$name is imported without an error', ({ sets }) => {
    expect(sets.flatMap(({ set, tokens }) => errorsOfSet(tokens).map((error) => `${set}: ${error}`))).toEqual([]);
  });

  it.each(files)('$name has every token but motion, font width and letter space', ({ sets }) => {
    const imported = sets.reduce((sum, { tokens }) => sum + tokensIn(tokens).length, 0);
    const other = tokenSpecs.filter(({ path: place }) => /^(duration|easing|font\.(width|tracking))\./.test(place));
    expect(other.length).toBeGreaterThan(5);
    expect(imported).toBe(tokenSpecs.length - other.length);
  });

  it.each(files)('$name has the same names in both modes', ({ sets }) => {
    const namesOf = (wanted: string) =>
      sets.flatMap(({ set, tokens }) => (set === wanted ? tokensIn(tokens).map(([name]) => name) : []));
    expect(namesOf('colour/light').length).toBeGreaterThan(20);
    expect(namesOf('colour/dark')).toEqual(namesOf('colour/light'));
    expect(namesOf('density/compact')).toEqual(namesOf('density/comfortable'));
  });

  it.each(files)('$name has themes whose sets are in the file', ({ sets, themes, metadata }) => {
    const names = sets.map(({ set }) => set);
    expect(metadata['tokenSetOrder']).toEqual(names);
    expect(themes.map(({ group, name }) => `${String(group)}/${String(name)}`)).toEqual([
      'Colour/light',
      'Colour/dark',
      'Density/comfortable',
      'Density/compact',
    ]);
    expect(metadata['activeThemes']).toEqual(['Colour/light', 'Density/comfortable']);
    expect(metadata['activeSets']).toEqual(['scale', 'colour/light', 'density/comfortable']);
    for (const { id, selectedTokenSets } of themes) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
      const selected = Object.keys(isObject(selectedTokenSets) ? selectedTokenSets : {});
      expect(selected).toHaveLength(2);
      expect(names).toEqual(expect.arrayContaining(selected));
    }
    expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
  });

  it.each([
    ['color', { colorSpace: 'srgb', components: [0, 0, 0] }],
    ['fontSizes', '1.5rem'],
    ['fontWeights', '550'],
    ['number', '1.5em'],
    ['borderWidth', '-1px'],
    ['shadow', [{ x: '0', y: '2px', blur: '4px', spread: '0', color: '#000' }]],
    ['duration', '120ms'],
  ])('would not import a %s of %j', ($type, $value) => {
    expect(errorsOfSet({ group: { one: { $type, $value } } })).toHaveLength(1);
  });

  it('could not be the file of a mode in the W3C format, whose groups have types', () => {
    const { $schema: _schema, ...mode } = modeDocument(defaultTheme, 'light', 'comfortable');
    expect(errorsOfSet({ ...mode }).length).toBeGreaterThan(5);
  });
});
