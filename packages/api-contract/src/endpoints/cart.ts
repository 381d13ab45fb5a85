import { Type } from 'typebox';
import { cartLimits } from '../cart-limits.ts';
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
  uniqueCode,
} from '../schemas.ts';

/** A line of the cart (S3.ENT.10), with current price and stock. Amounts are rupees. */
const cartRow = Type.Object({
  sino: Type.Integer(),
  itemId: Type.Integer(),
  uniqueCode: Type.String(),
  itemName: Type.String(),
  /** Price of one unit when the line was last confirmed. */
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
  /** Current price of one unit: the offer when there is one, else the MRP. */
  currentPrice: Type.Number(),
  /** Units in stock. */
  stock: Type.Integer(),
  displayFirst: Type.String(),
  /** ms since 1970 */
  PictureAt: Type.Integer(),
  /** True when the variant is no longer on sale: its line is left out of an order. The server always sends it. */
  withdrawn: Type.Optional(Type.Boolean()),
});

/**
 * The whole cart after a change, as in `getCart`, so that the client needs no second call. The server always sends it.
 */
const itemsAfter = Type.Optional(Type.Array(cartRow));

/** Max units that one change may add or remove. */
const maxDelta = cartLimits.unitsPerLine;

/** The cart. */
export const cartEndpoints = {
  addToCart: endpoint('addToCart', {
    summary: 'Change a line by a delta; price, name and e-mail of the body are ignored.',
    params: companyParams,
    headers: idempotencyHeaders,
    body: Type.Object({
      itemId: bodyItemId,
      uniqueCode,
      itemName: Type.Optional(text(200)),
      itemPrice: Type.Optional(claimedRupees),
      /** Units to add; negative to remove, never 0. */
      quantity: Type.Integer({ minimum: -maxDelta, maximum: maxDelta, not: { const: 0 } }),
      ledname: Type.Optional(nullable(text(200))),
      /** A claim to compare with the session. */
      ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
      ledemail: Type.Optional(nullable(text(254))),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** Units of the line after the change. */
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
    summary: 'Remove a line.',
    params: Type.Object({ company, itemId: numericId, ledcode: pathId, uniqueCode }),
    answer: Type.Object({ ...doneAnswer.properties, items: itemsAfter }),
    refusals: ['cart.line_not_found'],
  }),
  clearCart: endpoint('clearCart', {
    summary: 'Empty the cart; no effect after an order, which emptied it already.',
    params: customerParams,
    answer: Type.Object({ success: Type.Literal(true), cleared: Type.Integer(), items: itemsAfter }),
  }),
};
