/**
 * Reads a long list in slices, each after the last row of the slice before, so that neither memory nor a change of the
 * list in between matters.
 * @param before a key below all others
 * @param read reads the rows after a key, ascending; none at the end
 */
export async function* readSlices<Row, Key>(
  before: Key,
  read: (after: Key) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  for (let after = before; ;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = keyOf(last);
  }
}

/** Rows of one statement, far below the values that it may have. */
const rowsAtOnce = 500;

/** A list in parts that one statement can take. */
export function* partsOf<Row>(list: readonly Row[], size = rowsAtOnce): Generator<readonly Row[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
