/** Values of each factor, by its name. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One value of each factor. */
export type Combination<Table extends Factors> = { readonly [Name in keyof Table]: Table[Name][number] };

/** Every combination of the factors' values. */
export function everyCombination<Table extends Factors>(factors: Table): Combination<Table>[];
export function everyCombination(factors: Factors): Combination<Factors>[] {
  return Object.entries(factors).reduce<Combination<Factors>[]>(
    (made, [name, values]) => made.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
}

/** Every pair of a combination's values, each as text. */
export function pairsOf(
  combination: Readonly<Record<string, string>>,
  counts: (a: string, b: string) => boolean = () => true,
): string[] {
  const entries = Object.entries(combination);
  return entries.flatMap(([a, valueOfA], index) =>
    entries
      .slice(index + 1)
      .filter(([b]) => counts(a, b))
      .map(([b, valueOfB]) => `${a}=${valueOfA} ${b}=${valueOfB}`),
  );
}

/**
 * Chooses few of the combinations, so that every pair of any combination is in one of them. Each next one has the most
 * missing pairs. Libraries leave out a combination that hides a pair; here such a pair does not count in it.
 * @param pairs the pairs of a combination that count
 */
export function coverPairs<Each>(combinations: readonly Each[], pairs: (each: Each) => readonly string[]): Each[] {
  const rows = combinations.map((each) => ({ each, pairs: pairs(each) }));
  const missing = new Set(rows.flatMap((row) => row.pairs));
  const chosen: Each[] = [];
  while (missing.size > 0) {
    let best: { each: Each | undefined; pairs: readonly string[]; added: number } = {
      each: rows[0]?.each,
      pairs: [],
      added: 0,
    };
    for (const row of rows) {
      const added = row.pairs.filter((pair) => missing.has(pair)).length;
      if (added > best.added) best = { ...row, added };
    }
    if (best.each === undefined) break;
    chosen.push(best.each);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return chosen;
}
