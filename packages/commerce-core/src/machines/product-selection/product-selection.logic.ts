import type { Variant } from '@kayal/api-contract/client';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';
import { isSameSize, sortedSizes } from '../../rules/sizes/sizes.ts';
import { thumbnailWindow } from '../../shop/profile-for-machines.ts';
import type {
  FurtherViews,
  ProductSelectionContext,
  ProductSelectionInput,
  Selection,
  Thumbnail,
} from './product-selection.types.ts';

/** The colours of a product, in the order of its variants. */
export function coloursOf(variants: readonly Variant[]): string[] {
  return [...new Set(variants.map((variant) => variant.colour))];
}

/** The sizes of a product, in shop order. */
export function sizesOf(variants: readonly Variant[]): string[] {
  return sortedSizes(variants.map((variant) => variant.size));
}

/** The variant of a size and colour; null when the pair does not exist. */
export function variantOf(variants: readonly Variant[], { size, colour }: Selection): Variant | null {
  if (size === null || colour === null) return null;
  return variants.find((variant) => variant.colour === colour && isSameSize(variant.size, size)) ?? null;
}

/** One choice on an axis, with its availability. No choice is ever disabled. */
export interface AxisChoice {
  readonly value: string;
  readonly isChosen: boolean;
  /** Whether the pair with the other axis' choice exists; true while nothing is chosen there. */
  readonly isPaired: boolean;
  /** Units in stock of the pair; over all pairs while nothing is chosen on the other axis. */
  readonly stock: number;
}

/** The size × colour matrix as two rows of choices. */
export function selectionMatrix(
  variants: readonly Variant[],
  selection: Selection,
): { readonly sizes: AxisChoice[]; readonly colours: AxisChoice[] } {
  const choice = (value: string, isChosen: boolean, pairs: readonly Variant[]): AxisChoice => ({
    value,
    isChosen,
    isPaired: pairs.length > 0,
    stock: pairs.reduce((sum, variant) => sum + variant.stock, 0),
  });
  const { size, colour } = selection;
  return {
    sizes: sizesOf(variants).map((value) => {
      const own = variants.filter((variant) => isSameSize(variant.size, value));
      const pairs = colour === null ? own : own.filter((variant) => variant.colour === colour);
      return choice(value, size !== null && isSameSize(size, value), pairs);
    }),
    colours: coloursOf(variants).map((value) => {
      const own = variants.filter((variant) => variant.colour === value);
      const pairs = size === null ? own : own.filter((variant) => isSameSize(variant.size, size));
      return choice(value, colour === value, pairs);
    }),
  };
}

/** A choice with the announcement for the live region, or null. */
export interface Resolved {
  readonly selection: Selection;
  readonly announcement: string | null;
}

/**
 * Chooses a size. With no colour, or one that the size lacks, the first colour available for it is picked: one in
 * stock before one sold out. A colour that was replaced is announced.
 * @returns The unchanged selection for a size that the product does not have.
 */
export function chooseSize(variants: readonly Variant[], selection: Selection, size: string): Resolved {
  const own = variants.filter((variant) => isSameSize(variant.size, size));
  const first = own.find((variant) => variant.stock > 0) ?? own[0];
  if (first === undefined) return { selection, announcement: null };
  const { colour } = selection;
  if (colour !== null && own.some((variant) => variant.colour === colour)) {
    return { selection: { size: first.size, colour }, announcement: null };
  }
  const announcement = colour === null ? null : `${colour} is not made in ${size}. Now showing ${first.colour}.`;
  return { selection: { size: first.size, colour: first.colour }, announcement };
}

/**
 * Chooses a colour. A size that the colour lacks is replaced by its first one, in stock before sold out, and the
 * change is announced; without a chosen size none is picked.
 */
export function chooseColour(variants: readonly Variant[], selection: Selection, colour: string): Resolved {
  const own = variants.filter((variant) => variant.colour === colour);
  const sizes = sizesOf(own);
  const { size } = selection;
  if (own.length === 0) return { selection, announcement: null };
  if (size === null || sizes.some((each) => isSameSize(each, size))) {
    return { selection: { size, colour }, announcement: null };
  }
  const next = sizes.find((each) => (variantOf(own, { size: each, colour })?.stock ?? 0) > 0) ?? sizes[0] ?? null;
  return { selection: { size: next, colour }, announcement: `${size} is not made in ${colour}. Now showing ${next}.` };
}

/**
 * A thumbnail sets colour, size and picture: the size stays if the colour has it, otherwise the colour's first size.
 */
export function chooseThumbnail(variants: readonly Variant[], selection: Selection, thumbnail: Thumbnail): Resolved {
  const own = variants.filter((variant) => variant.colour === thumbnail.colour);
  const first = own.find((variant) => variant.stock > 0) ?? own[0];
  const size = selection.size ?? first?.size ?? null;
  return chooseColour(variants, { ...selection, size }, thumbnail.colour);
}

/** The strip: every colour's picture, then the other views of the chosen colour. */
export function thumbnailsOf(
  variants: readonly Variant[],
  colour: string | null,
  furtherViews: FurtherViews = {},
): Thumbnail[] {
  const colours = coloursOf(variants);
  const shown = colour ?? colours[0];
  const fronts = colours.map((each): Thumbnail => ({ colour: each, view: 'front' }));
  if (shown === undefined) return fronts;
  const further = furtherViews[shown] ?? ['back', 'detail'];
  return [...fronts, ...further.map((view): Thumbnail => ({ colour: shown, view }))];
}

/** The picture shown for a selection: the chosen colour's, else the first one. */
export function pictureOf(variants: readonly Variant[], colour: string | null): Thumbnail | null {
  const shown = colour ?? coloursOf(variants)[0];
  return shown === undefined ? null : { colour: shown, view: 'front' };
}

/** The first visible thumbnail after paging by whole windows, within the bounds of the strip. */
export function pageStrip(context: Pick<ProductSelectionContext, 'thumbnails' | 'windowStart'>, step: 1 | -1): number {
  const size = thumbnailWindow;
  const last = Math.max(0, context.thumbnails.length - size);
  return Math.min(Math.max(0, context.windowStart + step * size), last);
}

/** Why 'Add to cart' is refused; null when it is not. */
export function addRefusal(context: ProductSelectionContext): ShopperMessageId | null {
  const { selection, variants } = context;
  if (selection.size === null || selection.colour === null) return 'S5.ADD.02';
  const variant = variantOf(variants, selection);
  if (variant === null) return 'S5.ADD.03';
  return variant.stock < 1 ? 'S8.CART.02' : null;
}

/** The machine's initial context, so that a page can show it before the machine runs. */
export function firstProductSelection({
  variants,
  selection: wanted,
  furtherViews = {},
}: ProductSelectionInput): ProductSelectionContext {
  const { size = null, colour = null } = wanted ?? {};
  const nothing: Selection = { size: null, colour: null };
  const coloured = colour === null ? nothing : chooseColour(variants, nothing, colour).selection;
  const selection = size === null ? coloured : chooseSize(variants, coloured, size).selection;
  return {
    variants,
    furtherViews,
    thumbnails: thumbnailsOf(variants, selection.colour, furtherViews),
    selection,
    picture: pictureOf(variants, selection.colour),
    windowStart: 0,
    announcement: null,
    refusal: null,
  };
}
