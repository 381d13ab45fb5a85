import { Type } from 'typebox';
import { cartLimits } from '../domain/shopper.ts';
import { endpoint } from '../endpoint.ts';
import {
  bodyItemId,
  claimedRupees,
  company,
  companyParams,
  customerParams,
  doneAnswer,
  idempotencyHeaders,
  nullable,
  numericId,
  pathId,
  text,
} from '../schemas.ts';

/** S3.ENT.10, with what is joined live (J20). Amounts are rupees. */
const cartRow = Type.Object({
  sino: Type.Integer(),
  itemId: Type.Integer(),
  uniqueCode: Type.String(),
  itemName: Type.String(),
  /** What one unit cost when the line was last confirmed. */
  itemPrice: Type.Number(),
  quantity: Type.Integer(),
  ledname: Type.String(),
  ledcode: Type.String(),
  ledemail: Type.String(),
  Color: Type.String(),
  /** Display name of the colour. */
  ColorName: Type.String(),
  hex: Type.String(),
  Size: Type.String(),
  mrp: Type.Number(),
  /** What one unit costs now: offer when there is one, else MRP. */
  currentPrice: Type.Number(),
  /** Units in stock (J23). */
  stock: Type.Integer(),
  displayFirst: Type.String(),
  /** ms since 1970 */
  PictureAt: Type.Integer(),
  /** True for what is not sold any more: its line is left out of an order. The server always sends it. */
  withdrawn: Type.Optional(Type.Boolean()),
});

/** The whole cart after a change, as `getCart` lists it: the client needs no second call. The server always sends it. */
const itemsAfter = Type.Optional(Type.Array(cartRow));

/** Most units one change may add or take away. */
const maxDelta = cartLimits.unitsPerLine;

/** The cart (S7.CART). */
export const cartEndpoints = {
  addToCart: endpoint('addToCart', {
    summary: 'Change a line by a delta; price, name and e-mail sent are ignored (J20).',
    params: companyParams,
    headers: idempotencyHeaders,
    body: Type.Object({
      itemId: bodyItemId,
      uniqueCode: pathId,
      itemName: Type.Optional(text(200)),
      itemPrice: Type.Optional(claimedRupees),
      /** Units to add; negative to take away, never 0. */
      quantity: Type.Integer({ minimum: -maxDelta, maximum: maxDelta, not: { const: 0 } }),
      ledname: Type.Optional(nullable(text(200))),
      /** A claim to compare with the session (J06). */
      ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
      ledemail: Type.Optional(nullable(text(254))),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** Units on the line now. */
      quantity: Type.Integer(),
      /** The stored line. */
      item: Type.Optional(cartRow),
      items: itemsAfter,
    }),
    refusals: [
      'cart.quantity_min',
      'cart.unknown_item',
      'cart.stock',
      'cart.limit',
      'idempotency.reused',
      'idempotency.in_progress',
    ],
  }),
  getCart: endpoint('getCart', {
    summary: 'The lines of the cart.',
    params: customerParams,
    answer: Type.Object({ success: Type.Literal(true), items: Type.Array(cartRow) }),
  }),
  deleteCartItem: endpoint('deleteCartItem', {
    summary: 'Take a line out.',
    params: Type.Object({ company, itemId: numericId, ledcode: pathId, uniqueCode: pathId }),
    answer: Type.Object({ ...doneAnswer.properties, items: itemsAfter }),
    refusals: ['cart.line_not_found'],
  }),
  clearCart: endpoint('clearCart', {
    summary: 'Empty the cart; nothing happens after an order, which emptied it already (J21).',
    params: customerParams,
    answer: Type.Object({ success: Type.Literal(true), cleared: Type.Integer(), items: itemsAfter }),
  }),
};
