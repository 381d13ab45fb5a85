/** Watches of sold-out variants: wire ↔ domain. */
import type { StockWatch } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';

/** From the answer of `getStockWatches`. */
export function toStockWatches(answer: WireOf<'getStockWatches'>['answer']): StockWatch[] {
  return answer.items.map((row) => ({
    uniqueCode: row.uniqueCode,
    productId: row.itemId,
    name: row.itemName,
    colour: row.Color,
    colourName: row.ColorName,
    size: row.Size,
    picture: row.displayFirst,
    pictureAt: row.PictureAt,
  }));
}
