import { importFields, type ImportColumn, type ImportField } from '@kayal/api-contract';
import type { ImportRow } from '../../read/read-rows.ts';
import { attributeColumnsOf, type Mapping } from '../parse/headings.ts';

const variantFields: readonly ImportField[] = ['colour', 'size', 'unique_code', 'units'];
/** What the first row of a product says for all its rows. */
const sharedFields = importFields.filter(
  (field) => field !== 'product_id' && field !== 'pictures' && !variantFields.includes(field),
);

/**
 * Fills the cells that a further row of a product leaves empty: some programs write name and price once for each product,
 * and merged cells hold their value in the first row only.
 */
export class ProductCells {
  readonly #idColumn: number;
  readonly #shared: readonly number[];
  readonly #variant: readonly number[];
  readonly #names: readonly number[];
  /** The first row of the product above. */
  #first: ImportRow | null = null;

  constructor(headings: readonly string[], mapping: Mapping) {
    const columnsOf = (fields: readonly ImportColumn[]): readonly number[] =>
      fields.flatMap((field) => {
        const column = headings.indexOf(mapping[field] ?? '');
        return column < 0 ? [] : [column];
      });
    this.#idColumn = columnsOf(['product_id'])[0] ?? -1;
    this.#shared = columnsOf([...sharedFields, ...attributeColumnsOf(mapping)]);
    this.#variant = columnsOf(variantFields);
    this.#names = columnsOf(['name', 'colour', 'size', 'unique_code']);
  }

  /** @returns the row with the cells of its product; null for one that says nothing, such as one that only has a picture */
  fill(row: ImportRow): ImportRow | null {
    const isEmpty = (column: number): boolean => (row.cells[column] ?? '') === '';
    const isFurther = this.#shared.every(isEmpty);
    if (isFurther && this.#variant.every(isEmpty)) return null;
    // A row of sums belongs to no product.
    if (this.#names.every(isEmpty)) return row;
    const first = this.#first;
    const isSame = row.cells[this.#idColumn] === first?.cells[this.#idColumn];
    const continues = first !== null && (isSame || (isFurther && isEmpty(this.#idColumn)));
    if (!continues) {
      this.#first = row;
      return row;
    }
    const filled = [this.#idColumn, ...this.#shared].filter(isEmpty);
    if (filled.length === 0) return row;
    const cells = [...row.cells];
    const types = new Map(row.types);
    for (const column of filled) {
      cells[column] = first.cells[column] ?? '';
      const type = first.types?.get(column);
      if (type !== undefined) types.set(column, type);
    }
    return { ...row, cells, types };
  }
}
