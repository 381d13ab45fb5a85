import type { ImportRow, RowRefusal } from '../read/read-rows.ts';
import { made, type ExportColumns, type FoundCell } from './columns.ts';
import type { ExportProfile } from './profiles.ts';
import type { Tally } from './tally.ts';
import { amountOf } from './texts.ts';

interface Prices {
  readonly mrp: FoundCell;
  readonly offer: FoundCell;
}

/** The prices of a row, and why it cannot be imported with them. */
export interface RowPrices extends Prices {
  readonly refusal: RowRefusal | null;
}

/** Finds MRP and offer of each row: of the rows of a product that ask the same price, the first one says both. */
export class ExportPrices {
  readonly #profile: ExportProfile;
  readonly #columns: ExportColumns;
  readonly #changed: Tally;
  /** By product and price that is asked. */
  readonly #products = new Map<string, Map<number, Prices>>();

  constructor(profile: ExportProfile, columns: ExportColumns, changed: Tally) {
    this.#profile = profile;
    this.#columns = columns;
    this.#changed = changed;
  }

  #found(row: ImportRow, names: readonly string[]): { readonly cell: FoundCell; readonly amount: number | null } {
    const cell = this.#columns.cell(row, names);
    const number = cell.column === null ? undefined : row.types?.get(cell.column)?.number;
    return { cell, amount: amountOf(number ?? cell.text) };
  }

  #refusal({ text, column }: FoundCell, problem: string, remedy: string): RowRefusal {
    return { heading: this.#columns.headings[column ?? -1] ?? '', value: text, problem, remedy };
  }

  of({ row, ...rest }: ImportRow, productId: string): RowPrices {
    const { price: prices, sale, saleEnds, compareAt } = this.#profile;
    const [base, low, high] = [prices, sale, compareAt].map((names) => this.#found({ row, ...rest }, names));
    if (base === undefined || base.amount === null || base.amount === 0) {
      const problem = base?.amount === 0 ? 'A price must be more than zero.' : 'This is not a price.';
      const refusal = this.#refusal(base?.cell ?? made(''), problem, 'Write the price, or leave the row out.');
      return { mrp: made(''), offer: made(''), refusal };
    }
    const isLower = low !== undefined && low.amount !== null && low.amount > 0 && low.amount < base.amount;
    const isEnding = isLower && this.#columns.cell({ row, ...rest }, saleEnds).text !== '';
    if (isEnding) this.#changed.add('A sale that ends on a day is not taken over', row);
    const asked = isLower && !isEnding ? low : base;
    const mrp = high !== undefined && (high.amount ?? 0) > base.amount ? high.cell : base.cell;
    const byPrice = this.#products.get(productId) ?? new Map<number, Prices>();
    this.#products.set(productId, byPrice);
    const price = asked.amount ?? 0;
    const first = byPrice.get(price) ?? { mrp, offer: mrp === asked.cell ? made('') : asked.cell };
    byPrice.set(price, first);
    if (first.mrp.text !== mrp.text) {
      this.#changed.add('Another price before the sale than in the first row of the product, which counts', row);
    }
    return { ...first, refusal: null };
  }
}
