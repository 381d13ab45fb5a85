import { foldText, type Attribute } from '@kayal/api-contract';
import { canonicalSize, compareSizes } from '@kayal/commerce-core';
import type { Db } from '../../db/open-database.ts';
import type { CategoryTable } from '../../db/tables/catalogue.ts';
import { listColours, listGroups, maxRows } from './facts.repository.ts';
import { loadProductColumns } from './lists/product-columns.repository.ts';
import type { ProductColumns } from './lists/product-columns.ts';
import { ProductIndex } from './lists/product-index.ts';
import { releaseMemorySoon } from '../../basics/release-memory.ts';
import { resolveWord, type ResolvedWord } from './search/resolve-word.ts';
import { unnamedColour } from './unnamed-colour.ts';

/** From this number of products on, reading them leaves more on the heap than they take. */
const largeCatalogue = 20_000;

/** A colour as shoppers see it. */
export interface ColourName {
  /** Upper-case. */
  readonly name: string;
  readonly hex: string;
}

/** A pair of colour and size, with one visible product that has it. */
export interface ColourSize {
  readonly colour: string;
  readonly size: string;
  readonly productId: number;
}

/** Each pair of colour and size once, by colour and size, with the best product that has it. */
function pairsOf({
  ids,
  colours,
  sizes,
  variantsFrom,
  variantsTo,
  variantColours,
  variantSizes,
}: ProductColumns): readonly ColourSize[] {
  const pairs = new Map<number, ColourSize>();
  ids.forEach((productId, place) => {
    const end = variantsTo[place] ?? 0;
    for (let variant = variantsFrom[place] ?? 0; variant < end; variant += 1) {
      const colour = variantColours[variant] ?? 0;
      const size = variantSizes[variant] ?? 0;
      const key = colour * sizes.length + size;
      if (!pairs.has(key)) pairs.set(key, { colour: colours[colour] ?? '', size: sizes[size] ?? '', productId });
    }
  });
  return [...pairs.values()]
    .toSorted((a, b) => a.colour.localeCompare(b.colour, 'en') || compareSizes(a.size, b.size))
    .slice(0, maxRows);
}

/** The catalogue in one version, without prices and stock, indexed for lists and searches. */
export class CatalogueFacts {
  readonly groups: readonly CategoryTable[];
  readonly index: ProductIndex;
  readonly colourSizes: readonly ColourSize[];
  readonly #colours: ReadonlyMap<string, ReadonlyMap<string, ColourName>>;

  private constructor(
    groups: readonly CategoryTable[],
    colours: ReadonlyMap<string, ReadonlyMap<string, ColourName>>,
    index: ProductIndex,
  ) {
    this.groups = groups;
    this.#colours = colours;
    this.index = index;
    this.colourSizes = pairsOf(index.columns);
  }

  /** @throws when the database cannot be read. */
  static async read(db: Db, attributes: readonly Attribute[]): Promise<CatalogueFacts> {
    const [groups, colours, columns] = await Promise.all([
      listGroups(db),
      listColours(db),
      loadProductColumns(db, attributes),
    ]);
    if (columns.ids.length >= largeCatalogue) releaseMemorySoon();
    const bySeason = new Map<string, Map<string, ColourName>>();
    for (const { season, db_color, md_color, hex } of colours) {
      const names = bySeason.get(season) ?? new Map<string, ColourName>();
      bySeason.set(season, names.set(db_color, { name: md_color.toUpperCase(), hex }));
    }
    return new CatalogueFacts(groups, bySeason, new ProductIndex(columns));
  }

  /** Resolves an alias of a category or list to its own id; an unknown id is returned unchanged. */
  groupId(kind: 'category' | 'list', id: number): number {
    const isOfKind = (group: CategoryTable): boolean => (group.kind === 'category') === (kind === 'category');
    return this.groups.find((group) => group.id === id && isOfKind(group))?.same_as ?? id;
  }

  /** Whether there is a category, or a sub-category or promotional list, of this id. */
  hasGroup(kind: 'category' | 'list', id: number): boolean {
    return this.groups.some((group) => group.id === id && (group.kind === 'category') === (kind === 'category'));
  }

  categoryName(id: number): string {
    return this.groups.find((group) => group.kind === 'category' && group.id === id)?.name ?? '';
  }

  /** The display names and hex that the owner gave a season's colours, by catalogue name. */
  coloursOf(season: string): ReadonlyMap<string, ColourName> {
    return this.#colours.get(season) ?? new Map();
  }

  /** How a colour is shown in a season. */
  shownColour(colour: string, season: string): ColourName {
    return this.coloursOf(season).get(colour) ?? unnamedColour(colour);
  }

  /**
   * Catalogue names of the colours that a shopper chose by label: a catalogue or display name, in any case.
   * @returns an empty list when no colour has any of the labels as a name
   */
  coloursNamed(labels: readonly string[], season: string): readonly string[] {
    const wanted = new Set(labels.map(foldText));
    const names = this.coloursOf(season);
    return this.index.columns.colours.filter(
      (colour) => wanted.has(foldText(colour)) || wanted.has(foldText(names.get(colour)?.name ?? colour)),
    );
  }

  /** Catalogue names of the sizes that a shopper chose by label: XXL and 2XL are one size. */
  sizesNamed(labels: readonly string[]): readonly string[] {
    const wanted = new Set(labels.map(canonicalSize));
    return this.index.columns.sizes.filter((size) => wanted.has(canonicalSize(size)));
  }

  /** The words of this catalogue that a word of a search matches. */
  resolve(word: string): ResolvedWord {
    return resolveWord(word, this.index.vocabulary);
  }
}
