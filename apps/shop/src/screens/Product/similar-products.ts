import type { ProductSummary, ShopApi } from '@kayal/api-contract/client';
import { minSimilar, shopProfile, similarProducts, similarQuery } from '@kayal/commerce-core';
import { resultOf } from '../../data/api/result-of.ts';

/** Similar products shown: two rows of four. */
const maxSimilar = shopProfile.homeItems;
/** Max products with a similar name that are fetched. */
const maxFound = 24;

const search = async (api: ShopApi, text: string): Promise<readonly ProductSummary[]> =>
  (await resultOf(api.products({ kind: 'search', text }, { limit: maxFound }))).items;

/**
 * Begins the search for similar products by the name in the page's address, so that it does not wait for the product.
 * @returns similar products, once the product is read; an empty list when they cannot be loaded, because the product
 * itself can still be bought
 */
export function findSimilar(api: ShopApi, addressedName: string) {
  const text = similarQuery(addressedName);
  const ahead = text === '' ? null : search(api, text);
  // Whoever waits for it below hears of an error.
  ahead?.catch(() => {});
  return async (product: ProductSummary): Promise<readonly ProductSummary[]> => {
    // An address may have another name.
    const productText = similarQuery(product.name);
    try {
      const found = await (productText === text && ahead !== null ? ahead : search(api, productText));
      const similar = similarProducts(product, found, []);
      if (similar.length >= minSimilar) return similar.slice(0, maxSimilar);
      return similarProducts(product, found, await categoryOf(api, product));
    } catch (error) {
      console.error('[loader] similar products', error);
      return [];
    }
  };
}

/** A few products of the product's category. */
async function categoryOf(api: ShopApi, { categoryId }: ProductSummary): Promise<readonly ProductSummary[]> {
  if (categoryId === null) return [];
  return (await resultOf(api.products({ kind: 'category', id: categoryId }, { limit: maxSimilar }))).items;
}
