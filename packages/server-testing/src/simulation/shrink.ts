/** How often a shorter list is tried at most. */
const maxTries = 200;

/** Of the same kind: the same text but for who found it, its numbers and its names. */
const kindOf = (violation: string | null): string | undefined =>
  violation?.replace(/^\w+: /, '').replaceAll(/[\d"[{].*/g, '');

/**
 * Leaves out steps while the same still happens: halves first, then ever smaller parts (delta debugging), until none can be
 * left out alone.
 * @param live lives the given steps, and says what happened
 */
export async function shrink<Step>(
  steps: readonly Step[],
  live: (steps: readonly Step[]) => Promise<string | null>,
  violation: string | null,
): Promise<readonly Step[]> {
  let fewest = steps;
  let tries = 0;
  for (let size = Math.ceil(steps.length / 2); tries < maxTries;) {
    const before = fewest.length;
    for (let from = 0; from < fewest.length && tries < maxTries; tries += 1) {
      const fewer = [...fewest.slice(0, from), ...fewest.slice(from + size)];
      if (kindOf(await live(fewer)) === kindOf(violation)) fewest = fewer;
      else from += size;
    }
    if (size === 1 && fewest.length === before) break;
    size = Math.ceil(size / 2);
  }
  return fewest;
}
