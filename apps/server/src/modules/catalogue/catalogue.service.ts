import { uniqueCodePattern, type ProductSort, type PromotionalList } from '@kayal/api-contract';
import { promotionalPages } from '@kayal/commerce-core';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/open-database.ts';
import { currentSettings, type SettingsParts } from '../shop-settings/settings-cache.ts';
import type { AnswerContent } from '../../http/answers/ready-answers.ts';
import { CatalogueFacts } from './catalogue-facts.ts';
import {
  findPageFacts,
  findProductOfCode,
  findVariant,
  listColourStock,
  listOfferPrices,
  listProducts,
  listUploadedViews,
  listVariants,
} from './catalogue.repository.ts';
import { DerivedFromCatalogue } from '../catalogue-version/derived.ts';
import { unnamedColour } from './unnamed-colour.ts';
import {
  toColourRow,
  toPageFacts,
  toProductRows,
  toSuggestionRow,
  toVariantRow,
  type ProductRow,
} from './catalogue.wire.ts';
import { filterOf, type ListQuery } from './lists/list-request.ts';
import type { CurrentPrice, FoundPage } from './lists/product-index.ts';
import { noFilter, type ListSource, type PageRequest } from './lists/product-list.ts';
import { queryWords } from './search/search-words.ts';

/** The sub-category id of a promotional list. */
function promotionId(list: PromotionalList): number {
  const page = promotionalPages.find((each) => each.list === list);
  if (page === undefined) throw new RangeError(`no such list: ${list}`);
  return page.id;
}

const suggestions = 8;

/**
 * Rows of about a kilobyte each. Their age, ms, is short, because answers that are made from them are kept for longer. Not `max`,
 * with which each version would begin with room for all of them.
 */
const rowLimits = { maxSize: 8000, sizeCalculation: () => 1, ttl: 10_000 };

const isCode = new RegExp(uniqueCodePattern);

const atMrp: CurrentPrice = (_, mrp) => mrp;

/** The source of a list, as the call names it. */
export type RequestedSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'category' | 'sub-category'; readonly id: number }
  | { readonly kind: 'promotion'; readonly list: PromotionalList };

/** Reads of the catalogue, each as the content of an answer. */
export class CatalogueService {
  readonly #parts: SettingsParts;
  readonly #db: Db;
  readonly #facts: DerivedFromCatalogue<CatalogueFacts>;
  /** By season and product: searches that differ show the same products. */
  readonly #rows: DerivedFromCatalogue<LRUCache<string, ProductRow>>;
  readonly #currentPrice: DerivedFromCatalogue<CurrentPrice>;

  constructor(parts: SettingsParts) {
    this.#parts = parts;
    this.#db = parts.db;
    this.#facts = new DerivedFromCatalogue(parts.db, 'shape', async () =>
      CatalogueFacts.read(parts.db, (await currentSettings(parts)).settings.attributes),
    );
    this.#rows = new DerivedFromCatalogue(parts.db, 'stock', async () => new LRUCache(rowLimits));
    this.#currentPrice = new DerivedFromCatalogue(parts.db, 'content', async () => {
      const offers = await listOfferPrices(parts.db);
      return (productId, mrp) => offers.get(productId) ?? mrp;
    });
  }

  facts(): Promise<CatalogueFacts> {
    return this.#facts.current();
  }

  /** Categories, or sub-categories and promotional lists; aliases are not listed, and those without a product are marked. */
  async groups(kind: 'category' | 'list'): Promise<AnswerContent> {
    const { groups, index } = await this.facts();
    const { categories, lists } = index.columns;
    const filled = new Set(kind === 'category' ? categories : lists.keys());
    const listed = groups.filter(
      (group) => group.id === group.same_as && (group.kind === 'category') === (kind === 'category'),
    );
    return { value: listed.map(({ id, name }) => ({ Id: id, Name: name, ...(!filled.has(id) && { Empty: true }) })) };
  }

  async colourSizes(): Promise<AnswerContent> {
    const { colourSizes } = await this.facts();
    return {
      value: colourSizes.map(({ colour, size, productId }) => ({
        Color: colour.trim(),
        Size: size,
        ItemId: productId,
      })),
    };
  }

  /**
   * The colours that the owner named in a season, and of the running one also those shown by a known hex.
   */
  async colours(season: string, isRunning: boolean): Promise<AnswerContent> {
    const facts = await this.facts();
    const named = facts.coloursOf(season);
    const known = isRunning ? facts.index.columns.colours.filter((colour) => unnamedColour(colour).hex !== '') : [];
    const all = new Set([...named.keys(), ...known]);
    return { value: [...all].map((colour) => toColourRow(colour, facts, season)) };
  }

  /** The products of a page of a list, with the length of the whole list. */
  async idsOf(requested: RequestedSource, query: ListQuery, page: PageRequest, season: string): Promise<FoundPage> {
    const facts = await this.facts();
    const currentPrice = await this.#priceFor(page.sort);
    const filter = filterOf(query, facts, season);
    return facts.index.page(await this.sourceOf(requested, facts), filter, page, currentPrice);
  }

  /** A page of a list, with the length of the whole list. */
  async products(
    requested: RequestedSource,
    query: ListQuery,
    page: PageRequest,
    season: string,
  ): Promise<AnswerContent> {
    const { ids, total } = await this.idsOf(requested, query, page, season);
    return { value: await this.#rowsOf(ids, season), total };
  }

  /** Rows of products as the database has them now, in the order of the ids. */
  async rowsOf(ids: readonly number[], season: string): Promise<readonly ProductRow[]> {
    const facts = await this.facts();
    const products = await listProducts(this.#db, ids);
    return toProductRows(products, await listColourStock(this.#db, ids), facts, season);
  }

  async productById(id: number, season: string): Promise<AnswerContent> {
    const [row] = await this.#rowsOf([id], season);
    if (row === undefined) return { value: [] };
    const facts = await findPageFacts(this.#db, id);
    const { settings } = await currentSettings(this.#parts);
    const views = await listUploadedViews(this.#db, id);
    return { value: [{ ...row, ...(facts !== undefined && toPageFacts(row, facts, views, settings)) }] };
  }

  /** The product of a unique code, with the colour and size of that variant. */
  async productByUniqueCode(uniqueCode: string, season: string): Promise<AnswerContent> {
    const variant = await findVariant(this.#db, uniqueCode);
    if (variant === undefined) return { value: [] };
    const rows = await this.#rowsOf([variant.productId], season);
    const own = { Color: variant.colour.trim(), Size: variant.size, UniqueCode: variant.uniqueCode };
    return { value: rows.map((row) => ({ ...row, ...own })) };
  }

  async variants(productId: number): Promise<AnswerContent> {
    return { value: (await listVariants(this.#db, productId)).map(toVariantRow) };
  }

  /** Suggested products for a text; none for blank text. */
  async suggest(text: string, limit: number = suggestions): Promise<AnswerContent> {
    const words = queryWords(text);
    if (words.length === 0) return { value: [] };
    const facts = await this.facts();
    const page = { sort: 'featured', limit, offset: 0 } as const;
    const { ids } = facts.index.page(await this.sourceOf({ kind: 'search', text }, facts), noFilter, page, atMrp);
    const products = await listProducts(this.#db, ids);
    return { value: products.map(toSuggestionRow) };
  }

  /** The list that a call names, with aliases resolved, and words and codes looked up. */
  async sourceOf(requested: RequestedSource, facts: CatalogueFacts): Promise<ListSource> {
    switch (requested.kind) {
      case 'all':
        return { kind: 'all' };
      case 'category':
        return { kind: 'category', id: facts.groupId('category', requested.id) };
      case 'sub-category':
        return { kind: 'list', id: facts.groupId('list', requested.id) };
      case 'promotion':
        return { kind: 'list', id: facts.groupId('list', promotionId(requested.list)) };
      case 'search': {
        if (requested.text.trim() === '') return { kind: 'all' };
        const typed = queryWords(requested.text);
        const productId = await this.#productOfCode(requested.text.trim());
        return { kind: 'search', words: typed.map((word) => facts.resolve(word)), productId };
      }
    }
  }

  /** The product whose item code, as its page shows it, somebody typed: a unique code, or the product's own number. */
  async #productOfCode(text: string): Promise<number | null> {
    if (!isCode.test(text)) return null;
    return (await findProductOfCode(this.#db, text)) ?? (/^\d{1,9}$/.test(text) ? Number(text) : null);
  }

  /** Prices of products in this version of the catalogue; read only for lists sorted by price. */
  async #priceFor(sort: ProductSort): Promise<CurrentPrice> {
    return sort === 'price-asc' || sort === 'price-desc' ? this.#currentPrice.current() : atMrp;
  }

  /** Rows of products, in the order of the ids. */
  async #rowsOf(ids: readonly number[], season: string): Promise<ProductRow[]> {
    const kept = await this.#rows.current();
    const rows = new Map(ids.map((id) => [id, kept.get(`${season} ${id}`)]));
    const missing = ids.filter((id) => rows.get(id) === undefined);
    if (missing.length > 0) {
      for (const row of await this.rowsOf(missing, season)) {
        rows.set(row.ID, row);
        kept.set(`${season} ${row.ID}`, row);
      }
    }
    return ids.flatMap((id) => rows.get(id) ?? []);
  }
}
