import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { pageOf } from '../product-list.ts';

/** Pictures of imports. What is tried again waits for ever. */
export function pictureFetchHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getPictureFetches', ({ query }) => {
      const { counts, failed } = state.pictureFetches;
      return answer({ counts, failed: pageOf(failed, query) }, counts.failed);
    }),
    endpoint('takePictureFetchStep', ({ body: { step, id } }) => {
      const { counts, failed } = state.pictureFetches;
      const changed = failed.filter((row) => id === undefined || row.id === id);
      if (id !== undefined && changed.length === 0) return refuse('not_found');
      const to = step === 'retry' ? 'waiting' : 'left';
      state.pictureFetches = {
        counts: { ...counts, failed: counts.failed - changed.length, [to]: counts[to] + changed.length },
        failed: failed.filter((row) => !changed.includes(row)),
      };
      return answer({ success: true, changed: changed.length });
    }),
  ];
}
