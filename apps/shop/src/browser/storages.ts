import type { StoragePorts } from '@kayal/commerce-core';

type KeyValuePort = StoragePorts['local'];

/** A storage of the browser, whose place the page's memory takes where the browser forbids it or has no room left. */
function storageOf(open: () => Storage): KeyValuePort {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return kept.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        open().setItem(key, value);
        kept.delete(key);
      } catch {
        kept.set(key, value);
      }
    },
    removeItem: (key) => {
      kept.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // It holds nothing.
      }
    },
  };
}

/** What is kept until this tab closes. */
export const tabStorage = storageOf(() => sessionStorage);

/** What is kept in this browser. */
export const browserStorage = storageOf(() => localStorage);
