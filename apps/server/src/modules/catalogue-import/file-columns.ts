import type { ImportField } from '@kayal/api-contract';
import type { Selectable } from 'kysely';
import type { ProductEditing, ProductTable } from '../../db/tables/catalogue.ts';
import type { ImportProductTable } from '../../db/tables/imports.ts';
import type { GroupNames } from './check/group-names.ts';

/** A product as it is stored. */
export type StoredProduct = Selectable<ProductTable & ProductEditing>;

/** A column of a product that a file sets, whether the product is new or not. `import_product` has it under the same name. */
export type FileColumn = Exclude<keyof ImportProductTable & keyof StoredProduct, 'department' | 'display_colour'>;

interface FileColumnRules {
  readonly field: ImportField;
  /** In a new product of a file without this column. */
  readonly empty: '' | 0;
  /** How a value is shown before it is applied. */
  readonly show: (value: string | number, groups: GroupNames) => string;
}

/** An amount of paise as files have it. */
export const rupees = (paise: number): string => (paise / 100).toFixed(2);

/** The check compares these columns, the import writes them and the undo restores them. */
export const fileColumns: Readonly<Record<FileColumn, FileColumnRules>> = {
  name: { field: 'name', empty: '', show: String },
  category_id: { field: 'category', empty: 0, show: (id, groups) => groups.nameOf('category', Number(id)) },
  mrp: { field: 'mrp', empty: 0, show: (paise) => rupees(Number(paise)) },
  description: { field: 'description', empty: '', show: String },
};

const isFileColumn = (name: string): name is FileColumn => name in fileColumns;

/** The names of `fileColumns`. */
export const fileColumnNames: readonly FileColumn[] = Object.keys(fileColumns).filter(isFileColumn);
