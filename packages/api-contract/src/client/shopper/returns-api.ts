import { toOrderReturns, toReturn, type ReturnDraft } from '../../adapters/returns.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** A shopper's returns; a separate client, so that only pages of returns load it. */
export function createReturnsApi({ call, address }: ApiClient) {
  return {
    /** What of an order can be returned, and its returns. */
    async orderReturns(entryNo: string) {
      return outcome(await call('getOrderReturns', { params: { entryNo } }), (answer) => ({
        of: toOrderReturns(answer),
      }));
    },

    /** Asks for a return. @param key the same for all tries to ask for one */
    async askReturn(entryNo: string, draft: ReturnDraft, key: string) {
      const headers = { 'idempotency-key': key };
      return outcome(await call('askReturn', { params: { entryNo }, body: draft, headers }), ({ request }) => ({
        request: toReturn(request),
      }));
    },

    /** Adds a picture of a damaged piece. */
    async addReturnPicture(id: string, picture: File) {
      const form = new FormData();
      form.append('images', picture);
      return outcome(await call('addReturnPicture', { params: { id }, form }), ({ picture: name }) => ({
        picture: name,
      }));
    },

    /** Address of a picture of a return. */
    returnPictureUrl: (id: string, picture: string) => address('getReturnPicture', { id, picture }),

    /** Takes an own return back. */
    async cancelReturn(id: string) {
      return outcome(await call('cancelReturn', { params: { id } }), ({ request }) => ({ request: toReturn(request) }));
    },
  };
}

/** The calls of a shopper's returns. */
export type ReturnsApi = ReturnType<typeof createReturnsApi>;
