import type { Variant } from '@kayal/api-contract/client';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';

/** A picture in the strip: a colour's first picture, or another view of the chosen colour. */
export interface Thumbnail {
  readonly colour: string;
  /** 'front' for a colour's own picture. */
  readonly view: 'front' | 'back' | 'detail';
}

/** The chosen size and colour; null where nothing is chosen. */
export interface Selection {
  readonly size: string | null;
  readonly colour: string | null;
}

/** The pictures beside the front, by colour; a colour that is not listed has all. */
export type FurtherViews = Readonly<Record<string, readonly Exclude<Thumbnail['view'], 'front'>[]>>;

/** Context of the machine. */
export interface ProductSelectionContext {
  readonly variants: readonly Variant[];
  readonly furtherViews: FurtherViews;
  readonly thumbnails: readonly Thumbnail[];
  readonly selection: Selection;
  /** The picture shown large. */
  readonly picture: Thumbnail | null;
  /** Index of the first visible thumbnail. */
  readonly windowStart: number;
  /** Announcement for the live region after a choice changed the other axis; null otherwise. */
  readonly announcement: string | null;
  /** Why the last press of 'Add to cart' was refused. */
  readonly refusal: ShopperMessageId | null;
}

/** Events that the machine accepts. */
export type ProductSelectionEvent =
  | { readonly type: 'size.choose'; readonly size: string }
  | { readonly type: 'colour.choose'; readonly colour: string }
  | { readonly type: 'thumbnail.choose'; readonly index: number }
  | { readonly type: 'strip.page'; readonly step: 1 | -1 }
  | { readonly type: 'add.press' };

/** Events that the machine emits. */
export type ProductSelectionEmitted =
  /** Add this to the cart, one unit at a time. */
  | { readonly type: 'selection.add'; readonly variant: Variant; readonly quantity: number }
  /** Show this text. */
  | { readonly type: 'selection.refused'; readonly messageId: ShopperMessageId };

/** Input of the machine: one product's variants, and the initial choice. */
export interface ProductSelectionInput {
  readonly variants: readonly Variant[];
  /** Initial choice, for example after 'Back to product'. */
  readonly selection?: Partial<Selection>;
  readonly furtherViews?: FurtherViews | undefined;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type ProductSelectionTag = 'incomplete' | 'available' | 'soldOut';
