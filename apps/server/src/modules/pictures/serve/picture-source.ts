import { canonicalColour, type PictureView } from '@kayal/api-contract';
import type { GarmentSpec, HeroLayout } from '@kayal/demo-catalogue/drawing';
import { heroSizes, type Drawing } from '../painter/drawing.ts';
import { currentSettings, type SettingsParts } from '../../shop-settings/settings-cache.ts';
import { parsePictureRequest, type PictureRequest, type PictureSubject } from './picture-request.ts';
import { plateColoursOf } from './plate-colours.ts';
import {
  findFirstOfCategory,
  findHex,
  findProduct,
  findUpload,
  findUploadedView,
  hasCategory,
  hasShopPicture,
  listColoursOf,
  type DrawnProduct,
} from './pictures.repository.ts';

/** The source of a picture: a drawing, or a file of the upload storage. */
export type PictureSource =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'upload'; readonly file: string };

/** Colour of cloth without a valid hex. */
const undyed = '#8d9498';
const plateSize: { readonly width: number; readonly height: number } = { width: 900, height: 1125 };

const drawn = (drawing: Drawing): PictureSource => ({ kind: 'drawing', drawing });

/** The hex of a colour of the catalogue; null where it has none that can be drawn. */
async function hexOf(parts: SettingsParts, colour: string): Promise<string | null> {
  const { season } = (await currentSettings(parts)).settings.profile;
  const hex = await findHex(parts.db, season, colour);
  return /^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : null;
}

async function specOf(parts: SettingsParts, product: DrawnProduct, colour: string): Promise<GarmentSpec | null> {
  if (!parts.config.demo) return null;
  const { garmentSpecFor, isCut } = await import('@kayal/demo-catalogue/drawing');
  const { cut } = product;
  if (!isCut(cut)) return null;
  const colourHex = (await hexOf(parts, colour)) ?? undyed;
  return garmentSpecFor({ productId: product.productId, cut, department: product.department, colourHex });
}

/** A product's colour that has no picture. */
interface NoPicture {
  readonly kind: 'none';
  readonly colour: string;
}

/** Finds a product's picture; null when there is no such product or colour. */
async function pictureOfProduct(
  parts: SettingsParts,
  subject: Extract<PictureSubject, { kind: 'product' }>,
  view: PictureView,
): Promise<PictureSource | NoPicture | null> {
  const product = await findProduct(parts.db, subject.productId);
  if (product === undefined) return null;
  const wanted = subject.colour ?? canonicalColour(product.displayColour);
  const colours = await listColoursOf(parts.db, product.productId);
  const colour = colours.find((each) => canonicalColour(each) === wanted);
  if (colour === undefined) return null;
  const file = await findUpload(parts.db, product.productId, wanted);
  if (file !== undefined) {
    const side = view === 'front' ? undefined : await findUploadedView(parts.db, product.productId, wanted, view);
    // Once a front is uploaded, the drawn sides of its colour are not used: a drawn back would show another garment.
    return { kind: 'upload', file: side ?? file };
  }
  const spec = await specOf(parts, product, colour);
  return spec === null ? { kind: 'none', colour } : drawn({ kind: 'garment', spec, view });
}

/** A plate in the shop's colours. @param cloth hex of what it stands for */
async function plateOf(
  parts: SettingsParts,
  name: string,
  size: typeof plateSize,
  cloth: string | null = null,
): Promise<PictureSource> {
  const { theme } = await currentSettings(parts);
  const colours = { ...plateColoursOf(theme), ...(cloth === null ? {} : { cloth }) };
  return drawn({ kind: 'plate', name, ...size, colours });
}

/**
 * The uploaded picture that the owner chose in the settings, by its file name; null where she chose none or its file
 * does not exist.
 */
async function chosenBy(parts: SettingsParts, file: string | undefined): Promise<PictureSource | null> {
  const chosen = file ? parsePictureRequest(file, new URLSearchParams()) : null;
  if (chosen?.subject.kind === 'shop') return sourceOfShop(parts, chosen.subject.file);
  if (chosen?.subject.kind !== 'product') return null;
  const source = await pictureOfProduct(parts, chosen.subject, 'front');
  return source?.kind === 'none' ? null : source;
}

/** A picture that the owner uploaded for the shop's own pages; null for the name of another shop's. */
async function sourceOfShop({ db }: SettingsParts, file: string): Promise<PictureSource | null> {
  return (await hasShopPicture(db, file)) ? { kind: 'upload', file } : null;
}

/** The owner's picture of a category, else its best product, else a plate. */
async function sourceOfCategory(parts: SettingsParts, id: number): Promise<PictureSource | null> {
  if (!(await hasCategory(parts.db, id))) return null;
  const { settings } = await currentSettings(parts);
  const chosen = await chosenBy(parts, settings.categoryPictures[String(id)]);
  if (chosen !== null) return chosen;
  const product = await findFirstOfCategory(parts.db, id);
  const spec = product && (await specOf(parts, product, product.displayColour));
  return spec ? drawn({ kind: 'category', spec }) : plateOf(parts, `category-${id}`, plateSize);
}

/** The owner's picture of home's hero, else the demo's, else a plate. */
async function sourceOfHero(parts: SettingsParts, layout: HeroLayout): Promise<PictureSource> {
  const { settings } = await currentSettings(parts);
  const chosen = await chosenBy(parts, settings.hero.picture);
  if (chosen !== null) return chosen;
  return parts.config.demo ? drawn({ kind: 'hero', layout }) : plateOf(parts, 'hero', heroSizes[layout]);
}

/** Finds the source of a requested picture; null when there is no such product, colour or category. */
export async function findSource(
  parts: SettingsParts,
  { subject, view }: Pick<PictureRequest, 'subject' | 'view'>,
): Promise<PictureSource | null> {
  switch (subject.kind) {
    case 'product': {
      const source = await pictureOfProduct(parts, subject, view);
      if (source?.kind !== 'none') return source;
      // One plate for all products of a colour, which is drawn once.
      return plateOf(parts, 'product', plateSize, await hexOf(parts, source.colour));
    }
    case 'category':
      return sourceOfCategory(parts, subject.id);
    case 'hero':
      return sourceOfHero(parts, subject.layout);
    case 'shop':
      return sourceOfShop(parts, subject.file);
    case 'tile': {
      const { department } = subject;
      return parts.config.demo ? drawn({ kind: 'tile', department }) : plateOf(parts, department, plateSize);
    }
  }
}
