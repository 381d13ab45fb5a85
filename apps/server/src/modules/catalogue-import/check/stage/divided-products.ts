import { Tally } from '../../exports/tally.ts';
import type { ParsedRow } from '../parse/parse-row.ts';

/** The id of a product and of a further part of it, such as `polo~2`. */
const partId = /^(?<whole>.+)~(?<part>\d+)$/;

function partOf(id: string): { readonly whole: string; readonly part: number } {
  const { whole = id, part = '1' } = partId.exec(id)?.groups ?? {};
  return { whole, part: Number(part) };
}

/**
 * Divides the products of an export by price, as a product has one here: rows that ask another price than the first row
 * become a product of their own, `polo~2`, named *Polo (2)*.
 */
export class DividedProducts {
  /** Prices by id; the first one is that of the product itself, the second one that of `~2`. */
  readonly #prices = new Map<string, (number | undefined)[]>();
  readonly #divided = new Tally();

  /** What the owner must know of it. */
  get notes(): readonly string[] {
    return this.#divided.sentences;
  }

  /** The row as one of a part. @param owner id of the product that has its unique code in the shop, whose row it stays */
  divide(row: ParsedRow, owner: string | undefined): ParsedRow {
    const { product_id: id = '', name = '' } = row;
    const price = row.offer ?? row.mrp;
    const prices = this.#prices.get(id) ?? [];
    this.#prices.set(id, prices);
    const owning = partOf(owner ?? '');
    const part = owning.whole === id ? owning.part : firstPart(prices, price);
    prices[part - 1] ??= price;
    if (part === 1) return row;
    this.#divided.add(
      `Another price than the first of its product: it is one of its own, such as ${name} (${part})`,
      row.row,
    );
    return { ...row, product_id: `${id}~${part}`, name: `${name} (${part})` };
  }
}

/** The part of a price, from 1, or the first one without a price. */
function firstPart(prices: readonly (number | undefined)[], price: number | undefined): number {
  const known = prices.indexOf(price);
  // `indexOf` passes over a part that no row had yet.
  const free = prices.findIndex((each) => each === undefined);
  if (known !== -1) return known + 1;
  return (free === -1 ? prices.length : free) + 1;
}
