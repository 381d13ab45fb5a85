import type { KeyValuePort } from '@kayal/commerce-core';

/** A storage for one story. */
export function createMemoryStorage(): KeyValuePort {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
