import { importFields, type ImportField, type ImportMode } from '@kayal/api-contract';
import type { MoneyFormat } from '@kayal/commerce-core';
import { csvText } from '../../../../http/csv.ts';
import type { ImportRow } from '../../read/read-rows.ts';
import type { Mapping } from './headings.ts';
import {
  isFormula,
  parseAmount,
  parseCode,
  parseText,
  parseUnits,
  parseYesNo,
  type CellProblem,
  type Parsed,
} from './parse-cells.ts';

/** An error in one cell of a file. */
export interface RowError extends CellProblem {
  readonly row: number;
  /** The file's own heading; empty for the whole row. */
  readonly heading: string;
  readonly value: string;
}

/** A row with our field names; a field that the file does not have is absent. */
export interface ParsedRow {
  readonly row: number;
  /** As in the file. */
  readonly productId?: string;
  readonly name?: string;
  readonly category?: string;
  readonly subCategories?: readonly string[];
  /** paise */
  readonly mrp?: number;
  /** paise; 0 for none */
  readonly offer?: number;
  readonly colour?: string;
  readonly size?: string;
  readonly uniqueCode?: string;
  readonly units?: number;
  readonly description?: string;
  readonly hidden?: boolean;
}

const maxShown = 60;

/** Reads rows of one file by its mapping. */
export class RowParser {
  readonly #columns: ReadonlyMap<ImportField, number>;
  readonly #headings: readonly string[];

  readonly #money: MoneyFormat;

  /** @param money how the shop writes amounts */
  constructor(headings: readonly string[], mapping: Mapping, mode: ImportMode, money: MoneyFormat) {
    this.#money = money;
    const columns = new Map<ImportField, number>();
    for (const field of fieldsOf[mode]) {
      const heading = mapping[field];
      if (heading !== undefined) columns.set(field, headings.indexOf(heading));
    }
    this.#columns = columns;
    this.#headings = headings;
  }

  /** @returns the row, or all its errors */
  parse({ row, cells, surplus }: ImportRow): ParsedRow | readonly RowError[] {
    const errors: RowError[] = [];
    if (surplus > 0) {
      const problem = `This row has ${surplus} more cells than there are headings.`;
      errors.push({ row, heading: '', value: '', problem, remedy: 'Put a cell that holds the delimiter into quotes.' });
    }
    const read = <Value>(field: ImportField, parse: (text: string) => Parsed<Value>): Value | undefined => {
      const column = this.#columns.get(field);
      if (column === undefined) return undefined;
      const text = cells[column] ?? '';
      const parsed = isFormula(text)
        ? { problem: 'This is a formula.', remedy: 'Copy the column and paste it as values.' }
        : parse(csvText(text));
      if ('value' in parsed) return parsed.value;
      const value = text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
      errors.push({ row, heading: this.#headings[column] ?? '', value, ...parsed });
      return undefined;
    };
    const parsed = this.#fields(row, read);
    if (parsed.offer !== undefined && parsed.mrp !== undefined && parsed.offer > parsed.mrp) {
      const heading = this.#headings[this.#columns.get('offer') ?? -1] ?? '';
      const value = (parsed.offer / 100).toFixed(2);
      errors.push({
        row,
        heading,
        value,
        problem: 'The offer is above the MRP.',
        remedy: 'Lower it, or leave it empty.',
      });
    }
    return errors.length > 0 ? errors : parsed;
  }

  #fields(
    row: number,
    read: <Value>(field: ImportField, parse: (text: string) => Parsed<Value>) => Value | undefined,
  ): ParsedRow {
    const amount = (text: string) => parseAmount(text, this.#money);
    const optionalAmount = (text: string): Parsed<number> => (text === '' ? { value: 0 } : amount(text));
    const fields = {
      productId: read('product_id', (text) => parseText(text, 64)),
      uniqueCode: read('unique_code', parseCode),
      units: read('units', parseUnits),
      mrp: read('mrp', amount),
      offer: read('offer', optionalAmount),
      name: read('name', (text) => parseText(text, 200)),
      category: read('category', (text) => parseText(text, 100)),
      subCategories: read('sub_category', parseNames),
      colour: read('colour', parseColour),
      size: read('size', (text) => parseText(text, 20)),
      description: read('description', parseDescription),
      hidden: read('hidden', parseYesNo),
    };
    read('season', parseSeason);
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    return { row, ...Object.fromEntries(given) };
  }
}

/** The fields read in each mode; all others are ignored. */
const fieldsOf: Readonly<Record<ImportMode, readonly ImportField[]>> = {
  whole: importFields,
  changes: importFields,
  stock: ['unique_code', 'units'],
  prices: ['product_id', 'unique_code', 'mrp', 'offer'],
};

function parseColour(text: string): Parsed<string> {
  const parsed = parseText(text, 60);
  if (!('value' in parsed) || /[\p{L}\p{N}]/u.test(parsed.value)) return parsed;
  return { problem: 'This colour has no letter or digit.', remedy: 'Give it a name.' };
}

function parseNames(text: string): Parsed<readonly string[]> {
  const names = text.split(/[;|]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  const tooLong = names.find((name) => name.length > 100);
  if (tooLong !== undefined) return { problem: 'A name is longer than 100 characters.', remedy: 'Shorten it.' };
  if (names.length > 30) return { problem: 'There are more than 30 names.', remedy: 'Name fewer sub-categories.' };
  return { value: names };
}

function parseDescription(text: string): Parsed<string> {
  if (text.length > 2000) return { problem: 'This is longer than 2000 characters.', remedy: 'Shorten it.' };
  return { value: text.replaceAll('\0', '') };
}

function parseSeason(text: string): Parsed<string> {
  if (text === '' || /^\d{4}-\d{2}$/.test(text)) return { value: text };
  return { problem: 'This is not a season.', remedy: 'Write it as 2026-27.' };
}
