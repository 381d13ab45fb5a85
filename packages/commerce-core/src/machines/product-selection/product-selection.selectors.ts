import type { Variant } from '@kayal/api-contract/client';
import { variantOf } from './product-selection.logic.ts';
import type { ProductSelectionContext } from './product-selection.types.ts';

/** The part of a snapshot that selectors read. */
interface ProductSelectionSnapshot {
  readonly context: ProductSelectionContext;
}

/** The chosen variant, or null. */
export function selectVariant(snapshot: ProductSelectionSnapshot): Variant | null {
  return variantOf(snapshot.context.variants, snapshot.context.selection);
}
