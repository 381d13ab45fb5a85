/** Makes pictures small away from the page's own thread: a file comes in, a file goes out, or the reason in words. */
import { compressHere } from './compress-here.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof File)) return;
  compressHere(data).then(
    (picture) => postMessage(picture),
    (error: unknown) => postMessage(String(error)),
  );
});
