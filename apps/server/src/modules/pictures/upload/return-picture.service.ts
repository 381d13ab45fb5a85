import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { ownerOf, requireReturn } from '../../returns/read-returns.ts';
import { requireLockedReturn, takesPictures } from '../../returns/return-steps.service.ts';
import { insertReturnPicture } from '../../returns/saved-returns.repository.ts';
import type { StoredReturn } from '../../returns/stored-returns.repository.ts';
import { UnreadablePictureError } from '../painter/paint-job.ts';
import { returnPictureFile, returnPictureId, returnUpload } from '../serve/shop-picture-name.ts';
import type { UploadedFile } from './upload-form.ts';
import { cleanPicture } from './upload.service.ts';
import type { PictureOffice } from './uploaded-pictures.service.ts';

/** Pictures of one return. */
const maxPictures = 5;

/** @throws ApiError `return.step` after the end, `return.pictures` where it has all it may have */
function requireRoom(stored: StoredReturn): void {
  if (!takesPictures(stored)) throw new ApiError('return.step');
  if (stored.pictures.length >= maxPictures) throw new ApiError('return.pictures');
}

/** Whether a shopper may add a picture to a return, before its file is read. @throws ApiError `not_found`, `return.step`, `return.pictures` */
export async function requirePictureRoom({ db }: AppContext, { customerId }: Identity, id: string): Promise<void> {
  requireRoom(await requireReturn(db, id, customerId));
}

/**
 * Checks a picture of an own return and stores it; it is served to her and admins only.
 * @returns its id
 * @throws ApiError `not_found`, `return.step`, `return.pictures`, `request.too_large`, `image.invalid`, `unavailable`
 */
export async function storeReturnPicture(
  office: PictureOffice,
  { customerId }: Identity,
  id: string,
  { bytes, isTooLarge }: UploadedFile,
): Promise<string> {
  const { context, pictures } = office;
  if (isTooLarge) throw new ApiError('request.too_large');
  const clean = await cleanPicture(office, bytes).catch((error: unknown) => {
    throw error instanceof UnreadablePictureError ? new ApiError('image.invalid') : error;
  });
  const stage = pictures.uploads.begin();
  try {
    const picture = returnPictureId(await stage.add(returnUpload, clean));
    await stage.publish();
    await inTransaction(context.db, async (trx) => {
      requireRoom(await requireLockedReturn(trx, id, customerId));
      await insertReturnPicture(trx, id, picture, context.now());
    });
    return picture;
  } catch (error) {
    await stage.discard();
    throw error;
  }
}

/** A picture of an own return, or of any for an admin, as webp. @throws ApiError `not_found` */
export async function readReturnPicture(
  { context, pictures }: PictureOffice,
  caller: Identity,
  { id, picture }: { readonly id: string; readonly picture: string },
): Promise<Buffer> {
  const stored = await requireReturn(context.db, id, ownerOf(caller));
  const bytes = stored.pictures.includes(picture) ? await pictures.uploads.read(returnPictureFile(picture)) : null;
  if (bytes === null) throw new ApiError('not_found');
  return bytes;
}
