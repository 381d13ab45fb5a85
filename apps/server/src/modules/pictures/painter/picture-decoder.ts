import { maxPicturePixels } from '@kayal/api-contract/picture-name';
import sharp, { type Sharp } from 'sharp';

/** One core per picture; the painter decides how many pictures are made at once. */
sharp.concurrency(1);
sharp.cache(false);
/** Drawings are SVG, uploads are one of three formats; every other decoder would only add attack surface. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
});

/** How long libvips may work on one picture, s: a drawing takes a third of a second of a free core. */
const maxSeconds = 30;

/**
 * Opens a picture with the decoders and limits that the whole server uses.
 * @param options.failOn `warning` refuses a picture that is cut off or damaged
 */
export function openPicture(bytes: Uint8Array, options: { readonly failOn?: 'warning' } = {}): Sharp {
  return sharp(bytes, { limitInputPixels: maxPicturePixels, ...options }).timeout({ seconds: maxSeconds });
}
