import {
  pictureBatchLimits,
  pictureFile,
  readPictureName,
  readSourceName,
  type PictureNameReading,
} from '@kayal/api-contract';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { UnreadablePictureError } from '../painter/paint-job.ts';
import { cleanPicture, findColour, putPictures } from '../upload/upload.service.ts';
import type { PictureOffice } from '../upload/uploaded-pictures.service.ts';
import { findProductNumbers, putOutcome } from './batch.repository.ts';
import type { PendingPicture } from './zip-pictures.ts';

/** A picture of a batch under way. */
export interface BatchPicture extends PendingPicture {
  readonly id: string;
}

/** The name of a stored file that belongs to no item yet. */
const unmatchedName = { productId: 0, colour: 'UNMATCHED' } as const;

/** The item, colour and side of a file name, by our id or the company's own; null when it matches none. */
async function match(db: Db, name: string): Promise<PictureNameReading | null> {
  const byNumber = readPictureName(name);
  const own = readSourceName(name);
  const numbers = await findProductNumbers(db, [...new Set(own.map(({ sourceId }) => sourceId))]);
  const ofSource = own.flatMap(({ sourceId, ...rest }) => {
    const productId = numbers.get(sourceId.toLowerCase());
    return productId === undefined ? [] : [{ productId, ...rest }];
  });
  // An id with zeros in front is a text, and only without a product of that text a number.
  const readings = own.some(({ sourceId }) => /^0\d/.test(sourceId))
    ? [...ofSource, ...byNumber]
    : [...byNumber, ...ofSource];
  for (const reading of readings) {
    const colour = await findColour(db, reading);
    if (colour !== null) return { ...reading, colour };
  }
  return null;
}

/**
 * Checks one picture and stores it with its item, or as unmatched when its name matches none.
 * @param done pictures that this batch has stored; this one is added
 * @throws UnreadablePictureError; ApiError `request.too_large`, `image.name`, `image.twice`, `image.front_missing`,
 * `unavailable`; errors of a damaged ZIP
 */
export async function storeBatchPicture(
  office: PictureOffice,
  admin: Identity,
  { id, name, size, read }: BatchPicture,
  done: Set<string>,
): Promise<void> {
  const { context, pictures } = office;
  if (size > pictureBatchLimits.pictureBytes) throw new ApiError('request.too_large');
  if (name.length > pictureBatchLimits.nameLength) throw new ApiError('image.name');
  const reading = await match(context.db, name);
  const picture = reading && pictureFile(reading.productId, reading.colour);
  const key = `${picture} ${reading?.view}`;
  if (reading !== null && done.has(key)) throw new ApiError('image.twice');
  const clean = await cleanPicture(office, await read());
  const stage = pictures.uploads.begin();
  try {
    const file = await stage.add(reading ?? unmatchedName, clean);
    await stage.publish();
    await inTransaction(context.db, async (trx) => {
      if (reading === null || picture === null) return putOutcome(trx, id, { status: 'unmatched', file });
      await putPictures(trx, context, admin.customerId, [{ ...reading, file }]);
      return putOutcome(trx, id, { status: 'stored', picture, view: reading.view });
    });
  } catch (error) {
    await stage.discard();
    throw error;
  }
  if (reading === null) return;
  done.add(key);
  catalogueVersionOf(context.db).forget();
}

/** The code with which one file is refused while the others continue; null for an error that ends the batch. */
export function refusalCodeOf(error: unknown): string | null {
  if (error instanceof UnreadablePictureError) return `image.${error.kind}`;
  if (error instanceof ApiError) return error.code;
  // yauzl's error for a damaged file in a ZIP.
  if (error instanceof Error && !('code' in error)) return 'image.zip';
  return null;
}
