import type { ProductColumns } from '../lists/product-columns.ts';
import { PlaceSet } from '../lists/place-set.ts';
import type { ResolvedWord } from './resolve-word.ts';

/** Where a word has at least one product in this number, a bit for every place takes no more memory than a list of places. */
const placesPerNumber = 32;

/** Products by their distance from what was typed; undefined where there are none at a distance. */
type Levels = readonly (PlaceSet | undefined)[];

/** The union of two sets, either of which may be missing. */
function unionOf(one: PlaceSet | undefined, two: PlaceSet | undefined): PlaceSet | undefined {
  return one === undefined || two === undefined ? (one ?? two) : one.union(two);
}

/** What two sets share; undefined for nothing. */
function sharedBy(one: PlaceSet | undefined, two: PlaceSet | undefined): PlaceSet | undefined {
  if (one === undefined || two === undefined) return undefined;
  const shared = one.intersection(two);
  return shared.size === 0 ? undefined : shared;
}

/** The products of both, each as far away as by both words together. */
function combined(found: Levels, [exact, near]: Levels): Levels {
  return [...found, undefined].map((level, distance) =>
    unionOf(sharedBy(level, exact), sharedBy(found[distance - 1], near)),
  );
}

/**
 * Finds the products of searches by sets of places. What it costs hardly depends on how many are found, because products are
 * not gone through one by one.
 */
export class SearchPlaces {
  readonly #columns: ProductColumns;
  /** Products of common words, each once it is searched for; together they are no larger than the columns of all words. */
  readonly #common = new Map<string, PlaceSet>();

  constructor(columns: ProductColumns) {
    this.#columns = columns;
  }

  /**
   * Products that match every word, the closest first: of those in one set the same number of words is matched exactly. None
   * for a search without words.
   */
  find(words: readonly ResolvedWord[]): readonly PlaceSet[] {
    const [first, ...others] = words;
    if (first === undefined) return [];
    let found = this.#levelsOf(first);
    for (const word of others) {
      if (found.every((level) => level === undefined)) return [];
      found = combined(found, this.#levelsOf(word));
    }
    return found.filter((level) => level !== undefined);
  }

  /** Products that have a word exactly, and all others that have it nearly. */
  #levelsOf({ exact, near }: ResolvedWord): Levels {
    const same = this.#setOf(exact);
    const similar = this.#setOf(near);
    return [same, same === undefined ? similar : similar?.difference(same)];
  }

  /** Products that have one of these words; undefined for no word. */
  #setOf(words: readonly string[]): PlaceSet | undefined {
    const count = this.#columns.ids.length;
    const rare = [];
    let found: PlaceSet | undefined;
    for (const word of words) {
      const known = this.#common.get(word);
      const places = known === undefined ? this.#columns.words.get(word) : undefined;
      if (known !== undefined) found = unionOf(found, known);
      else if (places === undefined) continue;
      else if (places.length * placesPerNumber < count) rare.push(places);
      else {
        const common = PlaceSet.ofLists(count, [places]);
        this.#common.set(word, common);
        found = unionOf(found, common);
      }
    }
    return rare.length === 0 ? found : unionOf(found, PlaceSet.ofLists(count, rare));
  }
}
