import type { Variant } from '@kayal/api-contract/client';
import { type Window, windowAt } from '../../rules/windows.ts';
import { shopProfile } from '../../shop-profile.ts';
import { type AxisChoice, selectionMatrix, variantOf } from './product-selection.logic.ts';
import type { ProductSelectionContext, Thumbnail } from './product-selection.types.ts';

/** The part of a snapshot that selectors read. */
interface ProductSelectionSnapshot {
  readonly context: ProductSelectionContext;
}

/** Sizes and colours with what each would mean now (J32). A new object each time. */
export function selectMatrix(snapshot: ProductSelectionSnapshot): {
  readonly sizes: AxisChoice[];
  readonly colours: AxisChoice[];
} {
  return selectionMatrix(snapshot.context.variants, snapshot.context.selection);
}

/** The chosen variant, or null. */
export function selectVariant(snapshot: ProductSelectionSnapshot): Variant | null {
  return variantOf(snapshot.context.variants, snapshot.context.selection);
}

/** The thumbnails seen, and whether the strip can move (S2.PDP.05–06). A new object each time. */
export function selectStrip(
  snapshot: ProductSelectionSnapshot,
): Window & { readonly thumbnails: readonly Thumbnail[] } {
  const { thumbnails, windowStart } = snapshot.context;
  const seen = windowAt(thumbnails.length, shopProfile.thumbnailWindow, windowStart);
  return { ...seen, thumbnails: thumbnails.slice(seen.start, seen.end) };
}
