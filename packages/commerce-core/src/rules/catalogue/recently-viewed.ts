import type { KeyValuePort } from '../user-state.ts';

/** Local-storage key of recently viewed products; only ids are stored. */
export const recentlyViewedKey = 'recentlyViewed';

/** Max number of stored products. */
export const maxViewed = 12;

const isProductId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 999_999_999;

/** Ids of products with commas between them, each once, in their order. What is no id is left out: the text is untrusted. */
export const productIdsIn = (text: string): readonly number[] => [
  ...new Set(text.split(',').map(Number).filter(isProductId)),
];

/**
 * The stored ids, newest first. Other values are left out, because storage is untrusted.
 * @param text the stored text; null when there is none
 */
export function viewedIn(text: string | null): readonly number[] {
  return productIdsIn(text ?? '').slice(0, maxViewed);
}

/** The ids with a newly viewed one in front, without duplicates; above the max the oldest is dropped. */
export function withViewed(ids: readonly number[], id: number): readonly number[] {
  return isProductId(id) ? [id, ...ids.filter((each) => each !== id)].slice(0, maxViewed) : ids;
}

/** Stores that a product was viewed. @param local the browser's local storage */
export function storeViewed(local: KeyValuePort, id: number): void {
  local.setItem(recentlyViewedKey, withViewed(viewedIn(local.getItem(recentlyViewedKey)), id).join(','));
}

/** Deletes the recently viewed products. */
export function forgetViewed(local: KeyValuePort): void {
  local.removeItem(recentlyViewedKey);
}
