import type { ApiConnection } from '../../api/api-context.ts';

/** Headers of an answer. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name.trim() !== '') headers.append(name.trim(), value.join(':').trim());
  }
  return headers;
}

/** Max time without progress of an upload, ms. */
const stallMs = 30_000;

/** Max time for the server's answer after the upload, ms: the server encodes every picture again. */
const answerMs = 180_000;

/**
 * A `fetch` for one upload that reports progress, by an XMLHttpRequest, because the browser's `fetch` cannot. It gives
 * up on an upload without progress, not on a slow one.
 * @param onProgress gets 0 to 100
 * @param limits max time without progress, and max time for the answer after the last byte, ms
 * @returns takes form data only; rejects with a TypeError when no answer came, with the signal's reason when it ended
 */
export function uploadFetch(
  onProgress: (percent: number) => void,
  limits = { stallMs, answerMs },
): ApiConnection['fetch'] {
  return (url, { method = 'POST', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (!(body instanceof FormData)) throw new TypeError('Only a form can be uploaded.');
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      let clock: ReturnType<typeof setTimeout> | undefined;
      const giveUp = () => {
        reject(new TypeError('The upload stood still.'));
        request.abort();
      };
      const waitFor = (ms: number) => {
        clearTimeout(clock);
        clock = setTimeout(giveUp, ms);
      };
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        waitFor(limits.stallMs);
        if (lengthComputable && total > 0) onProgress((loaded / total) * 100);
      });
      request.upload.addEventListener('load', () => waitFor(limits.answerMs));
      request.addEventListener('loadend', () => clearTimeout(clock));
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        const text = status === 204 || status === 304 ? null : responseText;
        resolve(new Response(text, { status, headers: headersOf(request) }));
      });
      request.addEventListener('error', () => reject(new TypeError('The upload did not reach the server.')));
      request.addEventListener('abort', () => reject(signal?.reason));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      waitFor(limits.stallMs);
      request.send(body);
    });
}
