import { foldText } from '@kayal/api-contract';
import { shopProfile } from '@kayal/commerce-core';
import type { CategoryTable, ProductTable } from '../../../db/tables/catalogue.ts';

/** A category or sub-category that an import would add. */
export interface NewName {
  readonly kind: 'category' | 'sub-category';
  readonly name: string;
  readonly id: number;
}

/** Finds the ids of categories and lists by their names in a file; a new name gets the next free id. */
export class GroupNames {
  readonly #ids = new Map<string, number>();
  readonly #names = new Map<string, string>();
  readonly #newNames: NewName[] = [];
  #lastId: number;

  /** @param groups all groups, aliases included: their names lead to the group they stand for */
  constructor(groups: readonly CategoryTable[]) {
    this.#lastId = Math.max(0, ...groups.map(({ id }) => id));
    for (const { id, kind, name, same_as } of groups) {
      const family = kind === 'category' ? 'category' : 'list';
      const known = this.#ids.get(`${family} ${foldText(name)}`);
      if (known === undefined || id === same_as) this.#ids.set(`${family} ${foldText(name)}`, same_as);
      this.#ids.set(`${family} ${id}`, same_as);
      if (id === same_as) this.#names.set(`${family} ${id}`, name);
    }
  }

  /** In the order of the file. */
  get newNames(): readonly NewName[] {
    return this.#newNames;
  }

  categoryId(name: string): number {
    return this.#idOf('category', 'category', name);
  }

  /** Id of a sub-category or promotional list. */
  listId(name: string): number {
    return this.#idOf('list', 'sub-category', name);
  }

  nameOf(family: 'category' | 'list', id: number): string {
    return this.#names.get(`${family} ${id}`) ?? '';
  }

  #idOf(family: 'category' | 'list', kind: NewName['kind'], name: string): number {
    const key = `${family} ${foldText(name)}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#lastId += 1;
    const id = this.#lastId;
    this.#ids.set(key, id);
    this.#names.set(`${family} ${id}`, name.trim());
    this.#newNames.push({ kind, name: name.trim(), id });
    return id;
  }
}

const { desktop } = shopProfile.ids;
const women: readonly number[] = shopProfile.garments.women;

/** The department of a product, from its lists and category. */
export function departmentOf(categoryId: number, listIds: readonly number[]): ProductTable['department'] {
  if (listIds.includes(desktop.kids)) return 'kids';
  if (listIds.includes(desktop.women)) return 'women';
  if (listIds.includes(desktop.accessories)) return 'accessories';
  return women.includes(categoryId) ? 'women' : 'men';
}
