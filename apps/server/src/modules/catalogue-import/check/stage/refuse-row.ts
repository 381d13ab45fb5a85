import type { Mapping } from '../parse/headings.ts';
import type { ParsedRow } from '../parse/parse-row.ts';

/** Adds an error to the list of a file. The error names the file's own heading of `field`. */
export type RefuseRow = (row: ParsedRow, field: keyof Mapping, value: string, problem: string, remedy: string) => void;
