import { partsOfAttributeChoice, rupeesToPaise, type WireOf } from '@kayal/api-contract';
import { countryNamed, splitValues } from '@kayal/commerce-core';
import { pageOf } from '../../../http/paging.ts';
import type { CatalogueFacts } from '../catalogue-facts.ts';
import type { GroupChoice, ListFilter, PageRequest } from './product-list.ts';

/** The query of a list call, as the contract declares it. */
export type ListQuery = Omit<WireOf<'getProductByCategory'>['query'], 'Id'>;

/** The page that a query requests. @param defaultLimit rows where it names no limit; null for all */
export function listPageOf({ sort, limit, offset }: ListQuery, defaultLimit: number | null = null): PageRequest {
  return {
    sort: sort ?? 'featured',
    ...pageOf({ limit, offset }, defaultLimit),
  };
}

/** The fields of a query that filter. */
type FilterName = Exclude<keyof ListQuery, 'limit' | 'offset' | 'sort' | 'season'>;

/**
 * The filters of a query for the key of a cached answer, prices as numbers. A filter that is missing here does not
 * compile: lists with different values of it would share one answer.
 */
export function filterKeyOf({ color, size, origin, attr, category, minPrice, maxPrice }: ListQuery): {
  readonly [Name in FilterName]-?: string | number | undefined;
} {
  const numberOf = (price: string | undefined): number | undefined => (price === undefined ? undefined : Number(price));
  return { color, size, origin, attr, category, minPrice: numberOf(minPrice), maxPrice: numberOf(maxPrice) };
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/**
 * The values of a comma-separated list; null when it is absent or names nothing.
 * @param names of the catalogue: one of them that has a comma itself is one value, the longest first
 */
function listOf(text: string | undefined, names: readonly string[] = []): readonly string[] | null {
  const parts = partsOf(text ?? '');
  if (parts.length === 0) return null;
  const keyOf = (of: readonly string[]): string => of.join(',').toUpperCase();
  const withComma = new Map(names.filter((name) => name.includes(',')).map((name) => [keyOf(partsOf(name)), name]));
  if (parts.length === 1 || withComma.size === 0) return parts;
  const values: string[] = [];
  for (let at = 0; at < parts.length;) {
    let end = parts.length;
    while (end > at + 1 && !withComma.has(keyOf(parts.slice(at, end)))) end -= 1;
    values.push(withComma.get(keyOf(parts.slice(at, end))) ?? parts[at] ?? '');
    at = end;
  }
  return values;
}

function paiseOf(rupees: string | undefined): number | null {
  return rupees === undefined ? null : rupeesToPaise(Number(rupees));
}

/**
 * Ids of categories are one choice and ids of lists another. An id that is both, such as 301, matches either.
 */
function groupChoices(text: string | undefined, facts: CatalogueFacts): readonly GroupChoice[] | null {
  const ids = listOf(text)?.map(Number);
  if (ids === undefined) return null;
  const categories = ids.filter((id) => facts.hasGroup('category', id) || !facts.hasGroup('list', id));
  const lists = ids.filter((id) => facts.hasGroup('list', id));
  const both = lists.filter((id) => categories.includes(id));
  const onlyLists = lists.filter((id) => !both.includes(id));
  return [
    { categories, lists: both },
    { categories: [], lists: onlyLists.map((id) => facts.groupId('list', id)) },
  ].filter((choice) => choice.categories.length + choice.lists.length > 0);
}

/** The wanted values by attribute; null for none. */
function attributesOf(text: string | undefined): ListFilter['attributes'] {
  const choices = splitValues(text ?? '').map(partsOfAttributeChoice);
  if (choices.length === 0) return null;
  const byId = Map.groupBy(choices, ({ id }) => id);
  return new Map([...byId].map(([id, own]) => [id, own.map(({ value }) => value)]));
}

/**
 * The filter of a query, with the catalogue's spelling of colours and sizes.
 * @param season whose colour names count
 */
export function filterOf(query: ListQuery, facts: CatalogueFacts, season: string): ListFilter {
  const { color, size, origin, attr, category, minPrice, maxPrice, ...others }: Pick<ListQuery, FilterName> = query;
  // A filter that is missing here does not compile.
  others satisfies Record<string, never>;
  const { colours: colourNames, sizes: sizeNames } = facts.index.columns;
  const shownNames = [...facts.coloursOf(season).values()].map(({ name }) => name);
  const colours = listOf(color, [...colourNames, ...shownNames]);
  const sizes = listOf(size, sizeNames);
  return {
    colours: colours && facts.coloursNamed(colours, season),
    sizes: sizes && facts.sizesNamed(sizes),
    origins: listOf(origin)?.map((country) => countryNamed(country) ?? country) ?? null,
    attributes: attributesOf(attr),
    minMrp: paiseOf(minPrice),
    maxMrp: paiseOf(maxPrice),
    groups: groupChoices(category, facts),
  };
}
