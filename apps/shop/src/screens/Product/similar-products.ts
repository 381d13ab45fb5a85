import type { ProductSummary, ShopApi } from '@kayal/api-contract/client';
import { minSimilar, shopProfile, similarProducts, similarQuery } from '@kayal/commerce-core';
import { resultOf } from '../../data/api/result-of.ts';

/** Similar products shown: two rows of four. */
const maxSimilar = shopProfile.homeItems;
/** Max products with a similar name that are fetched. */
const maxFound = 24;

/** Similar products; an empty list when they cannot be loaded, because the product itself can still be bought. */
export async function similarTo(api: ShopApi, product: ProductSummary): Promise<readonly ProductSummary[]> {
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
