import { stringify } from 'csv-stringify/sync';
import type { ChosenFile } from '../picture-files.ts';

/** Cells of a row by their headings; those that are absent are empty. */
export type Cells = Readonly<Record<string, string | number>>;

/** A CSV file with headings in a given order. */
export function csvFile(name: string, headings: readonly string[], rows: readonly Cells[]): ChosenFile {
  const text = stringify([...rows], { header: true, columns: [...headings] });
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}
