import type { PlacesOf } from './product-columns.ts';

/** Gives every different key a number, from 0, in the order they come. */
export class Numbering<Key = string> {
  readonly #numbers = new Map<Key, number>();

  get keys(): readonly Key[] {
    return [...this.#numbers.keys()];
  }

  numberOf(key: Key): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** The number that a key has already. */
  knownNumberOf(key: Key): number | undefined {
    return this.#numbers.get(key);
  }
}

/** Numbers, 0 to 4,294,967,295, that are added one by one: four bytes each, where a list takes eight and more. */
export class GrowingColumn {
  #values = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** What was added so far, as a view that the next addition may leave behind. */
  get values(): Uint32Array {
    return this.#values.subarray(0, this.#length);
  }
}

/**
 * Places by key, in two columns: a million words, most of one product, would be a million small lists otherwise, which take
 * most of the memory of a large catalogue.
 */
export class PlacesByKey<Key> {
  readonly #numbering = new Numbering<Key>();
  readonly #keyNumbers = new GrowingColumn();
  readonly #places = new GrowingColumn();

  /** @param place undefined for a hidden product, which has none */
  add(key: Key, place: number | undefined): void {
    if (place === undefined) return;
    this.#keyNumbers.push(this.#numbering.numberOf(key));
    this.#places.push(place);
  }

  /** Puts the places of each key together. */
  grouped(): PlacesOf<Key> {
    const numbering = this.#numbering;
    const keys = numbering.keys;
    const starts = new Uint32Array(keys.length + 1);
    for (const number of this.#keyNumbers.values) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
    for (let number = 0; number < keys.length; number += 1)
      starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
    const next = starts.slice();
    // Signed: V8 holds every such number without an object, so searches read them a third faster.
    const sorted = new Int32Array(this.#places.length);
    const places = this.#places.values;
    for (const [at, number] of this.#keyNumbers.values.entries()) {
      sorted[next[number] ?? 0] = places[at] ?? 0;
      next[number] = (next[number] ?? 0) + 1;
    }
    return {
      keys: () => keys.values(),
      get: (key) => {
        const number = numbering.knownNumberOf(key);
        return number === undefined ? undefined : sorted.subarray(starts[number], starts[number + 1]);
      },
    };
  }
}
