import type { Machine } from './machine.ts';

/** A price that a product had at most from one moment to another; ms of the simulation, paise. */
interface PriceSpan {
  readonly price: number;
  readonly from: number;
  until: number;
}

/** What products may have cost and when, as far as those outside the shop can know. */
export class Prices {
  readonly #machine: Machine;
  readonly #spans = new Map<number, PriceSpan[]>();

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** Records that a price may hold from now on. @returns a function to call once it does: then no other one does */
  change(product: number, price: number): () => void {
    const spans = this.#spans.get(product) ?? [];
    const before = spans.filter(({ until }) => until === Number.POSITIVE_INFINITY);
    this.#spans.set(product, [...spans, { price, from: this.#machine.elapsed, until: Number.POSITIVE_INFINITY }]);
    return () => {
      for (const span of before) span.until = this.#machine.elapsed;
    };
  }

  /** Whether a product may have had a price between two moments; paise, ms of the simulation. */
  mayHaveBeen(product: number, price: number, from: number, until: number): boolean {
    const spans = this.#spans.get(product) ?? [];
    return spans.some((span) => span.price === price && span.from <= until && span.until >= from);
  }
}
