import type { Attribute } from '@kayal/api-contract';
import { readValues } from '../attribute-values.ts';
import { wordsOf } from '../search/search-words.ts';
import { PlacesByKey } from './column-builders.ts';
import { PlaceSet } from './place-set.ts';
import type { PlacesOf, ProductColumns } from './product-columns.ts';

/** An attribute that filters, with the places of the products of each value. */
export interface AttributeColumn {
  readonly attribute: Attribute;
  readonly places: PlacesOf<string>;
}

/** The attributes that lists and searches know: neither retired nor only shown. */
export const indexedAttributes = (attributes: readonly Attribute[]): readonly Attribute[] =>
  attributes.filter(({ isRetired, isFilter, isSearched }) => !isRetired && (isFilter || isSearched));

/** Collects the values of products' attributes. */
export class AttributeColumnsBuilder {
  readonly #columns: readonly { readonly attribute: Attribute; readonly places: PlacesByKey<string> }[];
  readonly #words: PlacesByKey<string>;
  /** Words of each value that was met. */
  readonly #wordsOf = new Map<string, readonly string[]>();

  /** @param words gets the words of attributes that are searched */
  constructor(indexed: readonly Attribute[], words: PlacesByKey<string>) {
    this.#columns = indexed.map((attribute) => ({ attribute, places: new PlacesByKey<string>() }));
    this.#words = words;
  }

  /** @param stored the product's column */
  add(place: number, categoryId: number, stored: string): void {
    const values = readValues(stored);
    for (const { attribute, places } of this.#columns) {
      const { id, categories, isFilter, isSearched } = attribute;
      if (categories.length > 0 && !categories.includes(categoryId)) continue;
      for (const value of values[id] ?? []) {
        if (isFilter) places.add(value, place);
        if (isSearched) for (const word of this.#split(value)) this.#words.add(word, place);
      }
    }
  }

  /** The columns of attributes that filter. */
  grouped(): readonly AttributeColumn[] {
    return this.#columns
      .filter(({ attribute }) => attribute.isFilter)
      .map(({ attribute, places }) => ({ attribute, places: places.grouped() }));
  }

  #split(value: string): readonly string[] {
    const known = this.#wordsOf.get(value);
    if (known !== undefined) return known;
    const words = wordsOf(value);
    this.#wordsOf.set(value, words);
    return words;
  }
}

/** Products with one of some values of an attribute; none for an attribute that does not filter. */
export function withAttribute({ ids, attributes }: ProductColumns, id: string, values: readonly string[]): PlaceSet {
  const column = attributes.find(({ attribute }) => attribute.id === id);
  return PlaceSet.ofLists(
    ids.length,
    values.map((value) => column?.places.get(value) ?? []),
  );
}
