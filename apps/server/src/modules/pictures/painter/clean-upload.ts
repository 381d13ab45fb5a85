import { openPicture } from './picture-decoder.ts';

const acceptedFormats: readonly string[] = ['jpeg', 'png', 'webp'];

/** Somewhat larger than the largest picture of a product that is served, px. */
const maxSize = { width: 1600, height: 2000 } as const;
/** An admin waits for the result: an effort below the default (4) saves time and costs a few bytes. */
const encoding = { quality: 90, effort: 2 } as const;

/**
 * Decodes an untrusted file and encodes it again as webp: upright, max 1600 × 2000 px, without metadata and without
 * other data hidden in the file.
 * @throws when it is not a whole JPEG, PNG or WebP of at most `maxPicturePixels`
 */
export async function cleanUpload(file: Uint8Array): Promise<Buffer> {
  const { format } = await openPicture(file, { failOn: 'warning' }).metadata();
  if (!acceptedFormats.includes(format)) throw new Error('The file is not a JPEG, PNG or WebP picture');
  return openPicture(file, { failOn: 'warning' })
    .autoOrient()
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
    .webp(encoding)
    .toBuffer();
}
