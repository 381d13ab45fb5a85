import { preload } from 'react-dom';
import { pictureAddress, pictureWidths, type PictureSource } from './picture-source.ts';

/** Fetches a picture before the page that shows it is rendered, in the width that its `sizes` asks for. */
export function preloadPicture(source: PictureSource, sizes: string): void {
  if (typeof document === 'undefined') return;
  const address = (width: number): string => pictureAddress(source, source.file, width);
  preload(address(640), {
    as: 'image',
    imageSrcSet: pictureWidths.map((width) => `${address(width)} ${width}w`).join(', '),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
