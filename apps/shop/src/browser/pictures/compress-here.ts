import { shopProfile } from '@kayal/commerce-core';
import imageCompression from 'browser-image-compression';

const { maxBytes, type, quality, tries } = shopProfile.picture;

/**
 * Makes a picture a webp of at most 5 MB on the thread it is called on; place and camera are dropped with the EXIF
 * (S5.IMG.02-04, S9.IMG.01). Each further try has 0.95 of the pixels and of the quality, of a PNG 0.85 of the quality:
 * the library's own factors (S9.IMG.02-03), which `compress-here.test.ts` checks.
 * @throws when the file cannot be read as a picture
 */
export async function compressHere(file: File): Promise<File> {
  // First, because the library fetches a file it cannot draw again by an address that our policy forbids.
  const drawn = await createImageBitmap(file);
  drawn.close();
  return imageCompression(file, {
    maxSizeMB: maxBytes / 1024 / 1024,
    fileType: type,
    initialQuality: quality,
    maxIteration: tries,
    // Its own worker would load a script from another host, which our policy forbids; ours is `compress.worker.ts`.
    useWebWorker: false,
  });
}
