import { createHash } from 'node:crypto';
import { nextFetch } from '@kayal/commerce-core';
import { inTransaction } from '../../../db/in-transaction.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { cleanPicture, hasColour, putPictures } from '../upload/upload.service.ts';
import type { PictureOffice } from '../upload/uploaded-pictures.service.ts';
import { FetchError } from './fetch-error.ts';
import {
  findFetched,
  findSideFile,
  isFetchedFile,
  putFetch,
  type DueAddress,
  type FetchedFile,
} from './fetch.repository.ts';

/** The actor in the audit, as for an import that no admin started. */
const importActor = 'import';

/**
 * Stores the bytes of an address as a file, as an upload is stored; equal bytes are stored once.
 * @throws UnreadablePictureError; ApiError `unavailable`
 */
export async function fileOf(office: PictureOffice, due: DueAddress, bytes: Buffer): Promise<FetchedFile> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const known = await findFetched(office.context.db, { digest });
  if (known !== undefined) return known;
  const clean = await cleanPicture(office, bytes);
  const stage = office.pictures.uploads.begin();
  try {
    const file = await stage.add({ productId: due.product_id, colour: due.colour }, clean);
    await stage.publish();
    return { digest, file };
  } catch (error) {
    await stage.discard();
    throw error;
  }
}

/**
 * Makes a fetched file the picture of its side. One that the owner uploaded herself stays, and the address is left.
 * @throws FetchError `fetch.colour`; ApiError `image.front_missing`
 */
export async function storeFetched({ context }: PictureOffice, due: DueAddress, fetched: FetchedFile): Promise<void> {
  const { product_id: productId, colour, view } = due;
  const { file } = fetched;
  await inTransaction(context.db, async (trx) => {
    if (file === null || !(await hasColour(trx, { productId, colour }))) throw new FetchError('fetch.colour');
    const current = await findSideFile(trx, due);
    const isOwn = current !== undefined && !(await isFetchedFile(trx, current));
    const next = nextFetch(due, { type: isOwn ? 'fetch.leave' : 'fetch.store' });
    if (next === null) return;
    if (!isOwn && current !== file) await putPictures(trx, context, importActor, [{ productId, colour, view, file }]);
    await putFetch(trx, due, { ...next, code: null, ...(isOwn ? {} : fetched) });
  });
  catalogueVersionOf(context.db).forget();
}
