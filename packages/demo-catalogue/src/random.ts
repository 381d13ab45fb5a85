/** A repeatable stream of numbers: the same seed always gives the same picture. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** Next number between two bounds. */
  between(low: number, high: number): number;
  /** One entry of a list that must not be empty. Throws a RangeError on an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * Hashes text to an unsigned 32-bit seed (FNV-1a).
 * @param text any text; equal texts give equal seeds
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Starts a repeatable stream (mulberry32).
 * @param seed unsigned 32-bit seed
 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('cannot pick from an empty list');
      return item;
    },
  };
}
