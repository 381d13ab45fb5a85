import { uniqueCodePattern } from '@kayal/api-contract';
import { plainAmount, type MoneyFormat } from '@kayal/commerce-core';
import { csvText } from '../../../../http/csv.ts';
import { guardedText } from '../../read/sheet-row.ts';

/** An error in a cell, with its remedy. */
export interface CellProblem {
  readonly problem: string;
  readonly remedy: string;
}

/** A cell's value or its error. */
export type Parsed<Value> = { readonly value: Value } | CellProblem;

/** How to write an amount, as the shop writes its own. */
const amountRemedy = ({ locale }: MoneyFormat): string =>
  `Write an amount with at most two decimals, such as 799 or ${(799.5).toLocaleString(locale, { minimumFractionDigits: 2 })}.`;

/** How to write an amount whose decimals follow a comma; null for other texts. */
function commaRemedy(amount: string): string | null {
  const [, whole, decimals] = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(amount) ?? [];
  if (whole === undefined || decimals === undefined) return null;
  const written = `${whole.replaceAll('.', '')}.${decimals}`;
  return `This shop writes a point before the decimals: ${written}. Export the prices so, or change how numbers are written under Settings.`;
}

/** The text of a cell without what guards it against being read as a number or, in our own exports, as a formula. */
export function unguarded(text: string): string {
  return guardedText.exec(text)?.[1] ?? csvText(text);
}

/** Whether a value is a formula: a text file has no result of it. */
export function isFormula(text: string): boolean {
  return text.startsWith('=') && !guardedText.test(text);
}

/**
 * An amount in hundredths. Currency signs and the shop's separators of thousands, lakhs and crores are left out. A comma
 * before the decimals (`899,00`) is refused where the shop writes a point: read as a separator it would make the price
 * a hundred times too high.
 */
export function parseAmount(text: string, money: MoneyFormat): Parsed<number> {
  const bare = plainAmount(text, money)
    .replace(/^(₹|rs\.?|inr)/i, '')
    .replace(/\/-$/, '')
    .trim();
  if (bare.endsWith('%')) return { problem: 'This is a percentage.', remedy: amountRemedy(money) };
  const digits = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  const [, rupees, paise = ''] = /^(\d{1,7})(?:\.(\d+))?$/.exec(digits) ?? [];
  if (rupees === undefined) {
    if (bare.startsWith('-')) return { problem: 'A price cannot be below zero.', remedy: amountRemedy(money) };
    return { problem: 'This is not a price.', remedy: commaRemedy(bare) ?? amountRemedy(money) };
  }
  if (/[1-9]/.test(paise.slice(2)))
    return { problem: 'A price has at most two decimals.', remedy: amountRemedy(money) };
  const value = Number(rupees) * 100 + Number(paise.slice(0, 2).padEnd(2, '0'));
  return value > 0 ? { value } : { problem: 'A price must be more than zero.', remedy: amountRemedy(money) };
}

/** A count of units. */
export function parseUnits(text: string): Parsed<number> {
  if (/^\d{1,6}(\.0+)?$/.test(text)) return { value: Math.trunc(Number(text)) };
  if (/^-\d/.test(text)) return { problem: 'Units cannot be below zero.', remedy: 'Write 0 where nothing is left.' };
  if (/^\d*\.\d+$/.test(text)) return { problem: 'Units must be whole.', remedy: 'Write a whole number.' };
  return { problem: 'This is not a number of units.', remedy: 'Write a whole number from 0 to 999999.' };
}

/** Yes or no, in the spellings of common programs; empty is no. */
export function parseYesNo(text: string): Parsed<boolean> {
  if (/^(yes|y|true|1|x)$/i.test(text)) return { value: true };
  if (/^(no|n|false|0|)$/i.test(text)) return { value: false };
  return { problem: 'This is neither yes nor no.', remedy: 'Write yes or no.' };
}

/** A text of one line. @param max longest, in characters */
export function parseText(text: string, max: number): Parsed<string> {
  if (text === '') return { problem: 'This is empty.', remedy: 'Fill it in.' };
  if (/[\p{Cc}\uFFFD]/u.test(text)) {
    return { problem: 'This holds characters that cannot be shown.', remedy: 'Export the file again as UTF-8.' };
  }
  if (text.length > max) return { problem: `This is longer than ${max} characters.`, remedy: 'Shorten it.' };
  return { value: text };
}

const isUniqueCode = new RegExp(uniqueCodePattern);
const roundedNumber = /^\d+(\.\d+)?e\+\d+$/i;

/** An id of the company's own files: a text, written back as it came. */
export function parseSourceId(text: string): Parsed<string> {
  return roundedNumber.test(text) ? rounded : parseText(text, 64);
}

const rounded = {
  problem: 'The spreadsheet has rounded this code.',
  remedy: 'Format the column as text and export it again.',
} as const;

/** A unique code, at most 64 characters: those that `uniqueCodePattern` takes. */
export function parseCode(text: string): Parsed<string> {
  if (text === '') return { problem: 'This is empty.', remedy: 'Give each variant a code of its own.' };
  if (roundedNumber.test(text)) return rounded;
  if (isUniqueCode.test(text)) return { value: text };
  if (text.length > 64) return { problem: 'This is longer than 64 characters.', remedy: 'Shorten it.' };
  const forbidden = /[^A-Za-z0-9_./#+ -]/u.exec(text)?.[0];
  return {
    problem: forbidden === undefined ? 'This is not a unique code.' : `A unique code cannot hold “${forbidden}”.`,
    remedy: 'Use letters, digits, spaces and - _ . / # + only.',
  };
}
