import { CUTS, type GarmentSpec, type View, garmentSpecFor } from '@kayal/demo-catalogue';
import { canonicalColour } from '@kayal/api-contract';
import type { Db } from '../../../db/open-database.ts';
import type { Drawing } from '../painter/drawing.ts';
import type { PictureRequest, PictureSubject } from './picture-request.ts';
import {
  findFirstOfCategory,
  findHex,
  findProduct,
  findUpload,
  listColoursOf,
  type DrawnProduct,
} from './pictures.repository.ts';

/** Where a picture comes from: a drawing, or a file of the upload folder. */
export type PictureSource =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'upload'; readonly file: string };

/** Cloth whose colour nobody entered, or entered as something that is no colour (J49). */
const undyed = '#8d9498';

/** The database and season that pictures are looked up in. */
export interface PictureShelf {
  readonly db: Db;
  readonly season: string;
}

async function specOf(
  { db, season }: PictureShelf,
  product: DrawnProduct,
  colour: string,
): Promise<GarmentSpec | null> {
  const cut = CUTS.find((each) => each === product.cut);
  if (cut === undefined) return null;
  const hex = (await findHex(db, season, colour)) ?? '';
  const colourHex = /^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : undyed;
  return garmentSpecFor({ productId: product.productId, cut, department: product.department, colourHex });
}

async function sourceOfProduct(
  shelf: PictureShelf,
  subject: Extract<PictureSubject, { kind: 'product' }>,
  view: View,
): Promise<PictureSource | null> {
  const product = await findProduct(shelf.db, subject.productId);
  if (product === undefined) return null;
  const wanted = subject.colour ?? canonicalColour(product.displayColour);
  const colours = await listColoursOf(shelf.db, product.productId);
  const colour = colours.find((each) => canonicalColour(each) === wanted);
  if (colour === undefined) return null;
  const file = await findUpload(shelf.db, product.productId, wanted);
  // An uploaded picture retires the drawn views of its colour: a drawn back would show another garment.
  if (file !== undefined) return { kind: 'upload', file };
  const spec = await specOf(shelf, product, colour);
  return spec === null ? null : { kind: 'drawing', drawing: { kind: 'garment', spec, view } };
}

/** Finds what an address asks for; null when there is no such product, colour or category. */
export async function findSource(
  shelf: PictureShelf,
  { subject, view }: PictureRequest,
): Promise<PictureSource | null> {
  switch (subject.kind) {
    case 'product':
      return sourceOfProduct(shelf, subject, view);
    case 'hero':
      return { kind: 'drawing', drawing: { kind: 'hero', layout: subject.layout } };
    case 'tile':
      return { kind: 'drawing', drawing: { kind: 'tile', department: subject.department } };
    case 'category': {
      const product = await findFirstOfCategory(shelf.db, subject.id);
      const spec = product && (await specOf(shelf, product, product.displayColour));
      return spec ? { kind: 'drawing', drawing: { kind: 'category', spec } } : null;
    }
  }
}
