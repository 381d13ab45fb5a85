/** Products with an id of text are numbered from here, above the numbers that most shops give their products. */
export const lastOwnNumber = 100_000_000;

/** An id with zeros in front is a text: `0017` and `17` are two products. */
const isNumber = (sourceId: string): boolean => /^(0|[1-9]\d{0,8})$/.test(sourceId);

/** The number that an id with zeros in front was stored as before such ids were texts; null for other ids. */
export function formerNumber(sourceId: string): number | null {
  return /^0\d{1,8}$/.test(sourceId) ? Number(sourceId) : null;
}

/**
 * The numbers of products: a numeric id of the file is its number, any other text, such as `0017`, gets one that it keeps for ever. No
 * number means two products: a text gets none that is in use, and `ownerOf` names the text that has the number of a
 * numeric id.
 */
export class ProductNumbers {
  readonly #numbers: Map<string, number>;
  readonly #owners: Map<number, string>;
  readonly #used: Set<number>;
  #lastNumber: number;
  #assigned: (readonly [string, number])[] = [];

  /**
   * @param numbers those that texts got in earlier imports
   * @param used numbers above `lastOwnNumber` of products whose id is a number
   */
  constructor(numbers: Map<string, number>, used: Iterable<number>) {
    this.#numbers = numbers;
    this.#owners = new Map([...numbers].map(([sourceId, number]) => [number, sourceId]));
    this.#used = new Set(used);
    this.#lastNumber = lastOwnNumber;
  }

  /** The number of an id; undefined for a text that has none yet. */
  find(sourceId: string): number | undefined {
    return isNumber(sourceId) ? Number(sourceId) : this.#numbers.get(sourceId);
  }

  /** The text that has the number of a numeric id, which therefore cannot be an id of its own; null for other ids. */
  ownerOf(sourceId: string): string | null {
    return isNumber(sourceId) ? (this.#owners.get(Number(sourceId)) ?? null) : null;
  }

  /** The id that a number has in files. */
  idOf(number: number): string {
    return this.#owners.get(number) ?? String(number);
  }

  /** Gives a text the number of a product that has none of a text, and keeps it. @returns whether the number was free */
  adopt(sourceId: string, number: number): boolean {
    if (this.#numbers.has(sourceId) || this.#owners.has(number)) return false;
    this.#assign(sourceId, number);
    return true;
  }

  /** The number of an id; a text that has none yet gets the next that is free. */
  findOrAssign(sourceId: string): number {
    const known = this.find(sourceId);
    if (known !== undefined) {
      if (known > lastOwnNumber) this.#used.add(known);
      return known;
    }
    do this.#lastNumber += 1;
    while (this.#used.has(this.#lastNumber) || this.#owners.has(this.#lastNumber));
    this.#assign(sourceId, this.#lastNumber);
    return this.#lastNumber;
  }

  #assign(sourceId: string, number: number): void {
    this.#numbers.set(sourceId, number);
    this.#owners.set(number, sourceId);
    this.#assigned.push([sourceId, number]);
  }

  /** Texts and their numbers that were assigned since the last call, to be stored. */
  takeAssigned(): readonly (readonly [string, number])[] {
    const assigned = this.#assigned;
    this.#assigned = [];
    return assigned;
  }
}
