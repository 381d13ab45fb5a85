import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { companyParams, nullable } from '../schemas.ts';

/** Max size of a table of pincodes, bytes. */
export const pincodeFileBytes = 2 * 1024 * 1024;

/** As typed: the answer says what is wrong with it. */
const pincode = Type.String({ maxLength: 300 });

/** Where the shop delivers, until when and at what charge. Amounts are rupees. */
export const deliveryEndpoints = {
  getDelivery: endpoint('getDelivery', {
    summary: 'Whether and until when the shop delivers to a pincode, what that costs and whether it takes cash there.',
    params: companyParams,
    query: Type.Object({
      /** Absent where a shop charges without pincodes. */
      pincode: Type.Optional(pincode),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      isServed: Type.Boolean(),
      takesCash: Type.Boolean(),
      /** Max business days from the order to its delivery. */
      days: Type.Integer(),
      rates: Type.Object({
        charge: Type.Number(),
        freeFrom: nullable(Type.Number()),
        weights: Type.Array(Type.Object({ grams: Type.Integer(), charge: Type.Number() })),
        pieceGrams: Type.Integer(),
        fee: Type.Number(),
      }),
      cash: Type.Object({ fee: Type.Number(), from: Type.Number(), upTo: Type.Number() }),
    }),
    refusals: ['delivery.pincode'],
  }),
  getPincodes: endpoint('getPincodes', {
    summary: 'Counts of the table of pincodes and, with a pincode, what the table says of it.',
    params: companyParams,
    query: Type.Object({ pincode: Type.Optional(pincode) }),
    answer: Type.Object({
      success: Type.Literal(true),
      /** Pincodes. */
      served: Type.Integer(),
      notServed: Type.Integer(),
      withoutCash: Type.Integer(),
      zones: Type.Array(Type.Object({ zone: Type.String(), served: Type.Integer() })),
      /** Null without a pincode, and for one that the table does not have. */
      found: nullable(
        Type.Object({
          isServed: Type.Boolean(),
          takesCash: Type.Boolean(),
          days: nullable(Type.Integer()),
          zone: Type.String(),
          fee: Type.Number(),
        }),
      ),
    }),
    refusals: ['delivery.pincode'],
  }),
  importPincodes: endpoint('importPincodes', {
    summary:
      'Replace the table of pincodes by a CSV file. With broken rows nothing is saved, unless `skipBroken` leaves those out.',
    params: companyParams,
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: pincodeFileBytes }),
      skipBroken: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Object({
      success: Type.Literal(true),
      isSaved: Type.Boolean(),
      /** Good rows. */
      rows: Type.Integer(),
      /** From 1, the headings included, as a spreadsheet counts. */
      broken: Type.Array(Type.Object({ row: Type.Integer(), message: Type.String() })),
    }),
    refusals: ['pincodes.file', 'settings.changed'],
    limits: { bodyBytes: pincodeFileBytes + 64 * 1024 },
  }),
  exportPincodes: endpoint('exportPincodes', {
    summary: 'The table of pincodes as a CSV file that can be loaded again.',
    params: companyParams,
    answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/csv' }),
  }),
};
