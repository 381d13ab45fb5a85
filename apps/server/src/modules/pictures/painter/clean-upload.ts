import sharp from 'sharp';

/** Formats a stranger's file may have; their loaders are the only ones that `render-picture.ts` leaves on beside SVG's. */
const acceptedFormats: readonly string[] = ['jpeg', 'png', 'webp'];

/** Decoding stops here: a small file can claim to be a huge picture (J37). Phones take up to 50 MP, pages need 2 MP. */
const maxPixels = 40_000_000;
/** Some more than the largest picture of a product that is served, in px. */
const largest = { width: 1600, height: 2000 } as const;
/** A picture takes a second or two of a free core; a busy machine may make the painter wait long. */
const maxSeconds = 30;
/** An admin waits for it: less than the usual effort (4) spends some bytes to save time. */
const written = { quality: 90, effort: 2 } as const;

/**
 * Decodes a stranger's file and writes it anew as webp (S7.EXT.07, J37): upright, at most 1600 × 2000 px, without
 * metadata and without anything that was hidden beside the picture.
 * @throws when it is no whole JPEG, PNG or WebP of at most 40 megapixels
 */
export async function cleanUpload(file: Uint8Array): Promise<Buffer> {
  const options = { limitInputPixels: maxPixels, failOn: 'warning' } as const;
  const { format } = await sharp(file, options).metadata();
  if (!acceptedFormats.includes(format)) throw new Error('The file is not a JPEG, PNG or WebP picture');
  return sharp(file, options)
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
    .webp(written)
    .toBuffer();
}
