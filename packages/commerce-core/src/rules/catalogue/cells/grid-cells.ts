import { factFields, type FactField } from '@kayal/api-contract/client';
import { amountToType } from '../../prices/amount-text.ts';
import { attributeText, readAttribute } from '../attributes.ts';
import { parseAmount, parseText, type CellProblem, type Parsed } from './parse-cells.ts';
import { factReaders, type CellContext } from './parse-facts.ts';

/** Fields of a product that the grid of the back office edits, in the order of its columns. Attributes follow. */
export const gridFields = ['name', 'mrp', ...factFields] as const;

/** A field of the grid, by its name in files. */
export type GridField = 'name' | 'mrp' | FactField;

/** What a cell stores: an amount in paise, a tax class by its id, the values of an attribute. */
export type GridValue = string | number | boolean | readonly string[];

/** A cell as it was read, with the text that it has once it is saved; or its error. */
export type GridReading = { readonly value: GridValue; readonly text: string } | CellProblem;

const fieldReaders: Readonly<Record<GridField, (text: string, shop: CellContext) => Parsed<GridValue>>> = {
  name: (text) => parseText(text, 200),
  mrp: (text, { money }) => parseAmount(text, money),
  ...factReaders,
};

const attributePrefix = 'attributes.';

/** The column of an attribute: no field has a point in its name. */
export const gridColumnOf = (attributeId: string): string => attributePrefix + attributeId;

/** The attribute of a column; null for a field. */
export const attributeIdOf = (column: string): string | null =>
  column.startsWith(attributePrefix) ? column.slice(attributePrefix.length) : null;

/** Whether a column is a field. */
export const isGridField = (column: string): column is GridField => gridFields.some((field) => field === column);

/** A stored value as its cell shows it; empty where nothing is known. */
export function gridText(column: string, value: GridValue, { taxClasses }: Pick<CellContext, 'taxClasses'>): string {
  if (typeof value === 'boolean') return value ? 'yes' : '';
  if (typeof value === 'number') return column === 'mrp' ? amountToType(value) : value === 0 ? '' : String(value);
  if (typeof value !== 'string') return attributeText(value);
  return column === 'tax_class' ? (taxClasses.find(({ id }) => id === value)?.name ?? value) : value;
}

/** Reads a cell as the import reads one. Line breaks and tabs of a spreadsheet's cell become spaces. */
export function readGridCell(column: string, typed: string, shop: CellContext): GridReading {
  const text = typed.replaceAll(/\s+/gu, ' ').trim();
  const attribute = shop.attributes.find(({ id, isRetired }) => !isRetired && id === attributeIdOf(column));
  if (attribute !== undefined) {
    const reading = readAttribute(attribute, text);
    return 'values' in reading ? { value: reading.values, text: attributeText(reading.values) } : reading;
  }
  if (!isGridField(column)) return { problem: 'There is no such column.', remedy: 'Load the grid again.' };
  const parsed = fieldReaders[column](text, shop);
  return 'value' in parsed ? { value: parsed.value, text: gridText(column, parsed.value, shop) } : parsed;
}
