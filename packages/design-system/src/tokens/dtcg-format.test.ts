/**
 * The brands against the format of the Design Tokens Community Group, 2025.10 (https://www.designtokens.org/tr/2025.10/format/).
 * The group's schema is not on npm. This one states the types that the brands use.
 */
import { Type, type TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { defaultTheme } from './default-theme.ts';
import { withTokenValue } from './edit-theme.ts';

const closed = { additionalProperties: false } as const;
const share = Type.Number({ minimum: 0, maximum: 1 });

const dimension = Type.Object({ value: Type.Number(), unit: Type.Enum(['px', 'rem']) }, closed);
const color = Type.Object(
  {
    colorSpace: Type.Literal('srgb'),
    components: Type.Array(Type.Union([share, Type.Literal('none')]), { minItems: 3, maxItems: 3 }),
    alpha: Type.Optional(share),
    hex: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  },
  closed,
);
const shadow = Type.Object(
  {
    color,
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
    inset: Type.Optional(Type.Boolean()),
  },
  closed,
);
const fontName = Type.String({ minLength: 1 });

/** The value of each type of token. */
const values: Readonly<Record<string, TSchema>> = {
  color,
  dimension,
  shadow: Type.Union([shadow, Type.Array(shadow, { minItems: 1 })]),
  fontFamily: Type.Union([fontName, Type.Array(fontName, { minItems: 1 })]),
  fontWeight: Type.Number({ minimum: 1, maximum: 1000 }),
  number: Type.Number(),
  duration: Type.Object({ value: Type.Number(), unit: Type.Enum(['ms', 's']) }, closed),
  cubicBezier: Type.Tuple([share, Type.Number(), share, Type.Number()]),
};

const about = {
  $type: Type.Optional(Type.Enum(Object.keys(values))),
  $description: Type.Optional(Type.String()),
  $deprecated: Type.Optional(Type.Union([Type.Boolean(), Type.String()])),
  $extensions: Type.Optional(Type.Object({})),
};
const groupProperties = Type.Object(about, closed);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messagesOf = (place: string, schema: TSchema, value: unknown): string[] =>
  Errors(schema, value).map(({ instancePath, message }) => `${place}${instancePath}: ${message}`);

/** Errors of a group or token and of all below it. @param inherited the type that an outer group sets */
function errorsOf(node: unknown, place: string, inherited?: string): string[] {
  if (!isObject(node)) return [`${place}: is neither a group nor a token`];
  const type = typeof node['$type'] === 'string' ? node['$type'] : inherited;
  if ('$value' in node) {
    const schema = values[type ?? ''];
    if (schema === undefined) return [`${place}: has no known type`];
    return messagesOf(place, Type.Object({ ...about, $value: schema }, closed), node);
  }
  const own = Object.fromEntries(Object.entries(node).filter(([name]) => name.startsWith('$')));
  const inner = Object.entries(node).filter(([name]) => !name.startsWith('$'));
  return [
    ...messagesOf(place, groupProperties, own),
    ...inner.flatMap(([name, child]) => [
      ...(/[{}.]/.test(name) ? [`${place}.${name}: a name has no brace and no dot`] : []),
      ...errorsOf(child, place === '' ? name : `${place}.${name}`, type),
    ]),
  ];
}

/** Errors of a file: the root is a group, and may name its schema. */
function errorsOfFile(document: unknown): string[] {
  if (!isObject(document)) return ['is no object'];
  const { $schema, ...root } = document;
  const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';
  return [...($schema === schema ? [] : ['names another schema']), ...errorsOf(root, '')];
}

const brands = Object.entries(
  import.meta.glob<unknown>('../../brands/*.tokens.json', { eager: true, import: 'default' }),
).map(([file, document]) => ({ file: file.replace('../../brands/', ''), document }));

describe('the format of design tokens, 2025.10', () => {
  it('is checked for every brand', () => expect(brands.length).toBeGreaterThanOrEqual(2));

  it.each(brands)('is that of $file', ({ document }) => expect(errorsOfFile(document)).toEqual([]));

  it.each([
    ['color.light.brand', { colorSpace: 'srgb', components: [0, 0.4, 1.2], hex: '#0066ff' }],
    ['color.light.brand', { colorSpace: 'srgb', components: [0, 0.4, 1], hex: '#06f' }],
    ['color.light.brand', '#0066ff'],
    ['density.comfortable.target', '44px'],
    ['density.comfortable.target', { value: 44, unit: 'em' }],
    ['font.weight.bold', 1200],
    ['duration.quick', { value: 120, unit: 'px' }],
    ['easing.standard', [1.5, 0, 0, 1]],
    ['shadow.light.popup', { offsetX: { value: 0, unit: 'px' } }],
    ['font.family.text', []],
  ])('refuses %s as %j', (token, value) => {
    const errors = errorsOfFile(withTokenValue(defaultTheme, token, value));
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toContain(token);
  });

  it('refuses a token without a type, and a name with a dot', () => {
    expect(errorsOf({ size: { $value: 4 } }, '')).toEqual(['size: has no known type']);
    expect(errorsOf({ 'a.b': { $type: 'number', $value: 4 } }, '')).toEqual(['.a.b: a name has no brace and no dot']);
  });
});
