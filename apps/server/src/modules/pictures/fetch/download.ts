import type { IncomingMessage } from 'node:http';
import { pictureBatchLimits } from '@kayal/api-contract';
import { errorCode } from '../../../basics/error-code.ts';
import { lookUpPublic, parseTarget, PrivateTargetError, type TargetRules } from '../../../basics/public-target.ts';
import { FetchError } from './fetch-error.ts';

/** Max time for a picture with all its redirects, ms. */
const maxTimeMs = 20_000;
const maxRedirects = 5;
/** Max wait that another server can ask for, ms. */
const maxRetryAfterMs = 3_600_000;

const { pictureBytes } = pictureBatchLimits;
/** Formats that the shop takes. Some servers choose by it. */
const accept = 'image/jpeg,image/png,image/webp,*/*;q=0.1';

/** Parameters of a download. */
export interface DownloadRules extends Pick<TargetRules, 'allowsPrivate'> {
  /** Ends it when the server closes. */
  readonly signal: AbortSignal;
  /** Max time, ms; 20 s where absent. */
  readonly timeoutMs?: number;
}

/**
 * Downloads a picture from a public address; each redirect is checked as the address is.
 * @returns bytes that are no web page; whether they are a picture is not known yet
 * @throws FetchError `fetch.…`, `request.too_large`; what `signal` was aborted with
 */
export async function downloadPicture(
  address: string,
  { allowsPrivate, signal, timeoutMs = maxTimeMs }: DownloadRules,
): Promise<Buffer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await follow(address, { allowsPrivate, signal: limit });
  } catch (error) {
    if (signal.aborted || error instanceof FetchError) throw error;
    if (limit.aborted) throw new FetchError('fetch.slow');
    if (error instanceof PrivateTargetError) throw new FetchError('fetch.private');
    // Errors of a connection and of a name have a code; another error is one of this program.
    if (errorCode(error) === '') throw error;
    throw new FetchError('fetch.unreachable');
  }
}

async function follow(address: string, rules: DownloadRules): Promise<Buffer> {
  const seen = new Set<string>();
  for (let next = address; seen.size <= maxRedirects;) {
    const url = parseTarget(next, { ...rules, allowsHttp: true });
    if (url === null) throw new FetchError('fetch.private');
    if (seen.has(url.href)) break;
    seen.add(url.href);
    const answer = await get(url, rules);
    try {
      const { statusCode = 0, headers } = answer;
      const isElsewhere = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
      if (!isElsewhere) return await bytesOf(answer, rules.signal);
      next = URL.parse(headers.location ?? '', url)?.href ?? '';
    } finally {
      answer.destroy();
    }
  }
  throw new FetchError('fetch.redirects');
}

function get(url: URL, { allowsPrivate, signal }: DownloadRules): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // An import of `node:http` would load Node's `fetch` too, see `http-server.ts`.
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  const lookup = allowsPrivate ? {} : { lookup: lookUpPublic };
  const sent = request(url, { headers: { accept, 'user-agent': 'kayal-shop' }, agent: false, signal, ...lookup });
  sent.on('response', resolve);
  sent.on('error', reject);
  // Only an answer that offers another protocol (101) has neither a response nor an error before it.
  sent.on('close', () => reject(new FetchError('fetch.unreachable')));
  sent.end();
  return promise;
}

/** @throws FetchError for an answer that holds no picture, or more than one may have */
async function bytesOf(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  if (statusCode !== 200) throw refusalOf(statusCode, headers['retry-after']);
  if (/^text\/html|^application\/xhtml/i.test(headers['content-type'] ?? '')) throw new FetchError('fetch.page');
  if (Number(headers['content-length'] ?? 0) > pictureBytes) throw new FetchError('request.too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer) {
      const part: Buffer = chunk;
      size += part.length;
      if (size > pictureBytes) throw new FetchError('request.too_large');
      chunks.push(part);
    }
  } catch (error) {
    // The server answers, but cut this answer off.
    throw errorCode(error) === 'ECONNRESET' && !signal.aborted ? new FetchError('fetch.busy') : error;
  }
  const bytes = Buffer.concat(chunks);
  if (/^\s*<(?:!doctype html|html)/i.test(bytes.subarray(0, 200).toString('latin1')))
    throw new FetchError('fetch.page');
  return bytes;
}

function refusalOf(status: number, retryAfter: string | undefined): FetchError {
  if (status === 404 || status === 410) return new FetchError('fetch.not_found');
  if (status === 408 || status === 429 || status >= 500) return new FetchError('fetch.busy', waitOf(retryAfter));
  return new FetchError('fetch.refused');
}

/** The header `Retry-After`, which has seconds or a date, in ms; null without one that can be read. */
function waitOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), maxRetryAfterMs);
}
