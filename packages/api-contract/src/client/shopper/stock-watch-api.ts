import { toStockWatches } from '../../adapters/stock-watch.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome } from '../transport/outcome.ts';

/** The calls of "notify me when my size is back"; a separate client, so that only pages with it load it. */
export function createStockWatchApi({ call }: ApiClient) {
  return {
    /** The sold-out variants a customer waits for, newest first. */
    async stockWatches(customerId: string) {
      return outcome(await call('getStockWatches', { params: { customer: customerId } }), (answer) => ({
        items: toStockWatches(answer),
      }));
    },

    /** Adds a watch: one mail is sent when the variant is back (`watch.in_stock`, `watch.limit`). */
    async addStockWatch({ customerId, uniqueCode }: { readonly customerId: string; readonly uniqueCode: string }) {
      return outcome(await call('addStockWatch', { body: { uniqueCode, ledcode: customerId } }), done);
    },

    /** Removes a watch. */
    async deleteStockWatch(uniqueCode: string) {
      return outcome(await call('deleteStockWatch', { params: { uniqueCode } }), done);
    },
  };
}

/** The calls of "notify me when my size is back". */
export type StockWatchApi = ReturnType<typeof createStockWatchApi>;
