import { uniqueCodePattern } from '@kayal/api-contract';
import { parseText, type Parsed } from '@kayal/commerce-core';
import { csvText } from '../../../../http/csv.ts';
import { guardedText } from '../../read/sheet-row.ts';

/** The text of a cell without what guards it against being read as a number or, in our own exports, as a formula. */
export function unguarded(text: string): string {
  return guardedText.exec(text)?.[1] ?? csvText(text);
}

/** Whether a value is a formula: a text file has no result of it. */
export function isFormula(text: string): boolean {
  return text.startsWith('=') && !guardedText.test(text);
}

/** A count of units. */
export function parseUnits(text: string): Parsed<number> {
  if (/^\d{1,6}(\.0+)?$/.test(text)) return { value: Math.trunc(Number(text)) };
  if (/^-\d/.test(text)) return { problem: 'Units cannot be below zero.', remedy: 'Write 0 where nothing is left.' };
  if (/^\d*\.\d+$/.test(text)) return { problem: 'Units must be whole.', remedy: 'Write a whole number.' };
  return { problem: 'This is not a number of units.', remedy: 'Write a whole number from 0 to 999999.' };
}

const isUniqueCode = new RegExp(uniqueCodePattern);
const roundedNumber = /^\d+([.,]\d+)?e\+\d+$/i;

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
