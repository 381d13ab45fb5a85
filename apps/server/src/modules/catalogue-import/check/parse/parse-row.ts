import type { Attribute, AttributeValues, ImportField, ImportMode } from '@kayal/api-contract';
import {
  factReaders,
  parseAmount,
  parseText,
  parseYesNo,
  readAttribute,
  type CellContext,
  type CellProblem,
  type Parsed,
} from '@kayal/commerce-core';
import { rupees } from '../../file-columns.ts';
import { importRules } from '../../import-modes.ts';
import type { ImportRow, RowRefusal } from '../../read/read-rows.ts';
import type { CellType } from '../../read/sheet-row.ts';
import { parsePictures } from './parse-pictures.ts';
import { plainText } from './plain-text.ts';
import { problemOfType, textFor } from './cell-types.ts';
import { attributeColumn, type Mapping } from './headings.ts';
import { isFormula, parseCode, parseSourceId, parseUnits, unguarded } from './parse-cells.ts';

/** An error in one cell of a file. */
export interface RowError extends RowRefusal {
  readonly row: number;
}

/** How a cell of each field is read. */
const readers = {
  product_id: parseSourceId,
  name: (text) => parseText(text, 200),
  category: (text) => parseText(text, 100),
  sub_category: parseNames,
  mrp: (text, { money }) => parseAmount(text, money),
  colour: parseColour,
  size: (text) => parseText(text, 20),
  unique_code: parseCode,
  units: parseUnits,
  /** Paise; 0 for none. */
  offer: (text, { money }) => (text === '' ? { value: 0 } : parseAmount(text, money)),
  description: parseDescription,
  season: parseSeason,
  hidden: parseYesNo,
  ...factReaders,
  pictures: parsePictures,
} satisfies Readonly<Record<ImportField, (text: string, shop: CellContext) => Parsed<unknown>>>;

type ValueOf<Field extends ImportField> = Extract<ReturnType<(typeof readers)[Field]>, { value: unknown }>['value'];

/** A row of a file; a field that the file does not have is absent. Amounts are paise. */
export type ParsedRow = {
  readonly row: number;
  /** Of each attribute that the file has; none for an empty cell. */
  readonly attributes?: AttributeValues;
} & { readonly [Field in ImportField]?: ValueOf<Field> };

/** Fields of which each row of a product has one. */
const naming: readonly ImportField[] = ['name', 'colour', 'size', 'unique_code'];
const maxShown = 60;
/** Max length of any cell, characters: thirty names of 100. */
const maxCell = 4000;
/** Max length of a description with its HTML, characters. */
const maxMarkup = 32_767;

const shortened = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

/** Reads rows of one file by its mapping. */
export class RowParser {
  readonly #columns: ReadonlyMap<ImportField, number>;
  readonly #attributes: readonly { readonly attribute: Attribute; readonly column: number }[];
  readonly #headings: readonly string[];

  readonly #shop: CellContext;
  readonly #isCatalogue: boolean;
  readonly #isExport: boolean;
  readonly #hasPrices: boolean;

  /**
   * @param shop what the cells depend on
   * @param isExport whether it is another shop's export, which may not know the units of each variant
   */
  constructor(headings: readonly string[], mapping: Mapping, mode: ImportMode, shop: CellContext, isExport = false) {
    this.#isExport = isExport;
    this.#shop = shop;
    this.#isCatalogue = importRules[mode].isCatalogue;
    this.#hasPrices = importRules[mode].hasPrices;
    const columns = new Map<ImportField, number>();
    for (const field of importRules[mode].fields) {
      const heading = mapping[field];
      if (heading !== undefined) columns.set(field, headings.indexOf(heading));
    }
    this.#columns = columns;
    this.#attributes = shop.attributes.flatMap((attribute) => {
      const heading = this.#isCatalogue ? mapping[attributeColumn(attribute)] : undefined;
      return heading === undefined ? [] : [{ attribute, column: headings.indexOf(heading) }];
    });
    this.#headings = headings;
  }

  /** @returns the row, or all its errors */
  parse({ row, cells, types, surplus, refusal }: ImportRow): ParsedRow | readonly RowError[] {
    if (refusal !== undefined && this.#hasPrices) return [{ row, ...refusal, value: shortened(refusal.value) }];
    const errors: RowError[] = [];
    if (surplus > 0) {
      const problem = `This row has ${surplus} more cells than there are headings.`;
      errors.push({ row, heading: '', value: '', problem, remedy: 'Put a cell that holds the delimiter into quotes.' });
    }
    if (this.#namesNothing(cells)) {
      const problem = 'This row names no product and no variant: it seems to hold sums.';
      return [{ row, heading: '', value: '', problem, remedy: 'Leave rows of sums out of the file.' }];
    }
    const values: [ImportField, unknown][] = [];
    for (const [field, column] of this.#columns) {
      const text = cells[column] ?? '';
      if (field === 'units' && text === '' && this.#isExport) continue;
      const read = this.#read(field, text, types?.get(column));
      if ('value' in read) values.push([field, read.value]);
      else errors.push({ row, heading: this.#headings[column] ?? '', value: shortened(text), ...read });
    }
    const attributes: [string, readonly string[]][] = [];
    for (const { attribute, column } of this.#attributes) {
      const text = cells[column] ?? '';
      const read = this.#readAttribute(attribute, text, types?.get(column));
      if ('value' in read) attributes.push([attribute.id, read.value]);
      else errors.push({ row, heading: this.#headings[column] ?? '', value: shortened(text), ...read });
    }
    const parsed: ParsedRow = {
      row,
      ...Object.fromEntries(values),
      ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
    };
    if (parsed.offer !== undefined && parsed.mrp !== undefined && parsed.offer > parsed.mrp) {
      const heading = this.#headings[this.#columns.get('offer') ?? -1] ?? '';
      const problem = 'The offer is above the MRP.';
      errors.push({ row, heading, value: rupees(parsed.offer), problem, remedy: 'Lower it, or leave it empty.' });
    }
    return errors.length > 0 ? errors : parsed;
  }

  /** Whether a row of products has nothing but numbers and a word such as Total in place of its id. */
  #namesNothing(cells: readonly string[]): boolean {
    if (!this.#isCatalogue) return false;
    return naming.every((field) => {
      const column = this.#columns.get(field);
      return column !== undefined && (cells[column] ?? '') === '';
    });
  }

  #read(field: ImportField, text: string, type: CellType | undefined): Parsed<unknown> {
    const problem = cellProblem(field, text, type);
    return problem ?? readers[field](plainCell(textFor(field, text, type)), this.#shop);
  }

  #readAttribute(attribute: Attribute, text: string, type: CellType | undefined): Parsed<readonly string[]> {
    const problem = cellProblem('name', text, type);
    if (problem !== null) return problem;
    const read = readAttribute(attribute, plainCell(attribute.kind === 'number' ? (type?.number ?? text) : text));
    return 'values' in read ? { value: read.values } : read;
  }
}

function cellProblem(field: ImportField, text: string, type: CellType | undefined): CellProblem | null {
  const max = field === 'description' || field === 'pictures' ? maxMarkup : maxCell;
  if (text.length > max) return { problem: `This is longer than ${max} characters.`, remedy: 'Shorten it.' };
  const ofType = type === undefined ? null : problemOfType(field, type);
  if (ofType !== null) return ofType;
  return isFormula(text) ? { problem: 'This is a formula.', remedy: 'Copy the column and paste it as values.' } : null;
}

/** A letter with a mark can be one character or two; names with either would be two names. */
const plainCell = (text: string): string => unguarded(text).normalize('NFC');

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

/** A description as it is written: only who knows the stored one can tell whether its HTML is meant as text. */
function parseDescription(written: string): Parsed<string> {
  if (plainText(written).length > 2000) {
    return { problem: 'This is longer than 2000 characters.', remedy: 'Shorten it.' };
  }
  return { value: written.replaceAll('\0', '') };
}

function parseSeason(text: string): Parsed<string> {
  if (text === '' || /^\d{4}-\d{2}$/.test(text)) return { value: text };
  return { problem: 'This is not a season.', remedy: 'Write it as 2026-27.' };
}
