import { toBagQuote } from '../../adapters/promotions.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** The promotions of a shopper's bag; a separate client, so that only a shop that has promotions loads it. */
export function createPromotionsApi({ call }: ApiClient) {
  return {
    /** What the bag costs with its codes and the promotions that apply by themselves. */
    async bagQuote(customer: string) {
      return outcome(await call('getBagQuote', { params: { customer } }), (answer) => ({ quote: toBagQuote(answer) }));
    },

    /** Keeps a code in the bag, as it was typed. */
    async addBagCode(code: string) {
      return outcome(await call('addBagCode', { body: { code } }), (answer) => ({ quote: toBagQuote(answer) }));
    },

    /** Takes a code out of the bag. @param id of its promotion */
    async removeBagCode(id: string) {
      return outcome(await call('removeBagCode', { params: { id } }), (answer) => ({ quote: toBagQuote(answer) }));
    },
  };
}

/** The calls of a bag's promotions. */
export type PromotionsApi = ReturnType<typeof createPromotionsApi>;
