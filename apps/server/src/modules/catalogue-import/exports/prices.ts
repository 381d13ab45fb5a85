import type { ImportRow, RowRefusal } from '../read/read-rows.ts';
import { made, type ExportColumns, type FoundCell } from './columns.ts';
import type { ExportProfile } from './profiles.ts';
import type { Tally } from './tally.ts';
import { amountOf } from './texts.ts';

/** The prices of a product, from its first row. */
interface ProductPrices {
  readonly row: number;
  readonly asked: number;
  readonly mrp: FoundCell;
  readonly offer: FoundCell;
}

/** The prices of a row, and why it cannot be imported with them. */
export interface RowPrices {
  readonly mrp: FoundCell;
  readonly offer: FoundCell;
  readonly refusal: RowRefusal | null;
}

/** Finds MRP and offer of each product. All its rows have those of the first one; one that asks another price is refused. */
export class ExportPrices {
  readonly #profile: ExportProfile;
  readonly #columns: ExportColumns;
  readonly #changed: Tally;
  readonly #products = new Map<string, ProductPrices>();

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
    const { price, sale, saleEnds, compareAt } = this.#profile;
    const [base, low, high] = [price, sale, compareAt].map((names) => this.#found({ row, ...rest }, names));
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
    const own = { row, asked: asked.amount ?? 0, mrp, offer: mrp === asked.cell ? made('') : asked.cell };
    const first = this.#products.get(productId) ?? own;
    this.#products.set(productId, first);
    if (first.asked !== own.asked) {
      const problem = `Row ${first.row} of the same product asks ${first.offer.text || first.mrp.text}. A product has one price here.`;
      const remedy = 'Let all its rows ask the same, or give the rows of another price a product of their own.';
      return { ...first, refusal: this.#refusal(asked.cell, problem, remedy) };
    }
    if (first.mrp.text !== mrp.text) {
      this.#changed.add('Another price before the sale than in the first row of the product, which counts', row);
    }
    return { ...first, refusal: null };
  }
}
