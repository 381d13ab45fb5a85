import {
  foldText,
  type CatalogueAdminApi,
  type Category,
  type CurrentOffer,
  type ProductSummary,
  type ShopApi,
} from '@kayal/api-contract/client';
import pLimit from 'p-limit';
import { resultOf } from '../api/result-of.ts';

/** Max rows of one answer; a longer list is searched on the server. */
const rowsPerAnswer = 200;

/** Max rows that a list of the back office shows. */
const maxRows = 2000;

/** The first rows of a list, and how many rows the whole list has. */
export interface PartOfList<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

/** The item with an id; null where the text is not an id or no item has it. */
async function itemOfId(
  api: Pick<ShopApi, 'product'>,
  text: string,
  signal: AbortSignal,
): Promise<ProductSummary | null> {
  return isId(text) ? (await resultOf(api.product(Number(text), signal))).product : null;
}

/** An item of a list to pick from. */
export interface FoundItem extends Pick<ProductSummary, 'id' | 'name' | 'mrp' | 'offer'> {
  /** Its id in the company's files; null where that is the number. */
  readonly ownId: string | null;
}

/** Parameters of a search for an item to pick. */
interface ItemQuery {
  readonly categoryId: number;
  readonly text: string;
}

/**
 * Finds the items of a category by words of their name, by id, by the company's own id or by the unique code of a
 * variant; without a text, the first items by name. For an admin who may not read the catalogue's table, the own ids and
 * codes are left out.
 * @param apis `shop` is that of the back office, so that the browser's cache is bypassed
 */
export async function findItems(
  {
    shop,
    catalogue,
  }: {
    readonly shop: Pick<ShopApi, 'product' | 'products'>;
    readonly catalogue: Pick<CatalogueAdminApi, 'adminProducts'>;
  },
  { categoryId, text }: ItemQuery,
  signal: AbortSignal,
): Promise<PartOfList<FoundItem>> {
  const filter = { q: text, category: String(categoryId), state: 'visible', sort: 'name' } as const;
  const [listed, table] = await Promise.all([
    itemsOfLists(shop, { categoryId, text }, signal),
    catalogue.adminProducts(filter, { limit: rowsPerAnswer }),
  ]);
  const rows = table.ok ? table.items : [];
  const ownIds = new Map(rows.map(({ id, ownId }) => [id, ownId]));
  const words = foldText(text);
  const byCode = rows.filter(
    (row) => !foldText(row.name).includes(words) && !listed.items.some(({ id }) => id === row.id),
  );
  const items = listed.items.map(({ id, name, mrp, offer }) => ({
    id,
    name,
    mrp,
    offer,
    ownId: ownIds.get(id) ?? null,
  }));
  return {
    items: [...byCode.map(({ id, name, mrp, offer, ownId }) => ({ id, name, mrp, offer, ownId })), ...items],
    total: listed.total + byCode.length,
  };
}

/** The items of a category that shoppers find by a text, and the one with that id. */
async function itemsOfLists(
  api: Pick<ShopApi, 'product' | 'products'>,
  { categoryId, text }: ItemQuery,
  signal: AbortSignal,
): Promise<PartOfList<ProductSummary>> {
  const page = { sort: 'name', limit: rowsPerAnswer } as const;
  if (text === '') return resultOf(api.products({ kind: 'category', id: categoryId }, page, signal));
  const [named, one] = await Promise.all([
    resultOf(api.products({ kind: 'search', text }, { ...page, categories: [categoryId] }, signal)),
    itemOfId(api, text, signal),
  ]);
  if (one === null || one.categoryId !== categoryId || named.items.some(({ id }) => id === one.id)) return named;
  return { items: [one, ...named.items], total: named.total + 1 };
}

/** The items that a cell of a sheet may mean: the one with that id, or all with exactly that name. */
async function itemsOfCell(api: ShopApi, cell: string, signal: AbortSignal): Promise<readonly ProductSummary[]> {
  const one = await itemOfId(api, cell, signal);
  if (one !== null) return [one];
  const { items } = await resultOf(api.products({ kind: 'search', text: cell }, { limit: rowsPerAnswer }, signal));
  return items.filter(({ name }) => foldText(name) === foldText(cell));
}

/** Calls under way at once while a sheet is looked up. */
const callsAtOnce = 4;

/**
 * Reads the items that the cells of a sheet name, for a catalogue too long to read completely.
 * @param known the items of cells that were looked up before; grows
 */
export async function readItemsOfSheet(
  api: ShopApi,
  cells: readonly string[],
  known: Map<string, readonly ProductSummary[]>,
  signal: AbortSignal,
): Promise<readonly ProductSummary[]> {
  const limit = pLimit(callsAtOnce);
  const missing = cells.filter((cell) => !known.has(cell));
  await Promise.all(
    missing.map((cell) => limit(async () => void known.set(cell, await itemsOfCell(api, cell, signal)))),
  );
  const items = cells.flatMap((cell) => known.get(cell) ?? []);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Reads the pages of a list up to `maxRows`. @param first rows that are read already */
async function wholeList<Row>(
  page: (offset: number) => Promise<PartOfList<Row>>,
  first: readonly Row[] = [],
): Promise<PartOfList<Row>> {
  const rows = [...first];
  for (;;) {
    const { items, total } = await page(rows.length);
    rows.push(...items);
    if (items.length === 0 || rows.length >= Math.min(total, maxRows)) return { items: rows, total };
  }
}

/** Reads every item with its offer. Of a catalogue longer than `maxRows` only the first page is read. */
export async function readAllItems(api: ShopApi, signal: AbortSignal): Promise<PartOfList<ProductSummary>> {
  const page = (offset: number) =>
    resultOf(api.products({ kind: 'all' }, { sort: 'name', limit: rowsPerAnswer, offset }, signal));
  const first = await page(0);
  return first.total > maxRows ? first : wholeList(page, first.items);
}

/** Reads the categories to pick from. */
export async function readCategories(api: ShopApi, signal: AbortSignal): Promise<readonly Category[]> {
  return (await resultOf(api.categories(signal))).items;
}

/** Reads the lists in which a product can be beside its category. */
export async function readLists(api: ShopApi, signal: AbortSignal): Promise<readonly Category[]> {
  return (await resultOf(api.subCategories(signal))).items;
}

/** Reads the current offers, page by page. */
export const readCurrentOffers = (api: ShopApi, signal: AbortSignal): Promise<PartOfList<CurrentOffer>> =>
  wholeList((offset) => resultOf(api.offers({ limit: rowsPerAnswer, offset }, signal)));
