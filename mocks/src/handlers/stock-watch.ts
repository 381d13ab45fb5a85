import type { MockModule } from '../create-mock-shop.ts';
import { stockWatchRow } from '../fixtures/stock-watch.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';

/** "Notify me when my size is back". */
export function stockWatchHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getStockWatches', () => answer({ success: true, items: state.stockWatches })),
    endpoint('addStockWatch', ({ body: { uniqueCode } }) => {
      const variant = state.variants.find(({ Uniquecode }) => Uniquecode === uniqueCode);
      if (variant === undefined) return refuse('not_found');
      if (variant.Qty > 0) return refuse('watch.in_stock');
      const others = state.stockWatches.filter((row) => row.uniqueCode !== uniqueCode);
      if (others.length === state.stockWatches.length) state.stockWatches = [stockWatchRow(uniqueCode), ...others];
      return answer({ success: true, message: 'We will write to you when it is back' });
    }),
    endpoint('deleteStockWatch', ({ params }) => {
      const kept = state.stockWatches.filter(({ uniqueCode }) => uniqueCode !== params.uniqueCode);
      if (kept.length === state.stockWatches.length) return refuse('not_found');
      state.stockWatches = kept;
      return answer({ success: true, message: 'You are no longer waiting for it' });
    }),
  ];
}
