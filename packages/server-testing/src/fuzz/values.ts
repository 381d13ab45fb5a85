import fc from 'fast-check';
import type { JsonSchema } from './operations.ts';

/** Existing values by the name of a field or parameter, in lower case. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Stands for an id of an earlier answer; the sender replaces it. */
export const earlierIdPattern = /EARLIER-(\d+)/g;

const deep: unknown = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\u202Egnp.exe',
  '💥'.repeat(200),
  'a'.repeat(70),
  'a'.repeat(5000),
  "' OR 1=1 --",
  '%',
  '_%_',
  '\\',
  '"*"',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{name}} {total} ${7*7}',
  '=1+1',
  'Mail: x\r\nBcc: y@example.invalid',
  '2026-02-30',
  '0000-00-00',
  '9999-99-99',
  '2026-13-01',
  'NaN',
  '-1',
  '1e3',
  '0x10',
  '999999999999',
  '٣',
  'constructor',
  '__proto__',
  'http://127.0.0.1:9/',
  'javascript:alert(1)',
  'ß'.normalize('NFD'),
  'İ',
] as const;

/** Texts that applications often handle wrongly, and any others. */
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
);

/** Values of every kind of JSON, those that applications often handle wrongly first. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    -0.01,
    0.005,
    2 ** 31,
    2 ** 53,
    1e21,
    -1e308,
    [],
    {},
    [null],
    [[]],
    { length: 3 },
    { toString: 1, valueOf: 2 },
    deep,
    Array.from({ length: 300 }, (_, index) => index),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const isWebAddress = /url|href/i;
const loopbackTargets = ['http://127.0.0.1:9/hook', 'https://shop.invalid/', '/search', 'not an address'];

/** Values that a schema allows, or nearly: a few keywords are not read. */
export function valueOf(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  // A drawn address must not lead to another machine.
  if (isWebAddress.test(name) || schema.pattern?.includes('https') === true) return fc.constantFrom(...loopbackTargets);
  const fitting = fittingValue(schema, name, known);
  const values = known[name.toLowerCase()];
  if (values === undefined || values.length === 0) return fitting;
  return fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fitting });
}

function fittingValue(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => valueOf(each, name, known)));
  const { minimum = -10, maximum = 1000 } = schema;
  switch (schema.type ?? '') {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.max(minimum, maximum)) });
    case 'number':
      return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems = 0, maxItems = 3, items = {} } = schema;
      return fc.array(valueOf(items, name, known), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 3)),
      });
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const model = Object.fromEntries(fields.map(([field, each]) => [field, valueOf(each, field, known)]));
      return fc.record(model, { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined && !pattern.startsWith('^[^')) {
    // fast-check draws no text for what must not follow, so such texts are sorted out afterwards.
    const [, , drawn = pattern] = /^\^(\(\?!.*\$\)\))(.*)$/.exec(pattern) ?? [];
    return fc
      .stringMatching(new RegExp(drawn === pattern ? pattern : `^${drawn}`))
      .filter((text) => RegExp(pattern).test(text));
  }
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)), unit: 'grapheme-ascii' });
}

/** A change of one part of a value: the part, counted through all of them, and what becomes of it. */
export interface Mutation {
  readonly part: number;
  readonly to: { readonly kind: 'remove' } | { readonly kind: 'replace' | 'add'; readonly value: unknown };
}

/** Changes of one part of a value. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  part: fc.nat({ max: 500 }),
  to: fc.oneof(
    fc.record({ kind: fc.constant('remove' as const) }),
    fc.record({ kind: fc.constantFrom('replace' as const, 'replace' as const, 'add' as const), value: oddValue }),
  ),
});

/** A copy of a JSON value with one part changed. */
export function mutate(value: unknown, { part, to }: Mutation): unknown {
  const copy: unknown = structuredClone(value);
  const places: { readonly holder: object; readonly key: string }[] = [];
  const visit = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, each] of Object.entries(holder)) {
      places.push({ holder, key });
      visit(each);
    }
  };
  visit(copy);
  const place = places[part % Math.max(1, places.length)];
  if (place === undefined) return to.kind === 'remove' ? null : to.value;
  if (to.kind === 'remove') Reflect.deleteProperty(place.holder, place.key);
  else Reflect.set(place.holder, to.kind === 'add' ? `${place.key}${part}` : place.key, to.value);
  return copy;
}
