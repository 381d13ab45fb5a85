import { shopProfile } from '@kayal/commerce-core';
import imageCompression from 'browser-image-compression';

const { maxBytes, type, quality, tries } = shopProfile.picture;

/**
 * Converts a picture to a webp of max 5 MB, on the calling thread; location and camera are dropped with the EXIF data
 * (S5.IMG.02-04, S9.IMG.01). Each further try has 0.95 of the pixels and of the quality, for a PNG 0.85 of the quality:
 * the library's own factors (S9.IMG.02-03), which `compress-here.test.ts` checks.
 * @throws when the file cannot be read as a picture
 */
export async function compressHere(file: File): Promise<File> {
  // Decode it here first: the library would fetch a file that it cannot decode from an address that our CSP forbids.
  const drawn = await createImageBitmap(file);
  drawn.close();
  return imageCompression(file, {
    maxSizeMB: maxBytes / 1024 / 1024,
    fileType: type,
    initialQuality: quality,
    maxIteration: tries,
    // The library's worker would load a script from another host, which the CSP forbids; the shop's own worker is
    // `compress.worker.ts`.
    useWebWorker: false,
  });
}
