import type { Page } from '../../http/paging.ts';
import { paiseToRupees } from '@kayal/api-contract';
import type { Db } from '../../db/open-database.ts';
import type { AnswerContent } from '../../http/answers/ready-answers.ts';
import { noOffer } from './catalogue.errors.ts';
import { countOffers, listOffers } from './catalogue.repository.ts';

/**
 * The price of an item with its offer, in rupees.
 * @throws ApiError `offer.none` when there is none
 */
export async function readOffer(db: Db, productId: number): Promise<AnswerContent> {
  const [offer] = await listOffers(db, [productId], { limit: 1, offset: 0 });
  if (offer === undefined) throw noOffer();
  return { value: { OfferPrice: paiseToRupees(offer.price) } };
}

/** Offers of some items, or of all. @param ids with commas between them */
export async function readOffers(db: Db, ids: string | undefined, page: Page): Promise<AnswerContent> {
  const productIds = ids === undefined ? null : ids.split(',').map(Number);
  const [found, total] = await Promise.all([listOffers(db, productIds, page), countOffers(db, productIds)]);
  const rows = found.map(({ productId, name, mrp, price }) => ({
    ItemId: productId,
    ItemName: name,
    MRP: paiseToRupees(mrp),
    OfferPrice: paiseToRupees(price),
  }));
  return { value: rows, total };
}
