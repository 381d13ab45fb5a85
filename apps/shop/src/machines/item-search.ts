import type { ProductSummary, ShopApi } from '@kayal/api-contract/client';
import { fromPromise } from 'xstate';
import type { ApiConnection } from '../data/api-context.ts';
import { apiOf } from '../data/api-of.ts';
import { resultOf } from '../data/result-of.ts';
import { freshPlace } from '../data/fresh-place.ts';

/** Rows one answer holds at most (J72); a longer list is searched, not read. */
export const rowsPerAnswer = 200;

/** Items that match, of which only the first are here, and how many there are. */
export interface FoundItems {
  readonly items: readonly ProductSummary[];
  readonly total: number;
}

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

/** The item of an id; null where the text is none or nobody has it. */
async function itemOfId(api: ShopApi, text: string, signal: AbortSignal): Promise<ProductSummary | null> {
  return isId(text) ? (await resultOf(api.product(Number(text), signal))).product : null;
}

/**
 * Reads the items of a category whose name has these words, or that have this id; the first by name where nothing is
 * asked for (S2.IMG.01, S2.OFFER.01).
 */
export const provideItemsFound = (place: ApiConnection, categoryId: number, text: string) =>
  fromPromise<FoundItems, void>(async ({ signal }) => {
    const api = apiOf(freshPlace(place));
    const page = { sort: 'name', limit: rowsPerAnswer } as const;
    if (text === '') return resultOf(api.products({ kind: 'category', id: categoryId }, page, signal));
    const search = { kind: 'search', text } as const;
    const [named, one] = await Promise.all([
      resultOf(api.products(search, { ...page, categories: [categoryId] }, signal)),
      itemOfId(api, text, signal),
    ]);
    if (one === null || one.categoryId !== categoryId || named.items.some(({ id }) => id === one.id)) return named;
    return { items: [one, ...named.items], total: named.total + 1 };
  });

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** The items that a cell of a sheet may mean: the one of that id, or all of exactly that name (J52). */
async function itemsMeant(api: ShopApi, cell: string, signal: AbortSignal): Promise<readonly ProductSummary[]> {
  const one = await itemOfId(api, cell, signal);
  if (one !== null) return [one];
  const { items } = await resultOf(api.products({ kind: 'search', text: cell }, { limit: rowsPerAnswer }, signal));
  return items.filter(({ name }) => keyOf(name) === keyOf(cell));
}

/** Lookups under way at once. */
const lanes = 4;

/**
 * Reads the items that the cells of a sheet name, for a catalogue too long to be read whole (J52).
 * @param known what earlier lookups resultOf, by cell; grows
 */
export const provideItemsMeant = (
  place: ApiConnection,
  cells: readonly string[],
  known: Map<string, readonly ProductSummary[]>,
) =>
  fromPromise<readonly ProductSummary[], void>(async ({ signal }) => {
    const api = apiOf(freshPlace(place));
    const missing = cells.filter((cell) => !known.has(cell));
    const lane = async (): Promise<void> => {
      for (let cell = missing.pop(); cell !== undefined; cell = missing.pop()) {
        known.set(cell, await itemsMeant(api, cell, signal));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const items = cells.flatMap((cell) => known.get(cell) ?? []);
    return [...new Map(items.map((item) => [item.id, item])).values()];
  });
