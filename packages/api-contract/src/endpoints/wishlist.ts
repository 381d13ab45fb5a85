import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  bodyItemId,
  claimedRupees,
  company,
  companyParams,
  customerParams,
  doneAnswer,
  nullable,
  pathId,
  text,
} from '../schemas.ts';

/** S3.ENT.09: `ID` is the item's id. Amounts are rupees. */
const wishlistRow = Type.Object({
  ID: Type.Integer(),
  ItemName: Type.String(),
  MRP: Type.Number(),
  ledcode: Type.String(),
  /** Units in stock (J23). */
  Qty: Type.Integer(),
  uniqueCode: Type.String(),
  /** The row's own id, which deleting takes as well (J39). */
  rowId: Type.String(),
  /** rupees; null where there is no offer */
  OfferPrice: nullable(Type.Number()),
  displayFirst: Type.String(),
  /** ms since 1970 */
  PictureAt: Type.Integer(),
});

/** The wishlist (S7.WISH). */
export const wishlistEndpoints = {
  getWishlist: endpoint('getWishlist', {
    summary: "A customer's wishlist.",
    params: customerParams,
    answer: Type.Object({ success: Type.Literal(true), items: Type.Array(wishlistRow) }),
  }),
  addToWishlist: endpoint('addToWishlist', {
    summary: 'Keep an item; only its id and unique code are used.',
    params: companyParams,
    body: Type.Object({
      ID: bodyItemId,
      ItemName: Type.Optional(text(200)),
      MRP: Type.Optional(claimedRupees),
      /** A claim to compare (J06). */
      ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
      Qty: Type.Optional(nullable(Type.Number())),
      uniqueCode: Type.Optional(pathId),
    }),
    answer: Type.Object({ success: Type.Literal(true), message: Type.String(), id: Type.String() }),
    refusals: ['wishlist.duplicate', 'wishlist.limit'],
  }),
  deleteFromWishlist: endpoint('deleteFromWishlist', {
    summary: "Forget an item of the caller's list, by row id or item id (J39).",
    params: Type.Object({ company, id: pathId }),
    answer: doneAnswer,
  }),
};
