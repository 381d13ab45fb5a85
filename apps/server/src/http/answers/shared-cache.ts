import { LRUCache } from 'lru-cache';

/** What a cache may hold. */
export interface CacheLimits<Value> {
  readonly maxBytes: number;
  /** ms */
  readonly maxAgeMs: number;
  readonly bytesOf: (value: Value) => number;
}

/** Of a key and of what the cache itself keeps with it. */
const bytesOfEntry = 200;

/**
 * Values by key; of several callers who need a missing one at once, the first makes it for all. What is being made is not
 * in the cache yet, so that a full cache ends nobody's work, as the `fetch` of `lru-cache` would.
 */
export class SharedCache<Value extends object> {
  readonly #values: LRUCache<string, Value>;
  readonly #pending = new Map<string, Promise<Value>>();
  readonly #countUse: (isHit: boolean) => void;

  /** @param countUse is called for every requested value: whether it was cached or is being made already */
  constructor(
    { maxBytes, maxAgeMs, bytesOf }: CacheLimits<Value>,
    countUse: (isHit: boolean) => void = () => undefined,
  ) {
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (value, key) => Math.ceil(bytesOf(value)) + key.length + bytesOfEntry,
      ttl: maxAgeMs,
    });
    this.#countUse = countUse;
  }

  /**
   * The value under a key.
   * @param make makes it; what it throws at once only its caller gets, and what it rejects with all who wait
   * @param keeps whether it may be served again
   */
  get(key: string, make: () => Promise<Value>, keeps: (value: Value) => boolean = () => true): Value | Promise<Value> {
    const known = this.#values.get(key) ?? this.#pending.get(key);
    this.#countUse(known !== undefined);
    if (known !== undefined) return known;
    const pending = make()
      .then((value) => {
        if (keeps(value)) this.#values.set(key, value);
        return value;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }
}
