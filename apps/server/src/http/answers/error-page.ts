import type { FastifyRequest } from 'fastify';
import { styleNonce } from '../security-headers.ts';

const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; text-align: center; }
  main { padding: 2rem; max-inline-size: 30rem; }
  h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
  p { margin: 0 0 1rem; }
`;

/** What such a page says. */
interface PageWords {
  readonly title: string;
  readonly text: string;
}

/** Temporary statuses, with the text of their page. */
const passing: Readonly<Record<number, PageWords>> = {
  429: { title: 'One moment', text: 'Too many pages were asked for from your network at once.' },
  503: { title: 'One moment', text: 'The shop is very busy right now.' },
};
const lasting = { title: 'Something went wrong', text: 'Please try again in a little while.' };

/** Whether a person waits for the answer: a browser that loads a page, not a script that calls the API. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || headers.accept?.includes('text/html') !== true) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/**
 * The page a person sees in place of one that could not be made. It loads no other file, and reloads itself when the
 * reason is temporary.
 * @param retryAfterSeconds until the browser asks again
 * @returns null for a status that has its own page or belongs to calls
 */
export function errorPage(status: number, retryAfterSeconds: number): string | null {
  const words = passing[status];
  if (words !== undefined) return waitingPage(words, retryAfterSeconds);
  return status >= 500 ? pageOf(lasting, '', '<a href="/">To the shop</a>') : null;
}

/** A page that reloads itself. @param retryAfterSeconds until the browser asks again */
export function waitingPage(words: PageWords, retryAfterSeconds: number): string {
  // A random delay, so that browsers refused together do not all retry at the same second.
  const seconds = retryAfterSeconds + 1 + Math.floor(Math.random() * 4);
  return pageOf(words, `<meta http-equiv="refresh" content="${seconds}">\n`, 'This page loads again by itself.');
}

function pageOf({ title, text }: PageWords, head: string, foot: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${title}</title>
<style nonce="${styleNonce}">${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${foot}</p>
</main>
</body>
</html>`;
}
