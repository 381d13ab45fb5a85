import type { ProductSummary, ShopApi } from '@kayal/api-contract/client';
import { resultOf } from '../../data/api/result-of.ts';

/**
 * Products by id, in that order; those no longer on sale are left out. One call per product, because the API has no
 * call for many ids; the server caches each answer.
 * @throws when one of them cannot be read
 */
export async function readProducts(
  api: Pick<ShopApi, 'product'>,
  ids: readonly number[],
): Promise<readonly ProductSummary[]> {
  const answers = await Promise.all(ids.map((id) => resultOf(api.product(id))));
  return answers.flatMap(({ product }) => product ?? []);
}
