import type { Variant } from '@kayal/api-contract/client';
import type { MessageId } from '../../messages.ts';

/** A picture in the strip: a colour's first picture, or another view of the chosen colour. */
export interface Thumbnail {
  readonly colour: string;
  /** 'front' for a colour's own picture. */
  readonly view: 'front' | 'back' | 'detail';
}

/** What is chosen; null where nothing is. */
export interface Selection {
  readonly size: string | null;
  readonly colour: string | null;
}

/** What the machine remembers. */
export interface ProductSelectionContext {
  readonly variants: readonly Variant[];
  readonly thumbnails: readonly Thumbnail[];
  readonly selection: Selection;
  /** The picture shown large. */
  readonly picture: Thumbnail | null;
  /** First thumbnail seen (S2.PDP.05–06). */
  readonly windowStart: number;
  /** What the live region says after a choice had to change the other axis; null otherwise (J32). */
  readonly announcement: string | null;
  /** Why the last press of 'Add to cart' was refused. */
  readonly refusal: MessageId | null;
}

/** Everything the machine understands. */
export type ProductSelectionEvent =
  | { readonly type: 'size.choose'; readonly size: string }
  | { readonly type: 'colour.choose'; readonly colour: string }
  | { readonly type: 'thumbnail.choose'; readonly index: number }
  | { readonly type: 'strip.page'; readonly step: 1 | -1 }
  | { readonly type: 'add.press' };

/** What the machine emits. */
export type ProductSelectionEmitted =
  /** Put this into the bag; one unit at a time (S5.ADD.04). */
  | { readonly type: 'selection.add'; readonly variant: Variant; readonly quantity: number }
  /** Show this text (S5.ADD.02–03, S5.QTY.01, J23). */
  | { readonly type: 'selection.refused'; readonly messageId: MessageId };

/** Input of the machine: one product's variants, and what to start with. */
export interface ProductSelectionInput {
  readonly variants: readonly Variant[];
  /** Chosen from the start, as after 'Back to product' (J19). */
  readonly selection?: Partial<Selection>;
}

/** What the UI asks `snapshot.hasTag` for. */
export type ProductSelectionTag = 'incomplete' | 'available' | 'soldOut';
