/** Rows that a sentence names, and max sentences. */
const [maxNamed, maxSentences] = [3, 20];

/** Counts what happens to rows of a file, by reason, for the owner to read. */
export class Tally {
  readonly #rows = new Map<string, { count: number; readonly first: number[] }>();

  add(reason: string, row: number): void {
    const rows = this.#rows.get(reason) ?? { count: 0, first: [] };
    rows.count += 1;
    if (rows.first.length < maxNamed) rows.first.push(row);
    this.#rows.set(reason, rows);
  }

  /** A sentence for each reason, with the first rows. */
  get sentences(): readonly string[] {
    return [...this.#rows].slice(0, maxSentences).map(([reason, { count, first }]) => {
      const more = count > first.length ? ', …' : '';
      return `${reason}: ${count} ${count === 1 ? 'row' : 'rows'} (${first.join(', ')}${more}).`;
    });
  }
}
