import sharp from 'sharp';
import type { PictureFormat } from './picture-request.ts';

/** One picture at a time keeps one core at work; how many run at once is decided by `RenderQueue`. */
sharp.concurrency(1);
sharp.cache(false);

const quality = { webp: 80, jpeg: 82 } as const;
const renderSeconds = 10;

/**
 * Makes a picture's bytes.
 * @param input SVG of ours, or a picture that the upload has already decoded and written anew
 * @param width px; a drawing is drawn at this width, an upload is never enlarged
 * @throws when the input is no picture
 */
export function renderPicture(
  input: Buffer,
  { width, format }: { readonly width: number; readonly format: PictureFormat },
  isDrawing: boolean,
): Promise<Buffer> {
  const picture = sharp(input, { limitInputPixels: 40_000_000 })
    .resize({ width, withoutEnlargement: !isDrawing })
    .timeout({ seconds: renderSeconds });
  if (format === 'webp') return picture.webp({ quality: quality.webp }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer();
}

/** Lets a few jobs run at once; the others wait in order. */
export class RenderQueue {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param atOnce how many jobs may run at the same time */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs a job when its turn comes. @throws what the job throws */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
