import { fromColours } from '../adapters/colours.ts';
import { toContactMessages } from '../adapters/contact.ts';
import { fromDisplayFirst, fromPictures, toStoredPictures } from '../adapters/images.ts';
import { fromOffer, type OfferSubmission } from '../adapters/offers.ts';
import type { CatalogueColour } from '../domain/catalogue.ts';
import type { ApiClient } from './call-types.ts';
import { done, outcome, totalOf } from './outcome.ts';

/** A page of a list of the back office. */
export interface Page {
  readonly limit?: number;
  readonly offset?: number;
}

/** How long an upload may take, ms. */
const uploadTimeout = 60_000;

const pageQuery = ({ limit = 50, offset = 0 }: Page) => ({ limit: String(limit), offset: String(offset) });

/** The back office's writes (S7.ADM, S7.EXT.06–07), apart from the shop's calls so that shoppers do not load them. */
export function createAdminApi({ call }: ApiClient) {
  return {
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

    /** What the contact form sent, newest first (J30). */
    async contactMessages(page: Page = {}) {
      const result = await call('getContactMessages', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: toContactMessages(rows), total: totalOf(headers, rows) }));
    },
  };
}

/** The back office's writes. */
export type AdminApi = ReturnType<typeof createAdminApi>;
