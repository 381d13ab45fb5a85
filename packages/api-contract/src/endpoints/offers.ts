import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  bodyItemId,
  claimedRupees,
  company,
  companyParams,
  doneAnswer,
  limitText,
  numericId,
  offsetText,
  text,
} from '../schemas.ts';

/** J31, J52: an offer with what the back office lists beside it. Amounts are rupees. */
const offerRow = Type.Object({
  ItemId: Type.Integer(),
  ItemName: Type.String(),
  MRP: Type.Number(),
  OfferPrice: Type.Number(),
});

/** Offers (S7.CAT.13, S7.ADM.02). */
export const offerEndpoints = {
  getOfferByItemId: endpoint('getOfferByItemId', {
    summary: 'The offer price of an item; 404 where there is none.',
    params: Type.Object({ id: numericId, company: Type.Optional(company) }),
    answer: Type.Object({ OfferPrice: Type.Number() }),
    refusals: ['offer.none'],
  }),
  getOffers: endpoint('getOffers', {
    summary: 'Offers of the items named, or all current offers; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({
      ids: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,199}$', maxLength: 2000 })),
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Array(offerRow),
  }),
  addOffer: endpoint('addOffer', {
    summary: 'Set the offer price of an item: more than 0 and at most the MRP the server knows (J52).',
    params: Type.Object({ company: Type.Optional(company) }),
    body: Type.Object({
      categoryName: Type.Optional(text(100)),
      itemId: bodyItemId,
      itemName: Type.Optional(text(200)),
      mrp: Type.Optional(claimedRupees),
      /** rupees, or their text as a form field gives it */
      offerPrice: Type.Union([Type.Number(), Type.String({ maxLength: 20 })]),
    }),
    answer: doneAnswer,
    refusals: ['offer.price'],
  }),
  removeOffer: endpoint('removeOffer', {
    summary: 'End the offer of an item (J52).',
    params: Type.Object({ company, itemId: numericId }),
    answer: doneAnswer,
    refusals: ['offer.none'],
  }),
};
