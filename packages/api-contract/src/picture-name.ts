/** Names and addresses of pictures (J35, J36, S3.ENT.03, S7.EXT.01–04). */

/** Where pictures are served. */
export const picturesBase = '/uploads';

/** What a picture's file name says. */
export interface PictureName {
  readonly productId: number;
  /** Canonical: A–Z, 0–9 and `-`. */
  readonly colour: string;
}

/** What is asked of a picture's address. */
export interface PictureOptions {
  /** Width in CSS px times the screen's density; the server chooses the nearest it keeps. */
  readonly width?: number;
  /** When the picture last changed, ms since 1970: the cache-buster (J36). */
  readonly at?: number;
  /** Another view of the same garment, where it is drawn. */
  readonly view?: string;
}

const fileNamePattern = /^(\d{1,9})_([A-Z0-9-]{1,40})\.webp$/;

/** A colour's name as file names spell it: trimmed, upper-case, every run of other characters than A–Z and 0–9 one `-` (J35). */
export function canonicalColour(colour: string): string {
  return colour
    .trim()
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-');
}

/** The file name of a product's colour: `{id}_{COLOUR}.webp`. */
export function pictureFile(productId: number, colour: string): string {
  return `${productId}_${canonicalColour(colour)}.webp`;
}

/** What a file name says, whatever its case; null when it is not a picture's name. */
export function parsePictureFile(file: string): PictureName | null {
  const [, id, colour] = fileNamePattern.exec(file.toUpperCase().replace(/\.WEBP$/, '.webp')) ?? [];
  return id === undefined || colour === undefined ? null : { productId: Number(id), colour };
}

/**
 * The address of a picture.
 *
 * @param file A file name, such as `displayFirst`; it is encoded, so it cannot leave the folder (J73).
 */
export function pictureUrl(file: string, { width, at, view }: PictureOptions = {}): string {
  const query = new URLSearchParams();
  if (width !== undefined) query.set('w', String(Math.round(width)));
  if (at !== undefined) query.set('t', String(at));
  if (view !== undefined) query.set('view', view);
  const text = query.toString();
  return `${picturesBase}/${encodeURIComponent(file)}${text === '' ? '' : `?${text}`}`;
}
