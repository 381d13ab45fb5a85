import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config/config.ts';

/** How long one answer of the store may take, ms. */
const timeoutMs = 10_000;
/** Retries when the store is busy or fails temporarily. */
const retries = 2;

/** One object in a listing. */
export interface BucketObject {
  readonly key: string;
  /** ms since 1970 */
  readonly modifiedAt: number;
}

/** The calls of an S3-compatible store that uploads need. Each throws an error of code `STORE_UNAVAILABLE` when it fails. */
export interface Bucket {
  /** An object's bytes; null when there is none. */
  readonly get: (key: string) => Promise<Buffer | null>;
  /** Stores an object whole or not at all. */
  readonly put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  /** Deletes an object; one that is gone already is no error. */
  readonly remove: (key: string) => Promise<void>;
  /** Every object under a prefix. */
  readonly list: (prefix: string) => Promise<readonly BucketObject[]>;
}

/** An error of the store: the shop answers `unavailable`. */
const storeUnavailable = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: 'STORE_UNAVAILABLE' });

/** The parts of an answer of ListObjectsV2 that are read here. */
interface ListingPage {
  readonly ListBucketResult?: {
    readonly Contents?: readonly { readonly Key?: string; readonly LastModified?: string }[];
    readonly IsTruncated?: string;
    readonly NextContinuationToken?: string;
  };
}

/** Reads an answer of ListObjectsV2. Its library is loaded here, because most shops keep their files in a folder. */
async function readListing(xml: string): Promise<ListingPage> {
  const { XMLParser } = await import('fast-xml-parser');
  // Entries stay text: a key of digits is not a number.
  return new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' }).parse(xml);
}

/** The bucket of the `S3_*` settings, addressed by path, every call signed over its bytes (SigV4). */
export function bucketOf({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Config['s3']>): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries, initRetryMs: 100 });
  const root = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;

  async function call(method: string, path: string, body?: Uint8Array, mediaType?: string): Promise<Response> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    try {
      return await client.fetch(`${root}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs * (retries + 1)),
        headers: { 'x-amz-content-sha256': hash, ...(mediaType === undefined ? {} : { 'content-type': mediaType }) },
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      });
    } catch (cause) {
      throw storeUnavailable('the store did not answer', cause);
    }
  }

  /** A refusal's body may repeat the request, so only its status is passed on. */
  async function refused(response: Response): Promise<Error> {
    await response.body?.cancel();
    return storeUnavailable(`the store answered ${response.status}`);
  }

  return {
    async get(key) {
      const response = await call('GET', `/${key}`);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      const error = await refused(response);
      if (response.status === 404) return null;
      throw error;
    },

    async put(key, bytes, mediaType) {
      const response = await call('PUT', `/${key}`, bytes, mediaType);
      if (!response.ok) throw await refused(response);
      await response.body?.cancel();
    },

    async remove(key) {
      const response = await call('DELETE', `/${key}`);
      if (!response.ok && response.status !== 404) throw await refused(response);
      await response.body?.cancel();
    },

    async list(prefix) {
      const objects: BucketObject[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== undefined) query.set('continuation-token', token);
        const response = await call('GET', `?${query.toString()}`);
        if (!response.ok) throw await refused(response);
        const { ListBucketResult: page = {} } = await readListing(await response.text());
        for (const { Key: key, LastModified: date } of page.Contents ?? []) {
          const modifiedAt = Date.parse(date ?? '');
          if (key !== undefined && !Number.isNaN(modifiedAt)) objects.push({ key, modifiedAt });
        }
        token = page.IsTruncated === 'true' ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
      return objects;
    },
  };
}
