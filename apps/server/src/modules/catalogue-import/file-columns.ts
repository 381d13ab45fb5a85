import type { FactField, ImportChangeField } from '@kayal/api-contract';
import type { Selectable } from 'kysely';
import type { FactColumns, ProductEditing, ProductFactColumns, ProductTable } from '../../db/tables/catalogue.ts';
import type { ImportProductTable } from '../../db/tables/imports.ts';
import { readValues } from '../catalogue/attribute-values.ts';
import type { GroupNames } from './check/group-names.ts';

/** A product as it is stored. */
export type StoredProduct = Selectable<ProductTable & ProductEditing & ProductFactColumns>;

/** A column of a product that a file sets, whether the product is new or not. `import_product` has it under the same name. */
export type FileColumn = Exclude<keyof ImportProductTable & keyof StoredProduct, 'department' | 'display_colour'>;

interface FileColumnRules {
  readonly field: ImportChangeField;
  /** In a new product of a file without this column. */
  readonly empty: '' | 0;
  /** How a value is shown before it is applied. */
  readonly show: (value: string | number, groups: GroupNames) => string;
}

/** An amount of paise as files have it. */
export const rupees = (paise: number): string => (paise / 100).toFixed(2);

const asText = (field: FactField): FileColumnRules => ({ field, empty: '', show: String });

const factRules: Readonly<Record<FactField, FileColumnRules>> = {
  hsn: asText('hsn'),
  tax_class: asText('tax_class'),
  country_of_origin: asText('country_of_origin'),
  final_sale: { field: 'final_sale', empty: 0, show: (value) => (value === 1 ? 'yes' : 'no') },
  weight_grams: { field: 'weight_grams', empty: 0, show: String },
  manufacturer: asText('manufacturer'),
  packer: asText('packer'),
  importer: asText('importer'),
  generic_name: asText('generic_name'),
  net_quantity: asText('net_quantity'),
  consumer_care: asText('consumer_care'),
};

/** Only the facts of a product. */
export function factsIn(row: FactColumns): FactColumns {
  const { hsn, tax_class, country_of_origin, final_sale, weight_grams } = row;
  const { manufacturer, packer, importer, generic_name, net_quantity, consumer_care } = row;
  const goods = { hsn, tax_class, country_of_origin, final_sale, weight_grams };
  return { ...goods, manufacturer, packer, importer, generic_name, net_quantity, consumer_care };
}

/** Such as `fabric: Cotton, Linen; fit: Slim`. */
const attributesText = (stored: string): string =>
  Object.entries(readValues(stored))
    .map(([id, values]) => `${id}: ${values.join(', ')}`)
    .join('; ');

/** The check compares these columns, the import writes them and the undo restores them. */
export const fileColumns: Readonly<Record<FileColumn, FileColumnRules>> = {
  name: { field: 'name', empty: '', show: String },
  category_id: { field: 'category', empty: 0, show: (id, groups) => groups.nameOf('category', Number(id)) },
  mrp: { field: 'mrp', empty: 0, show: (paise) => rupees(Number(paise)) },
  description: { field: 'description', empty: '', show: String },
  attributes: { field: 'attributes', empty: '', show: (stored) => attributesText(String(stored)) },
  ...factRules,
};

const isFileColumn = (name: string): name is FileColumn => name in fileColumns;

/** The names of `fileColumns`. */
export const fileColumnNames: readonly FileColumn[] = Object.keys(fileColumns).filter(isFileColumn);
