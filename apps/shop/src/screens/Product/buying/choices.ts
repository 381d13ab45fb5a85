import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import {
  shopperMessages,
  noticeOf,
  sizesOf,
  variantOf,
  type AxisChoice,
  type ShopperMessageId,
  type Notice,
  type Selection,
} from '@kayal/commerce-core';
import type { SizeOption, SwatchOption } from '@kayal/design-system';
import { colourOf } from '../../../data/shopper/cart-item.ts';

/** Max stock at which the page shows how many units are left. */
const fewUnits = 5;

/** The initial choice: from the address; otherwise the display colour, and the size when there is only one. */
export function firstSelection(
  product: ProductSummary,
  variants: readonly Variant[],
  wanted: Partial<Selection>,
): Partial<Selection> {
  const [size, ...others] = sizesOf(variants);
  return { colour: product.colour, ...(size === undefined || others.length > 0 ? {} : { size }), ...wanted };
}

/** Sizes as chips; one that is missing or sold out in the chosen colour is struck through but can be chosen. */
export function sizeOptions(choices: readonly AxisChoice[]): SizeOption[] {
  return choices.map(({ value, stock }) => ({ value, label: value, stock: stock > 0 ? 'in' : 'out' }));
}

/** Colours as swatches with the names shoppers read. */
export function swatchOptions(product: ProductSummary, choices: readonly AxisChoice[]): SwatchOption[] {
  return choices.map(({ value, stock }) => {
    const { name, hex } = colourOf(product, value);
    return { value, name, hex, stock: stock > 0 ? 'in' : 'out' };
  });
}

/** The choice in a phone's bottom bar, which is in view while the choices are not: 'LAGOON · M', or what is missing. */
export function choiceText(product: ProductSummary, { size, colour }: Selection): string {
  if (size === null) return 'Choose a size';
  return colour === null ? 'Choose a colour' : `${colourOf(product, colour).name} · ${size}`;
}

/** Stock state of the chosen variant. */
export interface StockLine {
  readonly tone: 'muted' | 'success' | 'sale' | 'danger';
  readonly text: string;
}

/** The line below the choices: how many are left, or why the choice cannot be bought and which sizes can. */
export function stockLine(product: ProductSummary, variants: readonly Variant[], selection: Selection): StockLine {
  if (variants.every(({ stock }) => stock === 0)) return { tone: 'danger', text: 'Sold out in every size and colour' };
  const variant = variantOf(variants, selection);
  if (variant === null) return { tone: 'muted', text: choiceText(product, selection) };
  if (variant.stock > fewUnits) return { tone: 'success', text: 'In stock' };
  if (variant.stock > 0) return { tone: 'sale', text: `Only ${variant.stock} left` };
  const others = variants
    .filter(({ size, stock }) => size === variant.size && stock > 0)
    .map(({ colour }) => colourOf(product, colour).name);
  const instead = others.length === 0 ? 'Try another size.' : `In ${variant.size} there is ${others.join(', ')}.`;
  return { tone: 'danger', text: `${soldOut(product, variant)} ${instead}` };
}

function soldOut(product: ProductSummary, { size, colour }: Variant): string {
  return `Size ${size} is sold out in ${colourOf(product, colour).name}.`;
}

/** Toast after a press on a sold-out choice: the specified text with the reason. */
export function soldOutNotice(product: ProductSummary, variant: Variant | null): Notice {
  return noticeOf('danger', 'S8.CART.02', { detail: variant === null ? null : soldOut(product, variant) });
}

/** Text beside the choices after a refused press; null when the press worked or the stock line already explains it. */
export function refusalText(refusal: ShopperMessageId | null): string | null {
  return refusal === null || refusal === 'S8.CART.02' ? null : shopperMessages[refusal];
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A machine's announcement with display names instead of catalogue names. */
export function inShopNames(product: ProductSummary, announcement: string): string {
  const keys = product.colours.map(({ key }) => key).toSorted((a, b) => b.length - a.length);
  if (keys.length === 0) return announcement;
  return announcement.replaceAll(new RegExp(keys.map(literally).join('|'), 'g'), (key) => colourOf(product, key).name);
}
