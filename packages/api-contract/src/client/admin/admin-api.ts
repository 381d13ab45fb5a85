import { fromColours } from '../../adapters/colours.ts';
import { toContactMessages } from '../../adapters/contact.ts';
import { fromDisplayFirst, fromPictures, toStoredPictures } from '../../adapters/pictures.ts';
import { fromOffer, type OfferSubmission } from '../../adapters/offers.ts';
import { fromOrderFilter, toOrderDays } from '../../adapters/orders.ts';
import type { ColourChange } from '../../domain/catalogue.ts';
import type { AllOrdersQuery } from '../../domain/shopper.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { fileRequest } from '../transport/file-request.ts';
import { done, outcome, pageQuery, totalOf } from '../transport/outcome.ts';
import { orderLifeCalls } from './order-life-calls.ts';
import { pictureBatchCalls } from './picture-batch-calls.ts';

/** A page of a list of the back office. */
export interface Page {
  readonly limit?: number;
  readonly offset?: number;
}

/** The back office's writes, separate from the shop's calls, so that shoppers do not load them. */
export function createAdminApi(client: ApiClient) {
  const { call, address } = client;
  return {
    ...orderLifeCalls(client),
    ...pictureBatchCalls(client),

    /** Sets an offer. */
    async addOffer(offer: OfferSubmission) {
      return outcome(await call('addOffer', { body: fromOffer(offer) }), done);
    },

    /** Ends an offer. */
    async removeOffer(productId: number) {
      return outcome(await call('removeOffer', { params: { itemId: String(productId) } }), done);
    },

    /** Sets the picture that lists show. */
    async setDisplayFirst(productId: number, colour: string) {
      return outcome(await call('postDisplayFirst', { body: fromDisplayFirst(productId, colour) }), done);
    },

    /** Saves names and hex of colours, all or none; `colour.changed` lists in `details.changes` what has changed. */
    async saveColours(colours: readonly ColourChange[], season?: string) {
      const query = season === undefined ? {} : { season };
      return outcome(await call('postModifyColor', { body: fromColours(colours), query }), ({ updated }) => ({
        updated,
      }));
    },

    /** Uploaded pictures, max 50 a page. */
    async images(page: Page = {}) {
      const result = await call('getImages', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: toStoredPictures(rows), total: totalOf(headers, rows) }));
    },

    /** Stores pictures, all or none. */
    async uploadImages(pictures: Parameters<typeof fromPictures>[0], signal?: AbortSignal) {
      const result = await call('uploadImages', {
        form: fromPictures(pictures),
        ...(signal === undefined ? {} : { signal }),
      });
      return outcome(result, ({ files }) => ({ files }));
    },

    /** Orders and income of each day; the last 30 days where no day is named. */
    async orderDays(range: Pick<AllOrdersQuery, 'from' | 'to'> = {}) {
      return outcome(await call('getOrderDays', { query: { ...range } }), (answer) => ({ days: toOrderDays(answer) }));
    },

    /** Cancels an order that is not delivered; a second call changes nothing. */
    async cancelOrder(entryNo: string, reason: string) {
      return outcome(await call('cancelOrder', { params: { entryNo }, body: { reason } }), done);
    },

    /** Request of a CSV file of the matching orders. */
    exportRequest(filter: AllOrdersQuery) {
      return fileRequest(address('exportOrders'), fromOrderFilter(filter));
    },

    /** Work that waits, the last backup and the slowest calls. */
    async health() {
      return outcome(await call('getShopHealth', {}), (health) => ({ health }));
    },

    /** Changes by admins, newest first. */
    async audit(page: Page = {}) {
      const result = await call('getAudit', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: rows, total: totalOf(headers, rows) }));
    },

    /** Notes that a message was answered. */
    async answerMessage(id: string) {
      return outcome(await call('answerMessage', { params: { id } }), done);
    },

    /** Messages of the contact form, newest first. */
    async contactMessages(page: Page = {}) {
      const result = await call('getContactMessages', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: toContactMessages(rows), total: totalOf(headers, rows) }));
    },
  };
}

/** The back office's writes. */
export type AdminApi = ReturnType<typeof createAdminApi>;
