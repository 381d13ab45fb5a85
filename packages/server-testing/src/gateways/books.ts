/** Money that a page took. paise */
export interface Money {
  readonly id: string;
  readonly amount: number;
}

/** A page that was started. */
export interface Page {
  readonly id: string;
  /** What the shop calls it. */
  readonly reference: string;
  readonly amount: number;
  /** Oldest first. */
  readonly money: Money[];
  /** Whether the shop has ended it. */
  isClosed: boolean;
}

/** Money that went back, in part or whole. */
export interface Refund extends Money {
  /** Makes it safe to repeat. */
  readonly key: string;
  /** Id of the money. */
  readonly of: string;
}

/** What a gateway knows. */
export class Books {
  /** By what the shop calls them. */
  readonly pages = new Map<string, Page>();
  /** By their keys. */
  readonly refunds = new Map<string, Refund>();
  readonly #pagesById = new Map<string, Page>();
  /** paise that can still go back, by the id of the money */
  readonly #left = new Map<string, number>();

  pageOf(reference: string): Page | undefined {
    return this.pages.get(reference);
  }

  pageById(id: string): Page | undefined {
    return this.#pagesById.get(id);
  }

  open(id: string, reference: string, amount: number): Page {
    const page = { id, reference, amount, money: [], isClosed: false };
    this.pages.set(reference, page);
    this.#pagesById.set(id, page);
    return page;
  }

  /** Ends a page. @returns whether it was open and not paid */
  close(page: Page): boolean {
    if (page.isClosed || page.money.length > 0) return false;
    page.isClosed = true;
    return true;
  }

  /** Enters money that a page took, also after its end: she may have begun before. */
  take({ money }: Page, id: string, amount: number): void {
    money.push({ id, amount });
    this.#left.set(id, amount);
  }

  /** Gives money back once. @returns its id; null where the key was used otherwise, or more would go back than came */
  refund(key: string, of: string, amount: number): string | null {
    const known = this.refunds.get(key);
    if (known !== undefined) return known.of === of && known.amount === amount ? known.id : null;
    const left = this.#left.get(of) ?? 0;
    if (key.length < 10 || amount <= 0 || amount > left) return null;
    this.#left.set(of, left - amount);
    const refund = { id: `rfnd_${this.refunds.size}`, amount, of, key };
    this.refunds.set(key, refund);
    return refund.id;
  }
}
