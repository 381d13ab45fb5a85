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
  uniqueCode,
} from '../schemas.ts';

/** An item of the wishlist (S3.ENT.09); `ID` is the product's id. Amounts are rupees. */
const wishlistRow = Type.Object({
  ID: Type.Integer(),
  ItemName: Type.String(),
  MRP: Type.Number(),
  ledcode: Type.String(),
  /** Units in stock. */
  Qty: Type.Integer(),
  uniqueCode: Type.String(),
  /** The row's id, which can also be used to delete it. */
  rowId: Type.String(),
  /** rupees; null where there is no offer */
  OfferPrice: nullable(Type.Number()),
  displayFirst: Type.String(),
  /** ms since 1970 */
  PictureAt: Type.Integer(),
});

/** The wishlist. */
export const wishlistEndpoints = {
  getWishlist: endpoint('getWishlist', {
    summary: "A customer's wishlist.",
    params: customerParams,
    answer: Type.Object({ success: Type.Literal(true), items: Type.Array(wishlistRow) }),
  }),
  addToWishlist: endpoint('addToWishlist', {
    summary: 'Add an item; only its id and unique code are used.',
    params: companyParams,
    body: Type.Object({
      ID: bodyItemId,
      ItemName: Type.Optional(text(200)),
      MRP: Type.Optional(claimedRupees),
      /** A claim to compare. */
      ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
      Qty: Type.Optional(nullable(Type.Number())),
      uniqueCode: Type.Optional(uniqueCode),
    }),
    answer: Type.Object({ success: Type.Literal(true), message: Type.String(), id: Type.String() }),
    refusals: ['wishlist.duplicate', 'wishlist.limit'],
  }),
  deleteFromWishlist: endpoint('deleteFromWishlist', {
    summary: "Remove an item of the caller's wishlist, by row id or item id.",
    params: Type.Object({ company, id: pathId }),
    answer: doneAnswer,
  }),
};
