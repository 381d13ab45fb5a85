import { canonicalColour, type PictureName } from '@kayal/api-contract';

/** A colour may be spelled with spaces; nothing that could lead to another folder is part of it. */
const uploadedName = /^(\d{1,9})_([A-Z0-9 -]{1,40})\.(webp|png|jpe?g)$/i;

/**
 * What the name of an uploaded file says (J35); null for every other name. The name itself is never used again: files
 * are named by the server (J37).
 */
export function parseUploadName(filename: string): PictureName | null {
  const [, id, colour] = uploadedName.exec(filename) ?? [];
  return id === undefined || colour === undefined ? null : { productId: Number(id), colour: canonicalColour(colour) };
}

const startsWith = (file: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => file[at + index] === byte);

/** Whether a file begins as JPEG, PNG or WebP files do: what does not is never given to a decoder (J37). */
export function beginsAsPicture(file: Uint8Array): boolean {
  const isJpeg = startsWith(file, [0xff, 0xd8, 0xff]);
  const isPng = startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = startsWith(file, [0x52, 0x49, 0x46, 0x46]) && startsWith(file, [0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}
