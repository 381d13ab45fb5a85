/** The numbers of products: a numeric id of the file is its number, any other text gets one that it keeps for ever. */
export class ProductNumbers {
  readonly #numbers: Map<string, number>;
  #lastNumber: number;
  #assigned: (readonly [string, number])[] = [];

  /**
   * @param numbers those that texts got in earlier imports
   * @param lastNumber new ones count on from here
   */
  constructor(numbers: Map<string, number>, lastNumber: number) {
    this.#numbers = numbers;
    this.#lastNumber = lastNumber;
  }

  /** The number of an id; undefined for a text that has none yet. */
  find(sourceId: string): number | undefined {
    return /^\d{1,9}$/.test(sourceId) ? Number(sourceId) : this.#numbers.get(sourceId);
  }

  /** The number of an id; a text that has none yet gets the next. */
  findOrAssign(sourceId: string): number {
    const known = this.find(sourceId);
    if (known !== undefined) return known;
    this.#lastNumber += 1;
    this.#numbers.set(sourceId, this.#lastNumber);
    this.#assigned.push([sourceId, this.#lastNumber]);
    return this.#lastNumber;
  }

  /** Texts and their numbers that were assigned since the last call, to be stored. */
  takeAssigned(): readonly (readonly [string, number])[] {
    const assigned = this.#assigned;
    this.#assigned = [];
    return assigned;
  }
}
