import type { CartLine } from '@kayal/api-contract/client';
import type { ShortLine } from '@kayal/commerce-core';

/**
 * Why a line cannot be ordered: the shop no longer sells it, or it has more units than are in stock.
 * @param short the lines that the server refused, if any
 * @param isRestOrdered whether the bag has other lines that can be ordered
 * @returns undefined when the line can be ordered
 */
export function lineError(line: CartLine, short: readonly ShortLine[], isRestOrdered = true): string | undefined {
  if (line.withdrawn) return `We no longer sell this.${isRestOrdered ? ' Your order goes on without it.' : ''}`;
  const refused = short.find(({ uniqueCode }) => uniqueCode === line.uniqueCode);
  const available = Math.min(line.stock, refused?.available ?? line.stock);
  if (line.quantity <= available) return undefined;
  return available === 0
    ? 'This is sold out. Remove it to place the order.'
    : `Only ${available} left. Lower the quantity to place the order.`;
}
