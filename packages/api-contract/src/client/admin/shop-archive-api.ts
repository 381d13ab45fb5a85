import type { WireOf } from '../../endpoints.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** The archive of the whole shop: being made, ready or failed. */
export type ShopArchive = WireOf<'getShopArchive'>['answer'];

/** Calls about the archive of the whole shop, for the back office only. */
export function createShopArchiveApi({ call, address }: ApiClient) {
  return {
    /** The archive as it is now. */
    async shopArchive() {
      return outcome(await call('getShopArchive'), (archive) => ({ archive }));
    },

    /** Begins a new one, in place of the one before (`archive.working`, `auth.confirm`). */
    async makeShopArchive(withPasswords: boolean) {
      return outcome(await call('makeShopArchive', { body: { withPasswords } }), (archive) => ({ archive }));
    },

    /** Address of the finished file, for a download (`not_found`, `auth.confirm`). */
    async openShopArchive() {
      return outcome(await call('openShopArchive'), ({ file }) => ({
        address: address('getShopArchiveFile', { id: file }),
      }));
    },
  };
}

/** Calls about the archive of the whole shop. */
export type ShopArchiveApi = ReturnType<typeof createShopArchiveApi>;
