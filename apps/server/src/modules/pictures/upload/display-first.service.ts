import { canonicalColour } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { noteChange } from '../../catalogue/product-rows.repository.ts';
import { findUpload, listColoursOf } from '../serve/pictures.repository.ts';
import { findDisplay, putDisplayColour } from './upload.repository.ts';
import { parseUploadName } from './upload-name.ts';

/**
 * Sets which picture of an item lists show.
 * @throws ApiError `not_found` for an unknown item, `image.name` for a name of another item, `image.not_found`
 * for a colour it does not come in or that has no picture
 */
export async function chooseDisplayFirst(
  { db, config, now }: AppContext,
  admin: Identity,
  { productId, file }: { readonly productId: number; readonly file: string },
): Promise<void> {
  const name = file.toLowerCase().endsWith('.webp') ? parseUploadName(file) : null;
  if (name === null || name.productId !== productId) {
    throw new ApiError('image.name', { fields: { displayFirst: 'not a picture of this item' } });
  }
  const display = await findDisplay(db, productId);
  if (display === undefined) throw new ApiError('not_found');
  const colours = await listColoursOf(db, productId);
  const colour = colours.find((each) => canonicalColour(each) === name.colour);
  const isDrawn = config.demo && display.cut !== '';
  const hasPicture = isDrawn || (await findUpload(db, productId, name.colour)) !== undefined;
  if (colour === undefined || !hasPicture) throw new ApiError('image.not_found');
  await inTransaction(db, async (trx) => {
    const before = await findDisplay(trx, productId);
    if (before?.colour === colour) return;
    const at = now();
    await putDisplayColour(trx, productId, colour);
    await noteChange(trx, productId, at);
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'picture.display-first',
      subject: String(productId),
      before: { colour: before?.colour },
      after: { colour },
      at,
    });
    await bumpCatalogueVersion(trx, 'content', at);
  });
  catalogueVersionOf(db).forget();
}
