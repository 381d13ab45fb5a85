import { svgOf } from './drawing.ts';
import type { PictureInput, PictureSize } from './paint-job.ts';
import { openPicture } from './picture-decoder.ts';

/**
 * Qualities that look alike. AVIF at effort 1 is a third smaller than WebP and takes a tenth of a second longer; higher
 * efforts take seconds for a few percent. A phone shows a list in narrow pictures: there effort 3 takes a tenth of a second
 * for 6 to 11 %, and quality 48 is 6 to 11 % smaller for 0.3 to 0.8 dB.
 */
const encodings = {
  avif: ({ width }: PictureSize) => (width <= 480 ? { quality: 48, effort: 3 } : { quality: 50, effort: 1 }),
  webp: { quality: 80 },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

/**
 * Makes a picture's bytes. A drawing is drawn at the requested width, an upload is never enlarged.
 * @param maxEffort of AVIF, from 0 to 9: less takes less processor time and makes larger files
 * @throws when the input is not a picture
 */
export async function renderPicture(input: PictureInput, size: PictureSize, maxEffort: number): Promise<Buffer> {
  const { width, format } = size;
  const isDrawing = 'drawing' in input;
  const source = isDrawing ? Buffer.from(await svgOf(input.drawing)) : input.upload;
  const picture = openPicture(source).resize({ width, withoutEnlargement: !isDrawing });
  switch (format) {
    case 'avif': {
      const { quality, effort } = encodings.avif(size);
      return picture.avif({ quality, effort: Math.min(effort, maxEffort) }).toBuffer();
    }
    case 'webp':
      return picture.webp(encodings.webp).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg(encodings.jpeg).toBuffer();
  }
}
