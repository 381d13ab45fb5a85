import type { ImportField } from '@kayal/api-contract';
import type { CellType } from '../../read/sheet-row.ts';
import type { CellProblem } from '@kayal/commerce-core';

/** Fields that hold a number, with how to write it. */
const numberRemedies: Readonly<Partial<Record<ImportField, string>>> = {
  mrp: 'Write the price itself, such as 799.',
  offer: 'Write the price itself, such as 799.',
  units: 'Write a whole number from 0 to 999999.',
  weight_grams: 'Write whole grams, such as 250.',
};

const isYesNo = (field: ImportField): boolean => field === 'hidden' || field === 'final_sale';

const asText = 'Format the column as text and write the value again.';

const problems: Readonly<Record<Exclude<CellType['kind'], 'number' | 'percent' | 'boolean'>, CellProblem>> = {
  date: {
    problem: 'The spreadsheet has made a date of this.',
    remedy: 'Format the column as text and write the value again, such as 2-4.',
  },
  error: { problem: 'The spreadsheet shows an error here.', remedy: 'Correct its formula, or write the value itself.' },
  inexact: { problem: 'This number has more digits than its program keeps.', remedy: asText },
  formula: {
    problem: 'This formula has no stored result.',
    remedy: 'Open the file in a spreadsheet program, save it and load it again.',
  },
  nested: { problem: 'This is a list or an object.', remedy: 'Write one text or number.' },
};

/** Why a field cannot take a cell of a type; null where it can. */
export function problemOfType(field: ImportField, { kind }: CellType): CellProblem | null {
  const remedy = numberRemedies[field];
  if (kind === 'number') return null;
  if (kind === 'percent') return remedy === undefined ? null : { problem: 'This is a percentage.', remedy };
  if (kind !== 'boolean') return problems[kind];
  if (isYesNo(field)) return null;
  return { problem: 'This is yes or no, not a text or a number.', remedy: remedy ?? asText };
}

/** The text of a cell as a field reads it: for a number of money, units or yes and no not how its format shows it. */
export function textFor(field: ImportField, text: string, type: CellType | undefined): string {
  const isNumber = numberRemedies[field] !== undefined || isYesNo(field);
  return isNumber ? (type?.number ?? text) : text;
}
