import { addition, addressOf, orderOf, type Person, type Variant } from './api.ts';

/** A shopper with a variant that only she buys. */
export interface Buyer {
  readonly person: Person;
  readonly variant: Variant;
}

/** Gives each person a variant, as far as there are any. */
export function pair(people: readonly Person[], variants: readonly Variant[]): readonly Buyer[] {
  return people.flatMap((person, index) => {
    const variant = variants[index];
    return variant === undefined ? [] : [{ person, variant }];
  });
}

/** What a buyer sends, again and again: one unit more and one less, or an addition with its order. */
export function requestsOf(what: 'additions' | 'orders', { person, variant }: Buyer) {
  const add = (quantity: number) => ({ path: addressOf('addToCart'), body: addition(variant, quantity) });
  const order = { path: addressOf('placeOrder'), body: orderOf(person, [variant]) };
  return [add(1), what === 'orders' ? order : add(-1)].map(({ path, body }) => ({
    method: 'POST' as const,
    path,
    headers: { ...person.headers },
    body: JSON.stringify(body),
  }));
}
