import type { ProductSummary, ShopApi, Variant } from '@kayal/api-contract/client';
import { minSimilar, shopProfile, similarProducts, similarQuery } from '@kayal/commerce-core';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadApi } from '../../data/load-api.ts';
import { resultOf } from '../../data/result-of.ts';
import { load } from '../../data/loaded.ts';
import { preloadPicture } from '../../parts/CataloguePicture/preload-picture.ts';
import { gallerySizes } from './product-look.ts';
import { productOfAddress } from './product-address.ts';

/** Data of a product's page. */
export interface ProductData {
  readonly product: ProductSummary;
  readonly variants: readonly Variant[];
  readonly similar: readonly ProductSummary[];
  /** Load time, ms since 1970, from which the delivery day is counted. */
  readonly readAt: number;
}

/** Similar products shown: two rows of four. */
const maxSimilar = shopProfile.homeItems;
/** Max products with a similar name that are fetched. */
const maxFound = 24;

/** Reads the product that `I` names, its variants and similar products. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return load<ProductData>(async () => {
    const api = await loadApi(context);
    const named = productOfAddress(new URL(request.url).search);
    if (named === null) return undefined;
    const calls = { product: resultOf(api.product(named.id)), variants: resultOf(api.variants(named.id)) };
    const [{ product }, { items: variants }] = await Promise.all([calls.product, calls.variants]);
    if (product === null) return undefined;
    preloadPicture({ file: product.displayFirst, at: product.pictureAt, view: 'front' }, gallerySizes);
    return { product, variants, similar: await similarTo(api, product), readAt: Date.now() };
  });
}

/** Similar products; an empty list when they cannot be loaded, because the product itself can still be bought. */
async function similarTo(api: ShopApi, product: ProductSummary): Promise<readonly ProductSummary[]> {
  try {
    return await readSimilar(api, product);
  } catch (error) {
    console.error('[loader] similar products', error);
    return [];
  }
}

/** Products whose names start with the same word, filled up from the category when there are few. */
async function readSimilar(api: ShopApi, product: ProductSummary): Promise<readonly ProductSummary[]> {
  const text = similarQuery(product.name);
  const { items: found } = await resultOf(api.products({ kind: 'search', text }, { limit: maxFound }));
  const similar = similarProducts(product, found, []);
  if (similar.length >= minSimilar) return similar.slice(0, maxSimilar);
  return similarProducts(product, found, await categoryOf(api, product));
}

/** A few products of the product's category. */
async function categoryOf(api: ShopApi, { categoryId }: ProductSummary): Promise<readonly ProductSummary[]> {
  if (categoryId === null) return [];
  return (await resultOf(api.products({ kind: 'category', id: categoryId }, { limit: maxSimilar }))).items;
}
