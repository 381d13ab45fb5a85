import { expect, it } from 'vitest';
import { shopSettingsSchema } from './shop-settings.schemas.ts';

interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface List {
  readonly path: string;
  readonly list: Schema;
}

const listsIn = (schema: Schema, path: readonly string[] = []): List[] => [
  ...(schema.type === 'array' ? [{ path: path.join('.'), list: schema }] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => listsIn(each, [...path, name])),
  ...(schema.items ? listsIn(schema.items, path) : []),
];
const lists = listsIn(shopSettingsSchema);

it('every list of the settings has a max length, so that no request makes a page endless', () => {
  expect(lists.filter(({ list }) => list.maxItems === undefined)).toEqual([]);
});

it('every list of the settings has a title, which an owner reads above it', () => {
  // The categories of the carousel are chosen in a section of their own.
  expect(lists.filter(({ list }) => list.title === undefined).map(({ path }) => path)).toEqual(['home.categoryIds']);
});
