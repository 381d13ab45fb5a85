import { maxPicturePixels } from '@kayal/api-contract/client';
import { declaredPixels } from './declared-pixels.ts';
import { isWholePicture } from './is-whole-picture.ts';

/** A file that cannot be converted. It has the fields of a refusal, so that its message is shown. */
class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
  readonly status = 422;
  readonly code = 'image.invalid';
  /** @param cause The library's error. */
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** Compresses in a new worker, which ends afterwards. */
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
 * Converts a picture to a small webp. Where a worker cannot decode pictures (older Safari) the page does it itself.
 * @throws UnreadablePictureError, or the signal's reason
 */
export async function compressPicture(file: File, signal: AbortSignal): Promise<Blob> {
  if (((await declaredPixels(file)) ?? 0) > maxPicturePixels) {
    throw new UnreadablePictureError(
      `The picture has more than ${maxPicturePixels / 1_000_000} megapixels. Make it smaller first.`,
    );
  }
  if (!(await isWholePicture(file))) throw new UnreadablePictureError('The file is cut off: its end is missing.');
  try {
    return await inWorker(file, signal);
  } catch {
    signal.throwIfAborted();
    const { compressHere } = await import('./compress-here.ts');
    try {
      return await compressHere(file);
    } catch (error) {
      throw new UnreadablePictureError('The file cannot be read as a picture.', error);
    }
  }
}
