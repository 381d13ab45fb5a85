import sharp from 'sharp';
import { svgOf } from './drawing.ts';
import type { PictureInput, PictureSize } from './paint-job.ts';

/** One picture keeps one core at work; how many run at once is decided by `RenderQueue`. */
sharp.concurrency(1);
sharp.cache(false);
/** Drawings are SVG, uploads are one of three formats; every other decoder is a way in that nobody needs (J37). */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
});

const quality = { webp: 80, jpeg: 82 } as const;
/** A drawing takes a third of a second of a free core; a busy machine may make the painter wait long. */
const renderSeconds = 30;

/**
 * Makes a picture's bytes. A drawing is drawn at the width asked for, an upload is never enlarged.
 * @throws when the input is no picture
 */
export function renderPicture(input: PictureInput, { width, format }: PictureSize): Promise<Buffer> {
  const isDrawing = 'drawing' in input;
  const source = isDrawing ? Buffer.from(svgOf(input.drawing)) : input.upload;
  const picture = sharp(source, { limitInputPixels: 40_000_000 })
    .resize({ width, withoutEnlargement: !isDrawing })
    .timeout({ seconds: renderSeconds });
  if (format === 'webp') return picture.webp({ quality: quality.webp }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer();
}
