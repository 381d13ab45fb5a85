import type { CatalogueColour, Category, ProductSummary, ShopApi } from '@kayal/api-contract/client';
import { pictureFile } from '@kayal/api-contract/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { brought } from '../../app/brought.ts';
import { loadApi } from '../../app/load-api.ts';
import { load } from '../../app/loaded.ts';

/** The item whose pictures are changed. */
export interface PictureItem {
  readonly id: number;
  readonly name: string;
  /** Distinct colours, in the order of the variants (S2.IMG.02). */
  readonly colours: readonly CatalogueColour[];
  /** The catalogue colour that lists show; null where no colour goes by that picture. */
  readonly displayFirst: string | null;
  /** When this was read, ms since 1970: pictures are asked for anew each time (J36). */
  readonly readAt: number;
}

/** What the screen shows for its address. */
export interface ImageUploadData {
  readonly categories: readonly Category[];
  readonly categoryId: number | null;
  readonly items: readonly ProductSummary[];
  readonly itemId: number | null;
  /** Null where none is picked; 'failed' where its details could not be read (J51). */
  readonly item: PictureItem | 'failed' | null;
}

/** Most rows the server gives at once. */
const page = 200;

/** A positive whole number of the address, or null. */
function idIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** All items of a category, however many. */
async function itemsOf(api: ShopApi, category: number | null): Promise<ProductSummary[]> {
  const items: ProductSummary[] = [];
  if (category === null) return items;
  for (;;) {
    const next = await brought(api.products({ kind: 'category', id: category }, { limit: page, offset: items.length }));
    items.push(...next.items);
    if (next.items.length === 0 || items.length >= next.total) return items;
  }
}

/** An item with its colours; null where there is none by that id. */
async function itemOf(api: ShopApi, id: number | null): Promise<PictureItem | 'failed' | null> {
  if (id === null) return null;
  try {
    const [{ product }, { items: variants }] = await Promise.all([brought(api.product(id)), brought(api.variants(id))]);
    if (product === null) return null;
    const keys = [...new Set(variants.map(({ colour }) => colour))];
    return {
      id,
      name: product.name,
      colours: keys.map(
        (key) => product.colours.find((colour) => colour.key === key) ?? { key, name: key.toUpperCase(), hex: '' },
      ),
      displayFirst: keys.find((key) => pictureFile(id, key) === product.displayFirst) ?? null,
      readAt: Date.now(),
    };
  } catch (error) {
    console.warn('[loader] product details', error);
    return 'failed';
  }
}

/** Reads the lists to pick from, and the item that is picked (S2.IMG.01-02, S7.CAT.01, S7.CAT.07, S7.CAT.09-10). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return load<ImageUploadData>(async () => {
    const params = new URL(request.url).searchParams;
    const categoryId = idIn(params, 'category');
    const itemId = idIn(params, 'item');
    const api = await loadApi(context);
    const [categories, items, item] = await Promise.all([
      brought(api.categories()),
      itemsOf(api, categoryId),
      itemOf(api, itemId),
    ]);
    return { categories: categories.items, categoryId, items, itemId, item };
  });
}
