import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, customerParams, doneAnswer, pathId, uniqueCode } from '../schemas.ts';

/** A sold-out variant that a customer waits for, with its product's current data. */
const stockWatchRow = Type.Object({
  uniqueCode: Type.String(),
  itemId: Type.Integer(),
  itemName: Type.String(),
  Color: Type.String(),
  /** Display name of the colour. */
  ColorName: Type.String(),
  Size: Type.String(),
  displayFirst: Type.String(),
  /** ms since 1970 */
  PictureAt: Type.Integer(),
});

/** "Notify me when my size is back": one mail to the account's own address when stock returns (ADR 7). */
export const stockWatchEndpoints = {
  getStockWatches: endpoint('getStockWatches', {
    summary: 'The sold-out variants a customer waits for, newest first.',
    params: customerParams,
    answer: Type.Object({ success: Type.Literal(true), items: Type.Array(stockWatchRow) }),
  }),
  addStockWatch: endpoint('addStockWatch', {
    summary: 'Add a watch: one mail is sent when the variant is back in stock. A second call changes nothing.',
    params: companyParams,
    body: Type.Object({
      uniqueCode,
      /** A claim to compare with the session. */
      ledcode: Type.Optional(Type.Union([pathId, Type.Integer()])),
    }),
    answer: doneAnswer,
    refusals: ['watch.in_stock', 'watch.limit'],
  }),
  deleteStockWatch: endpoint('deleteStockWatch', {
    summary: 'Remove a watch.',
    params: Type.Object({ company, uniqueCode }),
    answer: doneAnswer,
  }),
};
