import { canonicalColour, type PictureName } from '@kayal/api-contract';

/** A colour may be spelled with spaces; nothing that could lead to another folder is part of it. */
const uploadedName = /^(\d{1,9})_([A-Z0-9 -]{1,40})\.(webp|png|jpe?g)$/i;

/**
 * Item and colour in the name of an uploaded file; null for every other name. The server stores the file under another
 * name.
 */
export function parseUploadName(filename: string): PictureName | null {
  const [, id, colour] = uploadedName.exec(filename) ?? [];
  return id === undefined || colour === undefined ? null : { productId: Number(id), colour: canonicalColour(colour) };
}
