import type { CatalogueColour, Category, ShopApi } from '@kayal/api-contract/client';
import { pictureFile } from '@kayal/api-contract/client';
import type { PageRequest } from '../../data/page-loader.ts';
import { backOfficeApi } from '../../data/admin/admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { load } from '../../data/loaded.ts';

/** The item whose pictures are changed. */
export interface PictureItem {
  readonly id: number;
  readonly name: string;
  /** Distinct colours, in the order of the variants. */
  readonly colours: readonly CatalogueColour[];
  /** The catalogue colour that lists show; null where no colour has that picture. */
  readonly displayFirst: string | null;
  /** Load time, ms since 1970; part of the picture addresses, so that each load fetches them again. */
  readonly readAt: number;
}

/** Data of the screen. */
export interface ImageUploadData {
  readonly categories: readonly Category[];
  readonly categoryId: number | null;
  readonly itemId: number | null;
  /** Null when no item is picked; 'failed' when its details could not be read. */
  readonly item: PictureItem | 'failed' | null;
}

/** A positive whole number from the address, or null. */
function idIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** An item with its colours; null when there is none with that id. */
async function itemOf(api: ShopApi, id: number | null): Promise<PictureItem | 'failed' | null> {
  if (id === null) return null;
  try {
    const [{ product }, { items: variants }] = await Promise.all([
      resultOf(api.product(id)),
      resultOf(api.variants(id)),
    ]);
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

/** Reads the categories to pick from, and the item that is picked. */
export function loader({ url, connection }: PageRequest) {
  return load<ImageUploadData>(async () => {
    const params = url.searchParams;
    const categoryId = idIn(params, 'category');
    const itemId = idIn(params, 'item');
    const api = backOfficeApi(connection);
    const [categories, item] = await Promise.all([resultOf(api.categories()), itemOf(api, itemId)]);
    return { categories: categories.items, categoryId, itemId, item };
  });
}
