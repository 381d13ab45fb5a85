/** How often a shorter list is tried at most. */
const maxTries = 120;

/** Of the same kind: the same text but for its numbers and names. */
const kindOf = (violation: string | null): string | undefined => violation?.replaceAll(/[\d"[{].*/g, '');

/**
 * Leaves out steps while the same still happens: halves first, then ever smaller parts (delta debugging).
 * @param live lives the given steps, and says what happened
 */
export async function shrink<Step>(
  steps: readonly Step[],
  live: (steps: readonly Step[]) => Promise<string | null>,
  violation: string | null,
): Promise<readonly Step[]> {
  let fewest = steps;
  let tries = 0;
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1 && tries < maxTries;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < fewest.length && tries < maxTries; tries += 1) {
      const fewer = [...fewest.slice(0, from), ...fewest.slice(from + size)];
      if (kindOf(await live(fewer)) === kindOf(violation)) fewest = fewer;
      else from += size;
    }
  }
  return fewest;
}
