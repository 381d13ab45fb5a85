import type { CartLine } from '@kayal/api-contract/client';
import { fromPromise } from 'xstate';
import type { CartItem } from '../machines/cart/cart.types.ts';
import type { KeyValuePort, StoragePorts } from '../rules/user-state.ts';

/** A call that the test answers. */
export interface Call<TInput, TOutput> {
  readonly input: TInput;
  readonly resolve: (output: TOutput) => void;
  readonly reject: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** An actor that records its calls; the test answers them. */
export function manualActor<TOutput, TInput>() {
  const calls: Call<TInput, TOutput>[] = [];
  const logic = fromPromise<TOutput, TInput>(
    ({ input, signal }) => new Promise((resolve, reject) => void calls.push({ input, resolve, reject, signal })),
  );
  /** The call of that number; negative numbers count from the last. */
  const call = (index = -1): Call<TInput, TOutput> => {
    const found = calls.at(index);
    if (found === undefined) throw new Error(`There is no call ${index} among ${calls.length}.`);
    return found;
  };
  return { logic, calls, call };
}

/** Waits until machines have received the promises that are settled now. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** An error as the API client throws it. */
export function refusal(status: number, code: string, message = 'No.', body: Record<string, unknown> = {}): Error {
  return Object.assign(new Error(message), { status, code, body: { ...body, code, error: message, message } });
}

/** The error of a lost connection, as `fetch` throws it. */
export const offline = new TypeError('fetch failed');

/** A key-value store in memory; `held` is its content. */
export function memoryStore(start: Record<string, string> = {}): KeyValuePort & { readonly held: Map<string, string> } {
  const held = new Map(Object.entries(start));
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

/** Both storages in memory. */
export function memoryPorts(session: Record<string, string> = {}, local: Record<string, string> = {}) {
  return { session: memoryStore(session), local: memoryStore(local) } satisfies StoragePorts;
}

/** Keys 'key-1', 'key-2', … */
export function countingKeys(): () => string {
  let made = 0;
  return () => `key-${(made += 1)}`;
}

/** A variant: 999 rupees, MRP 1,299, five in stock. */
export function anItem(over: Partial<CartItem> = {}): CartItem {
  return {
    productId: 7,
    uniqueCode: '7-BLACK-M',
    name: 'Tide Tee',
    price: 99_900,
    mrp: 129_900,
    colour: 'BLACK',
    colourName: 'JET BLACK',
    colourHex: '#101010',
    size: 'M',
    stock: 5,
    picture: '7_BLACK.webp',
    pictureAt: 1,
    ...over,
  };
}

/** A confirmed line of one unit. */
export function aLine(over: Partial<CartLine> = {}): CartLine {
  const item = anItem(over);
  return { ...item, quantity: 1, priceWhenAdded: item.price, withdrawn: false, ...over };
}
