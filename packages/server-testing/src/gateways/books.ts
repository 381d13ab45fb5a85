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
  readonly money: Money[];
}

/** What a gateway knows. */
export class Books {
  readonly pages: Page[] = [];
  /** By the key that makes a refund safe to repeat. */
  readonly refunds = new Map<string, Money & { readonly of: string }>();

  pageOf(reference: string): Page | undefined {
    return this.pages.find((page) => page.reference === reference);
  }

  open(id: string, reference: string, amount: number): Page {
    const page = { id, reference, amount, money: [] };
    this.pages.push(page);
    return page;
  }

  /** Gives money back once. @returns its id; null where the key was used otherwise, or more would go back than came */
  refund(key: string, of: string, amount: number): string | null {
    const known = this.refunds.get(key);
    if (known !== undefined) return known.of === of && known.amount === amount ? known.id : null;
    const came = this.pages.flatMap(({ money }) => money).find(({ id }) => id === of)?.amount ?? 0;
    const gone = [...this.refunds.values()].reduce((sum, each) => sum + (each.of === of ? each.amount : 0), 0);
    if (key.length < 10 || amount <= 0 || gone + amount > came) return null;
    const refund = { id: `rfnd_${this.refunds.size}`, amount, of };
    this.refunds.set(key, refund);
    return refund.id;
  }
}
