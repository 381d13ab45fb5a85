import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings that answers are compressed in, best first. */
export const contentEncodings = ['br', 'gzip'] as const;
/** How an answer's bytes are compressed. */
export type ContentEncoding = (typeof contentEncodings)[number];

/** The part of a request that negotiation reads. */
export interface RequestHead {
  readonly headers: IncomingHttpHeaders;
}

const available = [...contentEncodings, 'identity'];
/** Browsers send only a few different headers, so each is parsed once. */
const parsed = new LRUCache<string, { readonly encoding: ContentEncoding | null }>({ max: 100 });

/** The best encoding that the client accepts (RFC 9110, 12.5.3); null for uncompressed bytes. */
export function acceptedEncoding({ headers }: RequestHead): ContentEncoding | null {
  const header = headers['accept-encoding'];
  if (typeof header !== 'string' || header === '') return null;
  const known = parsed.get(header);
  if (known !== undefined) return known.encoding;
  const [best] = new Negotiator({ headers }).encodings(available, { preferred: contentEncodings });
  const encoding = contentEncodings.find((each) => each === best) ?? null;
  parsed.set(header, { encoding });
  return encoding;
}

/**
 * Whether the client's copy is still current, so that a 304 is enough (RFC 9110, 13.1.2). @param etag with its quotes
 */
export function isFresh({ headers }: RequestHead, etag: string): boolean {
  return headers['if-none-match'] !== undefined && fresh(headers, { etag });
}

const namedTypes = new LRUCache<string, ReadonlySet<string>>({ max: 100 });

/** Whether the client names a media type as acceptable (RFC 9110, 12.5.1); a wildcard does not name any. */
export function namesMediaType({ headers }: RequestHead, mediaType: string): boolean {
  const { accept } = headers;
  if (accept === undefined) return false;
  const named = namedTypes.get(accept) ?? new Set(new Negotiator({ headers }).mediaTypes());
  namedTypes.set(accept, named);
  return named.has(mediaType);
}
