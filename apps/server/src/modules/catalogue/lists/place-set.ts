import { countBits } from './count-bits.ts';
import type { Places } from './product-columns.ts';

/** The lowest bit that is set, as a number from 0. */
function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/**
 * Places of products as a bit each: two sets are intersected and counted 32 places at a time, and come out in the shop's
 * order without sorting. Never changed once made.
 */
export class PlaceSet {
  readonly #bits: Int32Array;
  readonly size: number;

  private constructor(bits: Int32Array) {
    this.#bits = bits;
    let size = 0;
    for (let at = 0; at < bits.length; at += 1) size += countBits(bits[at] ?? 0);
    this.size = size;
  }

  /** All places of some lists, which may have places in common. @param count of all products */
  static ofLists(count: number, lists: readonly Places[]): PlaceSet {
    const bits = new Int32Array((count + 31) >>> 5);
    for (const places of lists)
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
      }
    return new PlaceSet(bits);
  }

  /** Every place. @param count of all products */
  static full(count: number): PlaceSet {
    const bits = new Int32Array((count + 31) >>> 5).fill(-1);
    if ((count & 31) !== 0) bits[bits.length - 1] = (1 << (count & 31)) - 1;
    return new PlaceSet(bits);
  }

  has(place: number): boolean {
    return (((this.#bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
  }

  intersection(other: PlaceSet): PlaceSet {
    const [one, two, both] = [this.#bits, other.#bits, new Int32Array(this.#bits.length)];
    for (let at = 0; at < both.length; at += 1) both[at] = (one[at] ?? 0) & (two[at] ?? 0);
    return new PlaceSet(both);
  }

  union(other: PlaceSet): PlaceSet {
    const [one, two, either] = [this.#bits, other.#bits, new Int32Array(this.#bits.length)];
    for (let at = 0; at < either.length; at += 1) either[at] = (one[at] ?? 0) | (two[at] ?? 0);
    return new PlaceSet(either);
  }

  difference(other: PlaceSet): PlaceSet {
    const [one, two, rest] = [this.#bits, other.#bits, new Int32Array(this.#bits.length)];
    for (let at = 0; at < rest.length; at += 1) rest[at] = (one[at] ?? 0) & ~(two[at] ?? 0);
    return new PlaceSet(rest);
  }

  /** The places that pass a test, which is asked in ascending order. */
  filter(isWanted: (place: number) => boolean): PlaceSet {
    const wanted = new Int32Array(this.#bits.length);
    for (let at = 0; at < wanted.length; at += 1) {
      let kept = 0;
      for (let bits = this.#bits[at] ?? 0; bits !== 0; bits &= bits - 1) {
        const bit = lowestOf(bits);
        if (isWanted(at * 32 + bit)) kept |= 1 << bit;
      }
      wanted[at] = kept;
    }
    return new PlaceSet(wanted);
  }

  /** Its places in ascending order, from the one at `start` up to the one before `end`. */
  slice(start: number, end: number): Int32Array {
    const places = new Int32Array(Math.max(0, Math.min(end, this.size) - start));
    let seen = 0;
    for (let at = 0; at < this.#bits.length && seen < end; at += 1) {
      let bits = this.#bits[at] ?? 0;
      const next = seen + countBits(bits);
      if (next > start)
        for (; bits !== 0 && seen < end; bits &= bits - 1) {
          if (seen >= start) places[seen - start] = at * 32 + lowestOf(bits);
          seen += 1;
        }
      seen = next;
    }
    return places;
  }
}
