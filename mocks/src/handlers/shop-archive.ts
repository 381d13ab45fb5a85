import { shopArchiveKeptMs } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, answerFile, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';

/** When the archive of a story is made, ms since 1970. */
const now = Date.UTC(2026, 10, 21, 6, 30);

/** The archive of the whole shop, which is ready at the next look. */
export function shopArchiveHandlers({ state, endpoint }: MockModule): MockRoute[] {
  let file: string | null = null;
  return [
    endpoint('getShopArchive', () => answer(state.shopArchive)),
    endpoint('makeShopArchive', ({ body: { withPasswords } }) => {
      if (state.shopArchive.state === 'working') return refuse('archive.working');
      const begun = { done: 0, total: 0, bytes: 0, madeAt: null, keptUntil: null, withPasswords };
      const ends = { bytes: 48_200_000, madeAt: now, keptUntil: now + shopArchiveKeptMs };
      state.shopArchive = { ...begun, ...ends, done: 124, total: 124, state: 'ready' };
      return answer({ ...begun, state: 'working' });
    }),
    endpoint('openShopArchive', () => {
      if (state.shopArchive.state !== 'ready') return refuse('not_found');
      file ??= `archive_${nextId(state)}`;
      return answer({ file });
    }),
    endpoint('getShopArchiveFile', ({ params }) => {
      if (state.shopArchive.state !== 'ready' || params.id !== file) return refuse('not_found');
      return answerFile('PK', 'shop-2026-11-21.zip');
    }),
  ];
}
