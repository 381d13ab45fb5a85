import { Type } from 'typebox';
import { settlementReasons } from '../domain/settlements.ts';
import { endpoint } from '../endpoint.ts';
import { companyParams, limitText, nullable, offsetText } from '../schemas.ts';

/** Largest settlement of a courier, bytes: about 10,000 rows. */
export const settlementBytes = 1024 * 1024;

/** Cash that couriers collect at the door, and what they pay out of it. Amounts are rupees. */
export const settlementEndpoints = {
  importSettlement: endpoint('importSettlement', {
    summary:
      'What a courier paid out of the cash that it collected, as CSV: settles its orders, and lists all other rows.',
    params: companyParams,
    body: Type.Object({
      csv: Type.String({ minLength: 1, maxLength: settlementBytes }),
      /** Whether to book; otherwise the answer says what would be booked. */
      save: Type.Boolean(),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      isSaved: Type.Boolean(),
      /** Order numbers. */
      settled: Type.Array(Type.String()),
      /** Of the settled orders. */
      sum: Type.Number(),
      differing: Type.Array(
        Type.Object({
          row: Type.Integer(),
          /** Order or tracking number as the file has it. */
          number: Type.String(),
          reason: Type.Enum(settlementReasons),
          /** Of the file; null for one that cannot be read. */
          amount: nullable(Type.Number()),
          /** What the order costs; null where none is known. */
          expected: nullable(Type.Number()),
        }),
      ),
    }),
    refusals: ['payment.settlement'],
    // Each character of the text can take two bytes as JSON.
    limits: { bodyBytes: 2 * settlementBytes },
  }),
  getUnsettledCash: endpoint('getUnsettledCash', {
    summary: 'Orders whose cash is collected and not settled, the oldest first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({ limit: Type.Optional(limitText), offset: Type.Optional(offsetText) }),
    answer: Type.Object({
      success: Type.Literal(true),
      orders: Type.Array(
        Type.Object({
          entryNo: Type.String(),
          customerName: Type.String(),
          amount: Type.Number(),
          /** ms since 1970 */
          collectedAt: Type.Integer(),
          /** Who brought it; empty where that is not known. */
          courierName: Type.String(),
        }),
      ),
      /** Of all of them, on every page. */
      sum: Type.Number(),
    }),
  }),
};
