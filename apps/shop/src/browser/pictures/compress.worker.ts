/** Compresses pictures off the main thread. Receives a file, posts a file or an error text. */
import { compressHere } from './compress-here.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof File)) return;
  compressHere(data).then(
    (picture) => postMessage(picture),
    (error: unknown) => postMessage(String(error)),
  );
});
