import { randomFrom, seedOf, type Random } from '../random.ts';
import { palette, paletteColour, type PaletteColour } from './palette.ts';
import type { PlannedProduct } from './product-plan.ts';
import { sizeCode, sizesOf } from './size-runs.ts';

/** One size of one colour before it is a row. */
export interface PlannedVariant {
  readonly uniqueCode: string;
  readonly colour: string;
  readonly size: string;
  /** Units in stock. */
  readonly qty: number;
}

/** Prices, colours and sizes of a planned product. */
export interface ProductDetails {
  /** paise */
  readonly mrp: number;
  /** paise, null without an offer */
  readonly offer: number | null;
  /** The display colour first. */
  readonly colours: readonly PaletteColour[];
  readonly variants: readonly PlannedVariant[];
}

const paisePerRupee = 100;
const discounts = [10, 15, 20, 25, 30, 40, 50] as const;
const shareOnOffer = 0.34;
const shareSoldOut = 0.015;
const shareOfEmptySizes = 0.065;
const shareOfLastPieces = 0.1;

/** Steps through the 24 colours so that products next to each other differ; coprime with 24. */
const colourStep = 7;

/** A price on the shop's ladder: ₹149, ₹199, ₹249 … */
function mrpRupees([low, high]: readonly [number, number], random: Random): number {
  const steps = Math.round((high - low) / 50);
  return Math.min(high, low + Math.floor(random.next() * (steps + 1)) * 50);
}

/** An offer of 10 to 50 % below MRP that ends in 9, rupees. */
function offerRupees(mrp: number, random: Random): number {
  const wanted = Math.round((mrp * (100 - random.pick(discounts))) / 1000) * 10 - 1;
  if (wanted < mrp * 0.5) return wanted + 10;
  return wanted > mrp * 0.9 ? wanted - 10 : wanted;
}

function coloursOf(product: PlannedProduct, place: number, random: Random): PaletteColour[] {
  const shown = product.showcase
    ? paletteColour(product.showcase.colour)
    : palette[(place * colourStep) % palette.length];
  if (shown === undefined) throw new RangeError('no colour to show');
  const wanted = 3 + Math.floor(random.next() * 3);
  const chosen = [shown];
  const families = new Set([shown.family]);
  const shuffled = palette
    .map((colour) => ({ colour, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map((entry) => entry.colour);
  for (const colour of shuffled) {
    if (chosen.length === wanted) break;
    if (families.has(colour.family)) continue;
    families.add(colour.family);
    chosen.push(colour);
  }
  return chosen;
}

function stock(random: Random, soldOut: boolean): number {
  const kind = random.next();
  const amount = random.next();
  if (soldOut || kind < shareOfEmptySizes) return 0;
  if (kind < shareOfEmptySizes + shareOfLastPieces) return 1 + Math.floor(amount * 2);
  return 4 + Math.floor(amount * amount * 36);
}

/**
 * Decides prices, colours, sizes and stock of a product; the same product always gets the same.
 * @param place its place in the shop's order, from 0: neighbours are shown in different colours
 */
export function detailsOf(product: PlannedProduct, place: number): ProductDetails {
  const random = randomFrom(seedOf(`${product.id}/${product.name}`));
  const mrp = mrpRupees(product.category.rupees, random);
  const onOffer = random.next() < shareOnOffer;
  const offer = onOffer ? offerRupees(mrp, random) * paisePerRupee : null;
  const soldOut = product.showcase === null && random.next() < shareSoldOut;
  const colours = coloursOf(product, place, random);
  const sizes = sizesOf(product.category.sizes, product.department, random);
  const variants = colours.flatMap((colour) =>
    sizes.map((size) => ({
      uniqueCode: `KY${product.id}-${colour.short}-${sizeCode(size)}`,
      colour: colour.dbColor,
      size,
      qty: stock(random, soldOut),
    })),
  );
  return { mrp: mrp * paisePerRupee, offer, colours, variants };
}
