import type { Transaction } from 'kysely';
import { inOneTrip } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { UnitsChange } from '../../events/post-event.ts';
import { readStock, takeStock } from '../../stock/stock.repository.ts';

/** Units of one variant. */
export interface WantedUnits {
  readonly uniqueCode: string;
  readonly quantity: number;
}

/**
 * Takes every line's units out of stock.
 * @param lines by ascending unique code, as every order takes them, so that no two orders wait for each other
 * @throws ApiError `order.stock` naming the lines with too few units
 */
export async function takeAll(
  trx: Transaction<Database>,
  lines: readonly WantedUnits[],
): Promise<readonly UnitsChange[]> {
  const left = await inOneTrip(lines.map((line) => takeStock(trx, line.uniqueCode, line.quantity)));
  const short = lines.filter((_, index) => left[index] === undefined);
  if (short.length > 0) {
    const stock = await readStock(
      trx,
      short.map((row) => row.uniqueCode),
    );
    const items = short.map(({ uniqueCode }) => ({ uniqueCode, available: stock.get(uniqueCode) ?? 0 }));
    throw new ApiError('order.stock', { items });
  }
  return lines.map(({ uniqueCode, quantity }, index) => {
    const after = left[index] ?? 0;
    return { uniqueCode, before: after + quantity, after };
  });
}
