import { pictureFile } from '@kayal/api-contract';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import { unnamedColour } from '../catalogue/unnamed-colour.ts';

/** A product in one of its colours. */
export interface ColouredProduct {
  readonly productId: number;
  /** Catalogue colour. */
  readonly colour: string;
}

/** Colour name, hex and picture of a product's colour: what carts, wishlists and orders add to their rows. */
export interface VariantDisplay {
  /** Display name; the catalogue's own where none is stored. */
  readonly colourName: string;
  /** Empty when none is known. */
  readonly hex: string;
  /** Picture's file name. */
  readonly picture: string;
  /** When an uploaded picture last changed, ms since 1970; 0 for a drawn one. */
  readonly pictureAt: number;
}

/**
 * Reads the display of some products' colours in two queries for any number. @returns a function that finds one
 */
export async function readVariantDisplays(
  db: Db,
  season: string,
  wanted: readonly ColouredProduct[],
): Promise<(product: ColouredProduct) => VariantDisplay> {
  if (wanted.length === 0) return ({ productId, colour }) => defaultDisplay(productId, colour);
  const colours = await db
    .selectFrom('colour')
    .select(['db_color', 'md_color', 'hex'])
    .where('season', '=', season)
    .where('db_color', 'in', [...new Set(wanted.map((each) => each.colour))])
    .execute();
  const pictures = await db
    .selectFrom('picture')
    .select(['product_id', 'colour', 'updated_at'])
    .where('product_id', 'in', [...new Set(wanted.map((each) => each.productId))])
    .execute();
  const byName = new Map(colours.map((row) => [row.db_color, row]));
  const changes = new Map(pictures.map((row) => [pictureFile(row.product_id, row.colour), row.updated_at]));
  return ({ productId, colour }) => {
    const plain = defaultDisplay(productId, colour);
    const known = byName.get(colour);
    return {
      ...plain,
      ...(known === undefined ? {} : { colourName: known.md_color, hex: known.hex }),
      pictureAt: changes.get(plain.picture) ?? 0,
    };
  };
}

function defaultDisplay(productId: number, colour: string): VariantDisplay {
  const { name, hex } = unnamedColour(colour);
  return { colourName: name, hex, picture: pictureFile(productId, colour), pictureAt: 0 };
}

const selectCartPictures = prepare<{ customerId: string }, { product_id: number; colour: string; updated_at: number }>(
  (db, { customerId }) =>
    db
      .selectFrom('picture')
      .select(['product_id', 'colour', 'updated_at'])
      .where('product_id', 'in', db.selectFrom('cart_line').select('product_id').where('customer_id', '=', customerId)),
);

/** When the uploaded pictures of a customer's cart last changed, ms since 1970, by file name. */
export async function readCartPictures(db: Db, customerId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await selectCartPictures(db, { customerId });
  return new Map(rows.map((row) => [pictureFile(row.product_id, row.colour), row.updated_at]));
}
