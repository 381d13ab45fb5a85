/** Names and addresses of pictures (J35, J36, S3.ENT.03, S7.EXT.01–04). */

/** Base path of pictures. */
export const picturesBase = '/uploads';

/** Max pixels of an upload: a small file can decode to a huge picture. Phones take up to 40 million. */
export const maxPicturePixels = 40_000_000;

/** Product and colour in a picture's file name. */
export interface PictureName {
  readonly productId: number;
  /** Canonical: A–Z, 0–9 and `-`. */
  readonly colour: string;
}

/** Options in a picture's address. */
export interface PictureOptions {
  /** Width in CSS px times the screen's density; the server chooses the nearest of its widths. */
  readonly width?: number;
  /** When the picture last changed, ms since 1970: the cache-buster (J36). */
  readonly at?: number;
  /** Another view of the same garment. */
  readonly view?: string;
}

const fileNamePattern = /^(\d{1,9})_([A-Z0-9-]{1,40})\.webp$/;

/** FNV-1a of the UTF-8 bytes, 64 bit, as 13 characters of A–Z and 0–9. */
function digestOf(text: string): string {
  let digest = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    digest = BigInt.asUintN(64, (digest ^ BigInt(byte)) * 0x100000001b3n);
  return digest.toString(36).toUpperCase().padStart(13, '0');
}

/**
 * A colour's name for file names: trimmed, upper-case, other characters than A–Z and 0–9 replaced by `-` (J35). That
 * would leave one `-` of every name in another script, such as Hindi: such a name is `U-` and a digest of it.
 */
export function canonicalColour(colour: string): string {
  const spelled = colour.normalize('NFC').trim().toUpperCase();
  const name = spelled.replaceAll(/[^A-Z0-9]+/g, '-');
  if (name !== '-' || !/[\p{L}\p{N}\p{So}]/u.test(spelled)) return name;
  return `U-${digestOf(spelled.replaceAll(/[\s_-]+/g, ' '))}`;
}

/** Whether a canonical name is of a colour in another script; before they had names of their own, all of them were `-`. */
export const isOfOtherScript = (canonical: string): boolean => /^U-[A-Z0-9]{13}$/.test(canonical);

/** The file name of a product's colour: `{id}_{COLOUR}.webp`. */
export function pictureFile(productId: number, colour: string): string {
  return `${productId}_${canonicalColour(colour)}.webp`;
}

/** Product and colour of a file name in any case; null when it is not a picture's name. */
export function parsePictureFile(file: string): PictureName | null {
  const [, id, colour] = fileNamePattern.exec(file.toUpperCase().replace(/\.WEBP$/, '.webp')) ?? [];
  return id === undefined || colour === undefined ? null : { productId: Number(id), colour };
}

/** The sides of a garment, numbered from 1 by the suffix of a file name. */
export const pictureViews = ['front', 'back', 'detail'] as const;
/** A side of a garment that a picture shows. */
export type PictureView = (typeof pictureViews)[number];

/** A possible meaning of the name of an uploaded file. */
export interface PictureNameReading extends PictureName {
  readonly view: PictureView;
}

const pictureEnding = /\.(?:webp|png|jpe?g)$/i;
const numberedName = /^(\d{1,9})[\s_-]+([^\s_-].*)$/;
/** A colour, and the number of a side. */
const numberedWords = /^(.*[^\s_-])[\s_-]+(\d{1,2})$/;
/** Max length of a colour. */
const maxColour = 60;

/** The file name in a path, in Unicode normal form C: some systems write letters with marks as two characters. */
const fileOf = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).normalize('NFC');

/** The name of a picture's file without its ending; empty for other files. */
function stemOf(path: string): string {
  const file = fileOf(path);
  return pictureEnding.test(file) ? file.slice(0, file.lastIndexOf('.')) : '';
}

/** A colour of a file name in canonical form. Separators at its end are none of it; other characters are, as in `Rosé`. */
function colourOf(words: string): string {
  let end = words.length;
  while (/[\s_-]/.test(words.charAt(end - 1))) end -= 1;
  return canonicalColour(words.slice(0, end));
}

/** The readings of what follows an id: a colour, or a colour and the number of a side. */
function readColour(words: string): readonly Omit<PictureNameReading, 'productId'>[] {
  if (words.length > maxColour + 3) return [];
  const [, colour, number] = numberedWords.exec(words) ?? [];
  const view = pictureViews[Number(number) - 1];
  const whole = { colour: colourOf(words), view: 'front' } as const;
  return colour === undefined || view === undefined ? [whole] : [whole, { colour: colourOf(colour), view }];
}

/**
 * Possible meanings of the name of an uploaded file: `{id}_{COLOUR}[_n]` in any case, with spaces, underscores or
 * hyphens, in any folder; `_1` is the front, `_2` the back, `_3` a detail. A colour can end in a number, so there may
 * be two meanings; the right one is the first whose colour the item has. Empty for any other name.
 */
export function readPictureName(path: string): readonly PictureNameReading[] {
  const [, id, words = ''] = numberedName.exec(stemOf(path)) ?? [];
  return id === undefined ? [] : readColour(words).map((reading) => ({ productId: Number(id), ...reading }));
}

/** Possible meanings of a file name with a product id of the company, such as `W-17`. */
export interface SourceNameReading extends Omit<PictureNameReading, 'productId'> {
  /** As the file spells it. */
  readonly sourceId: string;
}

/** Ids with more parts are not looked for. */
const maxIdParts = 5;

/**
 * As `readPictureName`, for ids that are no numbers. An id may hold the signs that part it from the colour, so there is
 * a reading for each place where it may end.
 */
export function readSourceName(path: string): readonly SourceNameReading[] {
  const text = stemOf(path);
  const [, unnumbered = text] = numberedWords.exec(text) ?? [];
  return [...unnumbered.matchAll(/[\s_-]+/g)].slice(0, maxIdParts).flatMap(({ 0: gap, index }) => {
    const begin = index + gap.length;
    const [sourceId, words] = [text.slice(0, index), text.slice(begin)];
    return sourceId === '' || begin >= unnumbered.length
      ? []
      : readColour(words).map((reading) => ({ sourceId, ...reading }));
  });
}

/** A colour's canonical name without `-` at its ends, which stand for signs that a file name may lack: `Blue (light)`. */
export const looseColour = (canonical: string): string => canonical.replace(/^-/, '').replace(/-$/, '');

/**
 * The address of a picture.
 *
 * @param file a file name, such as `displayFirst`; it is encoded, so it cannot leave the folder (J73)
 */
export function pictureUrl(file: string, { width, at, view }: PictureOptions = {}): string {
  const query = new URLSearchParams();
  if (width !== undefined) query.set('w', String(Math.round(width)));
  if (at !== undefined) query.set('t', String(at));
  if (view !== undefined) query.set('view', view);
  const text = query.toString();
  return `${picturesBase}/${encodeURIComponent(file)}${text === '' ? '' : `?${text}`}`;
}
