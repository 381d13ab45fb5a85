import type { ProductSummary, ShopApi } from '@kayal/api-contract/client';
import { resultOf } from '../../data/result-of.ts';

/**
 * Products by id, in that order; what is sold no more is left out. There is no call for many ids: each product is one
 * answer, which the server keeps as ready bytes.
 * @throws when one of them cannot be read
 */
export async function readProducts(
  api: Pick<ShopApi, 'product'>,
  ids: readonly number[],
): Promise<readonly ProductSummary[]> {
  const answers = await Promise.all(ids.map((id) => resultOf(api.product(id))));
  return answers.flatMap(({ product }) => product ?? []);
}
