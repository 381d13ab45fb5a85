import { openPicture } from './picture-decoder.ts';

const acceptedFormats: readonly string[] = ['jpeg', 'png', 'webp'];

/** Somewhat larger than the largest picture of a product that is served, px. */
const maxSize = { width: 1600, height: 2000 } as const;
/** An admin waits for the result: less than the usual effort (4) spends some bytes to save time. */
const encoding = { quality: 90, effort: 2 } as const;

/**
 * Decodes a stranger's file and writes it again as webp: upright, at most 1600 × 2000 px, without metadata and without
 * anything that was hidden beside the picture.
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
