import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { UnreadablePictureError } from '../painter/paint-job.ts';
import { shopPictureName, shopUpload } from '../serve/shop-picture-name.ts';
import type { UploadedFile } from './upload-form.ts';
import { insertShopPicture } from './upload.repository.ts';
import { cleanPicture } from './upload.service.ts';
import type { PictureOffice } from './uploaded-pictures.service.ts';

/**
 * Checks a picture for the hero, a tile or a category, and stores it. The settings then name it.
 * @returns its name
 * @throws ApiError `request.too_large`, `image.invalid`, `unavailable`
 */
export async function storeShopPicture(
  office: PictureOffice,
  admin: Identity,
  { bytes, isTooLarge }: UploadedFile,
): Promise<string> {
  const { context, pictures } = office;
  if (isTooLarge) throw new ApiError('request.too_large');
  const clean = await cleanPicture(office, bytes).catch((error: unknown) => {
    throw error instanceof UnreadablePictureError ? new ApiError('image.invalid') : error;
  });
  const stage = pictures.uploads.begin();
  try {
    const file = await stage.add(shopUpload, clean);
    await stage.publish();
    const name = shopPictureName(file);
    const at = context.now();
    await inTransaction(context.db, async (trx) => {
      await insertShopPicture(trx, file, at);
      const entry = { actorId: admin.customerId, action: 'picture.uploaded', subject: name } as const;
      await insertAudit(trx, { ...entry, before: { file: null }, after: { file }, at });
    });
    return name;
  } catch (error) {
    await stage.discard();
    throw error;
  }
}
