import type { ImportPlace, MadeColumn } from '@kayal/api-contract/client';
import type { ImportRun } from '../run-state.ts';

/** Ways to make a column, each with its label. */
export const waysToMake = [
  { value: 'copy', label: 'Use one column twice' },
  { value: 'constant', label: 'One value for every row' },
  { value: 'split', label: 'One piece of a column, such as Black of “Black / M”' },
  { value: 'join', label: 'Two columns together' },
  { value: 'translate', label: 'Other names for values, such as Black for Schwarz' },
] as const;

/** A way to make a column. */
export type WayToMake = (typeof waysToMake)[number]['value'];

/** What is chosen so far. */
export interface ColumnDraft {
  readonly way: WayToMake;
  readonly column: string;
  readonly second: string;
  /** The constant, or what stands between two joined columns. */
  readonly text: string;
  readonly separator: string;
  readonly piece: number;
  /** New names of values; an empty one leaves the value. */
  readonly values: Readonly<Record<string, string>>;
  /** Empty for the name that is suggested. */
  readonly heading: string;
}

/** A draft before anything is chosen. */
export const emptyDraft: ColumnDraft = {
  way: 'split',
  column: '',
  second: '',
  text: '',
  separator: '/',
  piece: 1,
  values: {},
  heading: '',
};

/** The name of a column when none is given. */
export function suggestedHeading({ way, column, second, text, piece }: ColumnDraft): string {
  if (way === 'constant') return text === '' ? '' : `Always ${text}`;
  if (column === '') return '';
  const names: Readonly<Record<Exclude<WayToMake, 'constant'>, string>> = {
    copy: `${column} again`,
    split: `${column}, piece ${piece}`,
    join: second === '' ? '' : `${column} and ${second}`,
    translate: `${column} in our words`,
  };
  return names[way];
}

function partsOf({ way, column, second, text, separator, piece }: ColumnDraft): MadeColumn['parts'] {
  switch (way) {
    case 'constant':
      return [{ text }];
    case 'split':
      return [{ column, separator, piece }];
    case 'join':
      return [{ column }, ...(text === '' ? [] : [{ text }]), { column: second }];
    case 'copy':
    case 'translate':
      return [{ column }];
  }
}

/** The column of a draft; a text that says what is missing where it is not complete. @param taken the headings of the file */
export function columnOf(draft: ColumnDraft, taken: readonly string[]): MadeColumn | string {
  const { way, column, second, text, separator } = draft;
  if (way === 'constant' && text === '') return 'Write the value first.';
  if (way !== 'constant' && column === '') return 'Choose a column first.';
  if (way === 'join' && second === '') return 'Choose the second column first.';
  if (way === 'split' && separator === '') return 'Write what separates the pieces.';
  const heading = (draft.heading.trim() || suggestedHeading(draft)).slice(0, 200);
  if (taken.includes(heading)) return `There is a column ${heading} already. Give this one another name.`;
  const renamed = Object.entries(draft.values).filter(([, name]) => name.trim() !== '');
  const values =
    way === 'translate' ? { values: Object.fromEntries(renamed.map(([from, to]) => [from, to.trim()])) } : {};
  return { heading, parts: partsOf(draft), ...values };
}

/** Where a run's table is read, with other made columns. */
export function placeWith({ format }: Pick<ImportRun, 'format'>, made: readonly MadeColumn[]): ImportPlace {
  const { sheet, headingRow, system } = format;
  return {
    ...(sheet === '' ? {} : { sheet }),
    ...(headingRow === 0 ? {} : { headingRow }),
    system: system ?? 'none',
    made: [...made],
  };
}
