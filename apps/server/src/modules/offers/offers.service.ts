import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { lockProduct, noteChange } from '../catalogue/product-rows.repository.ts';
import { offerPaise } from './offers.logic.ts';
import { deleteOffer, findPricedItem, putOffer } from './offers.repository.ts';

/**
 * Sets an item's offer price. Shoppers see it with the next answer, and orders placed from now on are charged it.
 * @param offerPrice rupees, or their text as a form field gives it
 * @throws ApiError `not_found` for an unknown item, `offer.price` for a price not above 0 or above the server's MRP
 */
export async function setOffer(
  context: AppContext,
  admin: Identity,
  { productId, offerPrice }: { readonly productId: number; readonly offerPrice: number | string },
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    // A save of the product must not lower its MRP below this offer meanwhile.
    await lockProduct(trx, productId);
    const item = await findPricedItem(trx, productId);
    if (item === undefined) throw new ApiError('not_found');
    const price = offerPaise(offerPrice, item.mrp);
    if (price === undefined) throw new ApiError('offer.price', { fields: { offerPrice: 'out of range' } });
    if (price === item.offer) return;
    const at = context.now();
    await putOffer(trx, productId, price, at);
    await noteChange(trx, productId, at);
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'offer.set',
      subject: String(productId),
      before: { price: item.offer },
      after: { price },
      at,
    });
    await bumpCatalogueVersion(trx, 'content', at);
  });
  catalogueVersionOf(context.db).forget();
}

/** Ends the offer of an item: the MRP is the price again. @throws ApiError `offer.none` */
export async function endOffer(context: AppContext, admin: Identity, productId: number): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    // A save of the product, or another offer, must not come between what is read here and what is written.
    await lockProduct(trx, productId);
    const item = await findPricedItem(trx, productId);
    if (item === undefined || item.offer === null) throw new ApiError('offer.none');
    const at = context.now();
    await deleteOffer(trx, productId);
    await noteChange(trx, productId, at);
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'offer.removed',
      subject: String(productId),
      before: { price: item.offer },
      after: { price: null },
      at,
    });
    await bumpCatalogueVersion(trx, 'content', at);
  });
  catalogueVersionOf(context.db).forget();
}
