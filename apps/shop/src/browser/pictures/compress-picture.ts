import { maxPicturePixels } from '@kayal/api-contract/client';
import { declaredPixels } from './declared-pixels.ts';
import { isWholePicture } from './is-whole-picture.ts';

/** A file that cannot be made a picture of the shop. It carries what a refusal carries, so that its words are shown (J51). */
class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
  readonly status = 422;
  readonly code = 'image.invalid';
  /** @param cause What the library said. */
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** Compresses in a worker of its own, which ends with the work. */
function inWorker(file: File, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), { type: 'module' });
  const work = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data instanceof Blob) resolve(data);
      else reject(new Error(String(data)));
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(file);
  });
  return work.finally(() => worker.terminate());
}

/**
 * Makes a picture a small webp (S5.IMG.02-04). Where a worker cannot draw (older Safari) the page does it itself.
 * @throws UnreadablePicture, or the signal's reason
 */
export async function compressPicture(file: File, signal: AbortSignal): Promise<Blob> {
  if (((await declaredPixels(file)) ?? 0) > maxPicturePixels) {
    throw new UnreadablePicture(
      `The picture has more than ${maxPicturePixels / 1_000_000} megapixels. Make it smaller first.`,
    );
  }
  if (!(await isWholePicture(file))) throw new UnreadablePicture('The file is cut off: its end is missing.');
  try {
    return await inWorker(file, signal);
  } catch {
    signal.throwIfAborted();
    const { compressHere } = await import('./compress-here.ts');
    try {
      return await compressHere(file);
    } catch (error) {
      throw new UnreadablePicture('The file cannot be read as a picture.', error);
    }
  }
}
