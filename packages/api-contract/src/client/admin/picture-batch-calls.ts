import { fromPictureFiles, toPictureBatch, toUnmatchedPictures } from '../../adapters/picture-batches.ts';
import type { FetchStep } from '../../domain/picture-fetches.ts';
import type { PictureView } from '../../pictures/picture-name.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome, pageQuery, totalOf } from '../transport/outcome.ts';

/** Pictures in bulk: uploaded ones, and those that imports name by their address. */
export function pictureBatchCalls({ call }: ApiClient) {
  return {
    /** Uploads pictures or ZIPs of them, max 200 pictures; resolves after the upload, before they are checked. */
    async addPictureBatch(files: Parameters<typeof fromPictureFiles>[0], signal?: AbortSignal) {
      const result = await call('addPictureBatch', {
        form: fromPictureFiles(files),
        ...(signal === undefined ? {} : { signal }),
      });
      return outcome(result, toPictureBatch);
    },

    /** The state of a batch, file by file. */
    async pictureBatch(batch: string) {
      return outcome(await call('getPictureBatch', { params: { batch } }), toPictureBatch);
    },

    /** Pictures that wait for an item and colour, max 50 a page, newest first. */
    async unmatchedPictures(page: Parameters<typeof pageQuery>[0] = {}) {
      const result = await call('getUnmatchedPictures', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: toUnmatchedPictures(rows), total: totalOf(headers, rows) }));
    },

    /** Assigns an unmatched picture to an item and colour. */
    async assignPicture(id: string, itemId: number, colour: string, view: PictureView = 'front') {
      const result = await call('assignPicture', { body: { id, itemId, colour, view } });
      return outcome(result, ({ picture }) => ({ picture }));
    },

    /** Deletes an unmatched picture. */
    async deleteUnmatchedPicture(id: string) {
      return outcome(await call('deleteUnmatchedPicture', { params: { id } }), done);
    },

    /** How far the pictures of imports are fetched, with a page of those that failed. */
    async pictureFetches(page: Parameters<typeof pageQuery>[0] = {}) {
      const result = await call('getPictureFetches', { query: pageQuery(page) });
      return outcome(result, (answer) => answer);
    },

    /** Fetches failed pictures again or does without them; all of them without an id. */
    async takePictureFetchStep(step: FetchStep, id?: string) {
      const result = await call('takePictureFetchStep', { body: { step, ...(id === undefined ? {} : { id }) } });
      return outcome(result, ({ changed }) => ({ changed }));
    },
  };
}
