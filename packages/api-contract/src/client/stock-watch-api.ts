import { toStockWatches } from '../adapters/stock-watch.ts';
import type { ApiClient } from './call-types.ts';
import { done, outcome } from './outcome.ts';

/** The calls of "notify me when my size is back", apart from the shop's so that only the pages with it load them. */
export function createStockWatchApi({ call }: ApiClient) {
  return {
    /** The sold-out variants a customer waits for, newest first. */
    async stockWatches(customerId: string) {
      return outcome(await call('getStockWatches', { params: { customer: customerId } }), (answer) => ({
        items: toStockWatches(answer),
      }));
    },

    /** Asks for one mail when a variant is back (`watch.in_stock`, `watch.limit`). */
    async addStockWatch({ customerId, uniqueCode }: { readonly customerId: string; readonly uniqueCode: string }) {
      return outcome(await call('addStockWatch', { body: { uniqueCode, ledcode: customerId } }), done);
    },

    /** Waits for a variant no longer. */
    async deleteStockWatch(uniqueCode: string) {
      return outcome(await call('deleteStockWatch', { params: { uniqueCode } }), done);
    },
  };
}

/** The calls of "notify me when my size is back". */
export type StockWatchApi = ReturnType<typeof createStockWatchApi>;
