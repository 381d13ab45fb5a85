import type { StockCount } from '../modules/stock/stock.service.ts';
import { CommandError } from './command.ts';

const usage = 'Usage: npm run stock:set -- <unique code> <units> [<unique code> <units> …]';

/**
 * Reads pairs of a unique code and how many units of it there are.
 * @throws CommandError when there is no pair, one is incomplete, or a number is not a count.
 */
export function readStockCounts(words: readonly string[]): StockCount[] {
  if (words.length === 0 || words.length % 2 === 1) throw new CommandError(usage);
  const counts: StockCount[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const uniqueCode = words[index] ?? '';
    const units = words[index + 1] ?? '';
    if (!/^\d{1,6}$/.test(units)) throw new CommandError(`${units} is not a number of units.\n${usage}`);
    if (counts.some((count) => count.uniqueCode === uniqueCode))
      throw new CommandError(`${uniqueCode} is named twice.`);
    counts.push({ uniqueCode, units: Number(units) });
  }
  return counts;
}
