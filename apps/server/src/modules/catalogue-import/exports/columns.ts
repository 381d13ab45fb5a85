import { plain } from '../check/parse/headings.ts';
import { isFormula, unguarded } from '../check/parse/parse-cells.ts';
import type { ImportRow } from '../read/read-rows.ts';

/** A cell of an export, and where it stood: null for a value that was made from others. */
export interface FoundCell {
  readonly text: string;
  readonly column: number | null;
}

/** A value that stands in no column. */
export const made = (text: string): FoundCell => ({ text, column: null });

/** Finds the columns of a file by the names that a profile has for them. */
export class ExportColumns {
  readonly #columns: ReadonlyMap<string, number>;
  readonly #found = new Map<readonly string[], readonly number[]>();
  /** Columns that were asked for. */
  readonly read = new Set<number>();
  readonly headings: readonly string[];

  constructor(headings: readonly string[]) {
    this.headings = headings;
    // Of two columns with the same letters the first is the one that the system wrote.
    this.#columns = new Map(headings.map((heading, column) => [plain(heading), column] as const).toReversed());
  }

  /** Columns of the file that have one of some names, in the order of the names. */
  of(names: readonly string[]): readonly number[] {
    return this.#once(names, () => names.flatMap((name) => this.#columns.get(plain(name)) ?? []));
  }

  /** Lists of names are constants of a profile, so that each is looked up once for a file. */
  #once(names: readonly string[], find: () => readonly number[]): readonly number[] {
    const known = this.#found.get(names);
    if (known !== undefined) return known;
    const found = find();
    this.#found.set(names, found);
    for (const column of found) this.read.add(column);
    return found;
  }

  has(names: readonly string[]): boolean {
    return this.of(names).length > 0;
  }

  hasAll(names: readonly string[]): boolean {
    return this.of(names).length === names.length;
  }

  /** The columns of `Option1 Name`, `Option2 Name`, … for the name `Option# Name`. */
  numbered(names: readonly string[]): readonly number[] {
    return this.#once(names, () => {
      const found: number[] = [];
      for (let number = 1; ; number += 1) {
        const column = names.flatMap((name) => this.#columns.get(plain(name.replace('#', String(number)))) ?? [])[0];
        if (column === undefined) return found;
        found.push(column);
      }
    });
  }

  /**
   * The text of a cell without what guards it, so that a guarded `-1` is known as one. What the reader of our own fields
   * would take for a formula, or take a further apostrophe off, stays for it as it is.
   */
  text(row: ImportRow, column: number | undefined): string {
    const written = row.cells[column ?? -1] ?? '';
    const text = unguarded(written);
    return isFormula(text) || text.startsWith("'") ? written : text;
  }

  /** The first filled cell of some columns; empty, in the first of them, where all are empty. */
  cell(row: ImportRow, names: readonly string[]): FoundCell {
    const columns = this.of(names);
    const column = columns.find((each) => (row.cells[each] ?? '') !== '') ?? columns[0] ?? null;
    return { text: column === null ? '' : this.text(row, column), column };
  }
}
