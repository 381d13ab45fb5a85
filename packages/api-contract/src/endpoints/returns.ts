import { Type } from 'typebox';
import { parcelStages } from '../domain/order-life.ts';
import { paymentWays } from '../domain/payments.ts';
import {
  refundMethods,
  returnFilters,
  returnObstacles,
  returnReasons,
  returnStages,
  returnSteps,
  returnWishes,
  verdicts,
  waysBack,
} from '../domain/returns.ts';
import { endpoint } from '../endpoint.ts';
import {
  company,
  companyParams,
  dateText,
  idempotencyHeaders,
  limitText,
  nullable,
  offsetText,
  pathId,
  text,
  uniqueCode,
} from '../schemas.ts';
import { uploadLimits } from './pictures.ts';

/** What a form adds to the file in it, at most. Bytes. */
const formBytes = 16 * 1024;

const lineNo = Type.Integer({ minimum: 1, maximum: 1000 });
const quantity = Type.Integer({ minimum: 1, maximum: 1000 });
const verdict = Type.Enum(verdicts);

const cameBackCounts = {
  orders: Type.Integer(),
  /** Orders of which a parcel came back. */
  cameBack: Type.Integer(),
  /** Orders of which pieces are in returns. */
  returned: Type.Integer(),
};

/** A line of a return. Amounts are rupees. */
const returnLine = Type.Object({
  lineNo: Type.Integer(),
  productId: Type.Integer(),
  uniqueCode: Type.String(),
  name: Type.String(),
  colour: Type.String(),
  size: Type.String(),
  quantity: Type.Integer(),
  reason: Type.Enum(returnReasons),
  /** Variant that she wants in exchange, or the same one as a replacement; null for a refund. */
  wanted: nullable(Type.String()),
  wantedSize: nullable(Type.String()),
  wantedColour: nullable(Type.String()),
  /** What was paid for these units. */
  paid: Type.Number(),
  verdict: nullable(verdict),
});

/** A return. Times are ms since 1970, amounts rupees. */
export const returnRow = Type.Object({
  id: Type.String(),
  entryNo: Type.String(),
  customerName: Type.String(),
  stage: Type.Enum(returnStages),
  wish: Type.Enum(returnWishes),
  wayBack: Type.Enum(waysBack),
  askedAt: Type.Integer(),
  /** By when approved pieces must arrive; null before the approval. */
  sendBy: nullable(Type.Integer()),
  /** Day on which they are picked up, yyyy-mm-dd. */
  pickUpOn: nullable(Type.String()),
  /** Where they are picked up: the address of the order, as it was. */
  pickUpAddress: Type.String(),
  /** What she wrote. */
  note: Type.String(),
  /** The most that can be refunded: what was paid for the pieces, without what the pick-up costs her. */
  refundable: Type.Number(),
  /** What the pick-up costs her, taken off a refund. */
  wayBackCharge: Type.Number(),
  /** The parcel with what she gets instead; null without one. */
  parcel: nullable(Type.Object({ number: Type.Integer(), stage: Type.Enum(parcelStages) })),
  /** Whether the wanted variants are held for an exchange or a replacement, or were sent. */
  isHeld: Type.Boolean(),
  refund: nullable(
    Type.Object({
      amount: Type.Number(),
      method: Type.Enum(refundMethods),
      reference: Type.String(),
      at: Type.Integer(),
    }),
  ),
  lines: Type.Array(returnLine),
  /** Ids of pictures. */
  pictures: Type.Array(Type.String()),
  timeline: Type.Array(
    Type.Object({
      step: Type.String(),
      at: Type.Integer(),
      by: Type.Enum(['shop', 'shopper']),
      note: Type.String(),
    }),
  ),
});

const returnAnswer = Type.Object({ success: Type.Literal(true), request: returnRow });
const idParams = Type.Object({ company, id: pathId });
const entryParams = Type.Object({ company, entryNo: pathId });

/** Returns and exchanges. */
export const returnEndpoints = {
  getOrderReturns: endpoint('getOrderReturns', {
    summary: 'What of an own order can be returned, until when and why not, and its returns. For an admin any order.',
    params: entryParams,
    answer: Type.Object({
      success: Type.Literal(true),
      /** Whether the shop takes returns by this page. */
      isOpen: Type.Boolean(),
      /** What a pick-up takes off a refund, rupees; 0 where the shop pays for it. */
      pickUpCharge: Type.Number(),
      lines: Type.Array(
        Type.Object({
          lineNo: Type.Integer(),
          /** Units that reached her and that no return has. */
          left: Type.Integer(),
          /** ms since 1970; null before the delivery. */
          until: nullable(Type.Integer()),
          damagedUntil: nullable(Type.Integer()),
          /** Of a final sale: why it cannot come back as another piece than she ordered either. */
          obstacle: nullable(Type.Enum(returnObstacles)),
          /** It comes back only where it is not what was sold. */
          finalSale: Type.Optional(Type.Boolean()),
          /** Variants of the same product that are in stock, this one included. */
          exchanges: Type.Array(
            Type.Object({
              uniqueCode: Type.String(),
              colour: Type.String(),
              size: Type.String(),
              stock: Type.Integer(),
            }),
          ),
        }),
      ),
      returns: Type.Array(returnRow),
    }),
  }),
  askReturn: endpoint('askReturn', {
    summary: 'Ask for a return of pieces of an own order; the same key asks once.',
    params: entryParams,
    headers: idempotencyHeaders,
    body: Type.Object({
      wish: Type.Enum(returnWishes),
      wayBack: Type.Enum(waysBack),
      note: Type.Optional(text(500)),
      lines: Type.Array(
        Type.Object({ lineNo, quantity, reason: Type.Enum(returnReasons), wanted: Type.Optional(uniqueCode) }),
        { minItems: 1, maxItems: 100 },
      ),
    }),
    answer: returnAnswer,
    refusals: [
      'return.closed',
      'return.not_delivered',
      'return.too_late',
      'return.final_sale',
      'return.units',
      'return.exchange',
      'idempotency.reused',
    ],
  }),
  addReturnPicture: endpoint('addReturnPicture', {
    summary: 'A picture of a damaged piece, for the owner: multipart, one file in `images`; max 5 a return.',
    params: idParams,
    answer: Type.Object({ success: Type.Literal(true), picture: Type.String() }),
    refusals: ['image.missing', 'image.invalid', 'return.step', 'return.pictures'],
    limits: { bodyBytes: uploadLimits.fileBytes + formBytes },
  }),
  getReturnPicture: endpoint('getReturnPicture', {
    summary: 'A picture of a return, for its shopper and admins.',
    params: Type.Object({ company, id: pathId, picture: pathId }),
    answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: 'image/webp' }),
  }),
  cancelReturn: endpoint('cancelReturn', {
    summary: 'Take an own return back until it has arrived; a second call changes nothing.',
    params: idParams,
    answer: returnAnswer,
    refusals: ['return.step'],
  }),
  getReturns: endpoint('getReturns', {
    summary: 'Returns, those that wait for the shop first, by deadline; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({
      stage: Type.Optional(Type.Enum(returnFilters)),
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      returns: Type.Array(returnRow),
      /** How many wait for a step of the shop. */
      waiting: Type.Integer(),
    }),
  }),
  takeReturnStep: endpoint('takeReturnStep', {
    summary:
      'One step of a return. Refunds name amount, method and reference, except where nothing was paid; examining names what was found per line.',
    params: idParams,
    body: Type.Object({
      step: Type.Enum(returnSteps),
      /** Stage that the caller saw: another one since is `return.step`. */
      stage: Type.Enum(returnStages),
      /** Reason of a refusal or a remark, for the shopper. */
      note: Type.Optional(text(500)),
      pickUpOn: Type.Optional(dateText),
      verdicts: Type.Optional(Type.Array(Type.Object({ lineNo, verdict }), { maxItems: 100 })),
      refund: Type.Optional(
        Type.Object({
          /** rupees */
          amount: Type.Number({ minimum: 0.01, maximum: 9_999_999 }),
          method: Type.Enum(refundMethods),
          reference: text(60),
        }),
      ),
    }),
    answer: returnAnswer,
    refusals: ['return.step', 'return.refund', 'return.sold'],
  }),
  getReturnReport: endpoint('getReturnReport', {
    summary:
      'Units sold and returned of the orders of some days, by product, size and reason, most returned first, and by pincode and way of payment; 90 days by default.',
    params: companyParams,
    query: Type.Object({ from: Type.Optional(dateText), to: Type.Optional(dateText) }),
    answer: Type.Object({
      success: Type.Literal(true),
      rows: Type.Array(
        Type.Object({
          productId: Type.Integer(),
          name: Type.String(),
          size: Type.String(),
          reason: Type.Enum(returnReasons),
          units: Type.Integer(),
          sold: Type.Integer(),
        }),
      ),
      /** Where most orders came back: max 50 pincodes of their addresses. */
      places: Type.Array(Type.Object({ pincode: Type.String(), ...cameBackCounts })),
      /** The same by how the orders were paid. */
      ways: Type.Array(Type.Object({ way: Type.Enum(paymentWays), ...cameBackCounts })),
    }),
  }),
};
