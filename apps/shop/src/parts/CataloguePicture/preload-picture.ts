import { pictureWidths } from '@kayal/api-contract/client';
import { pictureAddress, type PictureSource } from './picture-source.ts';

/**
 * Fetches a picture before its page is rendered, in the width that `sizes` needs. Not by a preload link: when the link
 * to the page is only pointed at, the browser would report an unused preload.
 */
export function preloadPicture(source: PictureSource, sizes: string): void {
  if (typeof document === 'undefined') return;
  const address = (width: number): string => pictureAddress(source, source.file, width);
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.sizes = sizes;
  picture.srcset = pictureWidths.map((width) => `${address(width)} ${width}w`).join(', ');
}
