import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { bodyItemId, claimedRupees, company, doneAnswer, limitText, numericId, offsetText, text } from '../schemas.ts';

/** An offer with the other columns of the back office's list (J31, J52). Amounts are rupees. */
const offerRow = Type.Object({
  ItemId: Type.Integer(),
  ItemName: Type.String(),
  MRP: Type.Number(),
  OfferPrice: Type.Number(),
});

/** Offers. */
export const offerEndpoints = {
  getOfferByItemId: endpoint('getOfferByItemId', {
    summary: 'The offer price of an item; 404 without one.',
    params: Type.Object({ id: numericId, company: Type.Optional(company) }),
    answer: Type.Object({ OfferPrice: Type.Number() }),
    refusals: ['offer.none'],
  }),
  getOffers: endpoint('getOffers', {
    summary: 'Offers of the items named, or current offers; 200 without a limit. X-Total-Count counts all.',
    params: Type.Object({ company: Type.Optional(company) }),
    query: Type.Object({
      ids: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,199}$', maxLength: 2000 })),
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Array(offerRow),
  }),
  addOffer: endpoint('addOffer', {
    summary: 'Set the offer price of an item: above 0 and not above the stored MRP.',
    params: Type.Object({ company: Type.Optional(company) }),
    body: Type.Object({
      categoryName: Type.Optional(text(100)),
      itemId: bodyItemId,
      itemName: Type.Optional(text(200)),
      mrp: Type.Optional(claimedRupees),
      /** rupees, as a number or as the text of a form field */
      offerPrice: Type.Union([Type.Number(), Type.String({ maxLength: 20 })]),
    }),
    answer: doneAnswer,
    refusals: ['offer.price'],
  }),
  removeOffer: endpoint('removeOffer', {
    summary: 'End the offer of an item.',
    params: Type.Object({ company, itemId: numericId }),
    answer: doneAnswer,
    refusals: ['offer.none'],
  }),
};
