import { fromColours } from '../adapters/colours.ts';
import { toContactMessages } from '../adapters/contact.ts';
import { fromDisplayFirst, fromPictures, toStoredPictures } from '../adapters/images.ts';
import { fromOffer, type OfferSubmission } from '../adapters/offers.ts';
import { fromOrderFilter, toOrderDays } from '../adapters/orders.ts';
import type { CatalogueColour } from '../domain/catalogue.ts';
import type { AllOrdersQuery } from '../domain/shopper.ts';
import type { ApiClient } from './call-types.ts';
import { done, outcome, pageQuery, totalOf } from './outcome.ts';
import { pictureBatchCalls } from './picture-batch-calls.ts';

/** A page of a list of the back office. */
export interface Page {
  readonly limit?: number;
  readonly offset?: number;
}

/** How long an upload may take in all, ms: a phone needs minutes, and what stands still ends sooner. */
const uploadTimeout = 15 * 60_000;

/** The back office's writes (S7.ADM, S7.EXT.06–07), apart from the shop's calls so that shoppers do not load them. */
export function createAdminApi(client: ApiClient) {
  const { call, address } = client;
  return {
    ...pictureBatchCalls(client),

    /** Sets an offer (S8.OFFER.01–03). */
    async addOffer(offer: OfferSubmission) {
      return outcome(await call('addOffer', { body: fromOffer(offer) }), done);
    },

    /** Ends an offer (J52). */
    async removeOffer(productId: number) {
      return outcome(await call('removeOffer', { params: { itemId: String(productId) } }), done);
    },

    /** Chooses the picture that lists show (S8.IMG.02). */
    async setDisplayFirst(productId: number, colour: string) {
      return outcome(await call('postDisplayFirst', { body: fromDisplayFirst(productId, colour) }), done);
    },

    /** Saves names and hex of colours; nothing is saved unless all are (J49). */
    async saveColours(colours: readonly CatalogueColour[], season?: string) {
      const query = season === undefined ? {} : { season };
      return outcome(await call('postModifyColor', { body: fromColours(colours), query }), ({ updated }) => ({
        updated,
      }));
    },

    /** Uploaded pictures, at most 50 a page (J37). */
    async images(page: Page = {}) {
      const result = await call('getImages', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: toStoredPictures(rows), total: totalOf(headers, rows) }));
    },

    /** Stores pictures, all or none (J37). */
    async uploadImages(pictures: Parameters<typeof fromPictures>[0], signal?: AbortSignal) {
      const result = await call('uploadImages', {
        form: fromPictures(pictures),
        timeoutMs: uploadTimeout,
        ...(signal === undefined ? {} : { signal }),
      });
      return outcome(result, ({ files }) => ({ files }));
    },

    /** Orders and income of each day; the last 30 days where no day is named (S2.DASH.10). */
    async orderDays(range: Pick<AllOrdersQuery, 'from' | 'to'> = {}) {
      return outcome(await call('getOrderDays', { query: { ...range } }), (answer) => ({ days: toOrderDays(answer) }));
    },

    /** Cancels an order that is not delivered; a second time nothing happens. */
    async cancelOrder(entryNo: string, reason: string) {
      return outcome(await call('cancelOrder', { params: { entryNo }, body: { reason } }), done);
    },

    /** How to ask for the orders that match as a CSV file; what to find stands in the body, for an address is logged. */
    exportRequest(filter: AllOrdersQuery) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'same-origin',
        body: JSON.stringify(fromOrderFilter(filter)),
      } as const;
      return { url: address('exportOrders'), init };
    },

    /** What admins changed, newest first. */
    async audit(page: Page = {}) {
      const result = await call('getAudit', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: rows, total: totalOf(headers, rows) }));
    },

    /** What the contact form sent, newest first (J30). */
    async contactMessages(page: Page = {}) {
      const result = await call('getContactMessages', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: toContactMessages(rows), total: totalOf(headers, rows) }));
    },
  };
}

/** The back office's writes. */
export type AdminApi = ReturnType<typeof createAdminApi>;
