import { foldText, type Paise } from '@kayal/api-contract/client';
import { plainAmount } from './amount-text.ts';
import type { MoneyFormat } from './money.ts';

/** Rows a pasted sheet may have. */
export const maxSheetRows = 500;

/** An item that a sheet may name, with its current offer. */
export interface SheetItem {
  readonly id: number;
  readonly name: string;
  readonly mrp: Paise;
  readonly offer: Paise | null;
}

/** A row that would change an offer. */
export interface SheetChange {
  /** Line of the pasted text, from 1. */
  readonly line: number;
  readonly itemId: number;
  readonly name: string;
  readonly mrp: Paise;
  readonly before: Paise | null;
  readonly after: Paise;
}

/** Why a row changes nothing. */
export type SheetErrorKind = 'notANumber' | 'notPositive' | 'aboveMrp' | 'unknownItem' | 'twice' | 'tooMany';

/** A row with an error, with its text. */
export interface SheetError {
  /** Line of the pasted text, from 1. */
  readonly line: number;
  readonly text: string;
  readonly kind: SheetErrorKind;
}

/** A sheet matched with the catalogue: every row that is not blank is in one of the two lists. */
export interface OfferSheet {
  readonly changes: readonly SheetChange[];
  readonly errors: readonly SheetError[];
}

interface SheetRow {
  readonly line: number;
  readonly text: string;
  readonly item: string;
  readonly price: string;
}

/** As a shop of India writes amounts. */
const rupees: MoneyFormat = { code: 'INR', locale: 'en-IN' };

const rowShapes = [/^([^\t]*)\t(.*)$/, /^([^;]*);(.*)$/, /^([^,]*),(.*)$/];

const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** The first cell names the item and the last one is the price; cells between them are ignored. */
function cellsOf(text: string): { readonly item: string; readonly price: string } {
  for (const shape of rowShapes) {
    const [, item, rest] = shape.exec(text) ?? [];
    if (item === undefined || rest === undefined) continue;
    const price =
      shape === rowShapes[0] ? rest.split('\t').at(-1) : shape === rowShapes[1] ? rest.split(';').at(-1) : rest;
    return { item: bare(item), price: bare(price ?? '') };
  }
  return { item: bare(text), price: '' };
}

/** An amount as a spreadsheet writes it, in hundredths; null when it is not a number with max two decimals. */
function paiseOf(cell: string, money: MoneyFormat): Paise | null {
  const digits = plainAmount(cell, money)
    .replace(/^(?:₹|Rs\.?|INR)\s*/i, '')
    .replace(/(\d),(?=\d{2,3}(?:[,.]|$))/g, '$1');
  if (!/^-?\d{1,9}(?:\.\d{1,2})?$/.test(digits)) return null;
  return Math.round(Number(digits) * 100);
}

/** The rows of a pasted text; a first row whose price is a word counts as column headings. */
function rowsIn(text: string): SheetRow[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim(), ...cellsOf(line.trim()) }))
    .filter((row) => row.text !== '');
  const [head] = rows;
  const isHead = head !== undefined && /^item/i.test(head.item) && /price|offer/i.test(head.price);
  return isHead ? rows.slice(1) : rows;
}

/** Finds items by id or by a name that only one of them has. */
function finderOf(items: readonly SheetItem[]): (cell: string) => SheetItem | undefined {
  const byId = new Map(items.map((item) => [String(item.id), item]));
  const byName = new Map<string, SheetItem | undefined>();
  for (const item of items) byName.set(foldText(item.name), byName.has(foldText(item.name)) ? undefined : item);
  return (cell) => byId.get(cell) ?? byName.get(foldText(cell));
}

/** The ids and names by which the rows of a pasted text name items, each once. */
export function itemsNamedIn(text: string): string[] {
  const named = rowsIn(text)
    .slice(0, maxSheetRows)
    .map(({ item }) => item);
  return [...new Set(named)].filter((item) => item !== '');
}

/**
 * Reads rows pasted from a spreadsheet: item id or name, then offer price, separated by tab, semicolon or comma.
 * Nothing is guessed: a row is a change or an error. An item named twice counts the first time only.
 * @param items the catalogue
 * @param money how the shop writes amounts
 */
export function readOfferSheet(text: string, items: readonly SheetItem[], money: MoneyFormat = rupees): OfferSheet {
  const find = finderOf(items);
  const seen = new Set<number>();
  const changes: SheetChange[] = [];
  const errors: SheetError[] = [];
  const check = (row: SheetRow, index: number): SheetErrorKind | SheetChange => {
    if (index >= maxSheetRows) return 'tooMany';
    const item = find(row.item);
    if (item === undefined) return 'unknownItem';
    if (seen.has(item.id)) return 'twice';
    seen.add(item.id);
    const after = paiseOf(row.price, money);
    if (after === null) return 'notANumber';
    if (after <= 0) return 'notPositive';
    if (after > item.mrp) return 'aboveMrp';
    return { line: row.line, itemId: item.id, name: item.name, mrp: item.mrp, before: item.offer, after };
  };
  for (const [index, row] of rowsIn(text).entries()) {
    const read = check(row, index);
    if (typeof read === 'string') errors.push({ line: row.line, text: row.text, kind: read });
    else changes.push(read);
  }
  return { changes, errors };
}
