import type { KeyValuePort } from './user-state.ts';

/** Local-storage key of the products looked at: their ids and nothing else. */
export const recentlyViewedKey = 'recentlyViewed';

/** Products that are remembered. */
export const maxViewed = 12;

const isProductId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 999_999_999;

/**
 * Ids as storage holds them, newest first; whatever is no id is left out, for anyone can have written it.
 * @param text what the storage answered; null for nothing
 */
export function viewedIn(text: string | null): readonly number[] {
  if (text === null) return [];
  const ids = text.split(',').map(Number).filter(isProductId);
  return [...new Set(ids)].slice(0, maxViewed);
}

/** The ids with one more looked at: it comes first, once, and the oldest makes room. */
export function withViewed(ids: readonly number[], id: number): readonly number[] {
  return isProductId(id) ? [id, ...ids.filter((each) => each !== id)].slice(0, maxViewed) : ids;
}

/** Remembers that a product was looked at. @param local the browser's local storage */
export function keepViewed(local: KeyValuePort, id: number): void {
  local.setItem(recentlyViewedKey, withViewed(viewedIn(local.getItem(recentlyViewedKey)), id).join(','));
}

/** Forgets every product that was looked at. */
export function forgetViewed(local: KeyValuePort): void {
  local.removeItem(recentlyViewedKey);
}
