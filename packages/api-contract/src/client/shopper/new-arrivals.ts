import { toProducts } from '../../adapters/catalogue.ts';
import type { ProductSummary } from '../../domain/catalogue.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome, type Outcome } from '../transport/outcome.ts';

/**
 * Reads the newest products; a function of its own, so that a personal page need not load the other reads of the
 * catalogue. Throws NetworkError when no answer came.
 * @param limit max products
 */
export async function readNewArrivals(
  { call }: ApiClient,
  limit: number,
): Promise<Outcome<{ items: readonly ProductSummary[] }>> {
  const result = await call('getPromotionalList', { query: { Id: 'NewArrivals', limit: String(limit) } });
  return outcome(result, (rows) => ({ items: toProducts(rows) }));
}
