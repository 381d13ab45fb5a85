import type { Db } from '../../../../db/open-database.ts';
import type { ImportProductTable, ImportVariantTable } from '../../../../db/tables/imports.ts';
import type { ParsedRow } from '../parse/parse-row.ts';
import { existingProducts, insertStaged, productsOfCodes } from '../staging.repository.ts';
import type { ProductNumbers } from './product-numbers.ts';
import type { RefuseRow } from './refuse-row.ts';
import { SeenProducts } from './seen-products.ts';
import { valueRow, variantRow } from './staged-rows.ts';

/** Stages rows of the modes `stock` and `prices`, which only change products and variants that exist. */
export class ValueRows {
  readonly #db: Db;
  readonly #runId: string;
  /** Whether the rows have prices, or else units. */
  readonly #hasPrices: boolean;
  readonly #numbers: ProductNumbers;
  readonly #seen = new SeenProducts();
  /** Such rows say nothing that is not used. */
  readonly notes: readonly string[] = [];

  constructor(db: Db, runId: string, hasPrices: boolean, numbers: ProductNumbers) {
    this.#db = db;
    this.#runId = runId;
    this.#hasPrices = hasPrices;
    this.#numbers = numbers;
  }

  async stage(rows: readonly ParsedRow[], refuse: RefuseRow): Promise<void> {
    const hasPrices = this.#hasPrices;
    const idOf = await this.#readIds(rows);
    const products: ImportProductTable[] = [];
    const variants: ImportVariantTable[] = [];
    for (const row of rows) {
      const id = idOf(row);
      if (id === undefined) {
        const field = row.unique_code === undefined ? 'product_id' : 'unique_code';
        const remedy = 'Correct it, leave the row out, or import the whole product first.';
        const code = row.unique_code ?? row.product_id ?? '';
        refuse(row, field, code, 'There is nothing of this code in the shop.', remedy);
        continue;
      }
      const seen = this.#seen.add(id, row.row, hasPrices ? [row.mrp, row.offer] : []);
      if (seen.kind === 'different') {
        const problem = `The price differs from row ${seen.firstRow}, which has the same product.`;
        refuse(row, 'mrp', '', problem, 'Let all rows of a product agree.');
        continue;
      }
      if (seen.kind === 'first') products.push(valueRow(this.#runId, row, id, hasPrices));
      if (!hasPrices) variants.push(variantRow(this.#runId, row, id, 0));
    }
    await insertStaged(this.#db, 'import_product', products);
    await insertStaged(this.#db, 'import_variant', variants);
  }

  /** Finds the product of each row by its unique code, or else by its id; undefined where the shop has none. */
  async #readIds(rows: readonly ParsedRow[]): Promise<(row: ParsedRow) => number | undefined> {
    const ofCodes = await productsOfCodes(
      this.#db,
      rows.flatMap((row) => row.unique_code ?? []),
    );
    const candidate = (row: ParsedRow): number | undefined => {
      if (row.unique_code !== undefined) return ofCodes.get(row.unique_code);
      return row.product_id === undefined ? undefined : this.#numbers.find(row.product_id);
    };
    const existing = await existingProducts(
      this.#db,
      rows.flatMap((row) => candidate(row) ?? []),
    );
    return (row) => {
      const id = candidate(row);
      return id !== undefined && existing.has(id) ? id : undefined;
    };
  }
}
