import { canonicalSize } from '@kayal/commerce-core';
import type { Db } from '../../db/open-database.ts';
import type { CategoryTable } from '../../db/schema.ts';
import { catalogueVersionOf } from './catalogue-version.ts';
import {
  listColourSizes,
  listColours,
  listGroups,
  listWords,
  type ColourSizeRecord,
} from './facts.repository.ts';
import { resolveWord, type ResolvedWord } from './search.logic.ts';

/** What shoppers are shown of a colour. */
export interface ColourName {
  /** Upper-case. */
  readonly name: string;
  readonly hex: string;
}

/** The small tables of the catalogue as they are in one of its versions, ready to be asked. */
export class CatalogueFacts {
  readonly groups: readonly CategoryTable[];
  readonly colourSizes: readonly ColourSizeRecord[];
  readonly #vocabulary: readonly string[];
  readonly #colours: ReadonlyMap<string, ReadonlyMap<string, ColourName>>;
  readonly #resolved = new Map<string, ResolvedWord>();

  private constructor(
    groups: readonly CategoryTable[],
    colours: ReadonlyMap<string, ReadonlyMap<string, ColourName>>,
    colourSizes: readonly ColourSizeRecord[],
    vocabulary: readonly string[],
  ) {
    this.groups = groups;
    this.#colours = colours;
    this.colourSizes = colourSizes;
    this.#vocabulary = vocabulary;
  }

  /** @throws when the database cannot be read. */
  static async read(db: Db): Promise<CatalogueFacts> {
    const [groups, colours, colourSizes, vocabulary] = await Promise.all([
      listGroups(db),
      listColours(db),
      listColourSizes(db),
      listWords(db),
    ]);
    const bySeason = new Map<string, Map<string, ColourName>>();
    for (const { season, db_color, md_color, hex } of colours) {
      const names = bySeason.get(season) ?? new Map<string, ColourName>();
      bySeason.set(season, names.set(db_color, { name: md_color.toUpperCase(), hex }));
    }
    return new CatalogueFacts(groups, bySeason, colourSizes, vocabulary);
  }

  /** The group an id of a list means, its alias resolved (J15); the id itself when it is unknown. */
  groupId(kind: 'category' | 'group', id: number): number {
    const isOfKind = (group: CategoryTable): boolean => (group.kind === 'category') === (kind === 'category');
    return this.groups.find((group) => group.id === id && isOfKind(group))?.same_as ?? id;
  }

  /** Whether there is a category, or a sub-category or promotional list, of this id. */
  hasGroup(kind: 'category' | 'group', id: number): boolean {
    return this.groups.some((group) => group.id === id && (group.kind === 'category') === (kind === 'category'));
  }

  categoryName(id: number): string {
    return this.groups.find((group) => group.kind === 'category' && group.id === id)?.name ?? '';
  }

  /** Names and hex of a season's colours by catalogue name. */
  coloursOf(season: string): ReadonlyMap<string, ColourName> {
    return this.#colours.get(season) ?? new Map();
  }

  /**
   * Colours as variants spell them, for labels a shopper chose: catalogue and display names in any case (J69).
   * @returns an empty list when no colour goes by any of the labels
   */
  coloursNamed(labels: readonly string[], season: string): readonly string[] {
    const wanted = new Set(labels.map((label) => label.trim().toUpperCase()));
    const names = this.coloursOf(season);
    const all = new Set(this.colourSizes.map(({ colour }) => colour));
    return [...all].filter(
      (colour) => wanted.has(colour.trim().toUpperCase()) || wanted.has(names.get(colour)?.name ?? colour),
    );
  }

  /** Sizes as variants spell them, for labels a shopper chose: XXL and 2XL are one size (J33). */
  sizesNamed(labels: readonly string[]): readonly string[] {
    const wanted = new Set(labels.map(canonicalSize));
    return [...new Set(this.colourSizes.map(({ size }) => size))].filter((size) => wanted.has(canonicalSize(size)));
  }

  /** What a word of a search stands for in this catalogue. */
  resolve(word: string): ResolvedWord {
    const known = this.#resolved.get(word);
    if (known !== undefined) return known;
    const resolved = resolveWord(word, this.#vocabulary);
    if (this.#resolved.size >= mostResolved) this.#resolved.clear();
    this.#resolved.set(word, resolved);
    return resolved;
  }
}

const mostResolved = 2000;

/** Keeps the facts of the newest shape of the catalogue; those who ask at once cause one reading. */
export class FactsKeeper {
  readonly #db: Db;
  #kept: { readonly shape: number; readonly facts: Promise<CatalogueFacts> } | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @throws when the database cannot be read; the next call tries again. */
  async current(): Promise<CatalogueFacts> {
    const { shape } = await catalogueVersionOf(this.#db).current();
    if (this.#kept?.shape === shape) return this.#kept.facts;
    const facts = CatalogueFacts.read(this.#db);
    this.#kept = { shape, facts };
    facts.catch(() => {
      if (this.#kept?.facts === facts) this.#kept = null;
    });
    return facts;
  }
}
