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
