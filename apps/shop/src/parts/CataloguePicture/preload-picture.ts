import { pictureAddress, pictureWidths, type PictureSource } from './picture-source.ts';

/**
 * Fetches a picture before the page that shows it is rendered, in the width that its `sizes` asks for. Not as a preload
 * link: a page that was only pointed at would leave one that the browser reports as unused.
 */
export function preloadPicture(source: PictureSource, sizes: string): void {
  if (typeof document === 'undefined') return;
  const address = (width: number): string => pictureAddress(source, source.file, width);
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.sizes = sizes;
  picture.srcset = pictureWidths.map((width) => `${address(width)} ${width}w`).join(', ');
}
