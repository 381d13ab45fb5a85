import type { ApiPlace } from './api-context.ts';

/** Headers of an answer as `Headers` takes them. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name.trim() !== '') headers.append(name.trim(), value.join(':').trim());
  }
  return headers;
}

/**
 * A `fetch` for one upload that says how much has gone out, which the browser's own cannot: underneath is an
 * XMLHttpRequest (S2.IMG.08).
 * @param onProgress gets 0 to 100
 * @returns takes form data only; rejects with a TypeError when no answer came, with the signal's reason when it ended
 */
export function uploadFetch(onProgress: (percent: number) => void): ApiPlace['fetch'] {
  return (url, { method = 'POST', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (!(body instanceof FormData)) throw new TypeError('Only a form can be uploaded.');
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress((loaded / total) * 100);
      });
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        const text = status === 204 || status === 304 ? null : responseText;
        resolve(new Response(text, { status, headers: headersOf(request) }));
      });
      request.addEventListener('error', () => reject(new TypeError('The upload did not reach the server.')));
      request.addEventListener('abort', () => reject(signal?.reason));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });
}
