import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../../../startup/config.ts';

/** How long one answer of the store may take, ms. */
const timeoutMs = 10_000;
/** Tries after the first, where the store is busy or fails for a moment. */
const retries = 2;

/** An object of a listing. */
export interface BucketObject {
  readonly key: string;
  /** ms since 1970 */
  readonly modifiedAt: number;
}

/** The calls of an S3-compatible store that uploads need. Each throws an error of code `STORE_AWAY` when it fails. */
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

/** An error of the store: the shop answers that it is busy. */
const storeAway = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: 'STORE_AWAY' });

const textIn = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

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
      throw storeAway('the store did not answer', cause);
    }
  }

  /** A refusal's body may repeat the request, so only its status is told. */
  async function refused(response: Response): Promise<Error> {
    await response.body?.cancel();
    return storeAway(`the store answered ${response.status}`);
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
        const xml = await response.text();
        for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const key = textIn(entry, 'Key');
          const modifiedAt = Date.parse(textIn(entry, 'LastModified') ?? '');
          if (key !== undefined && !Number.isNaN(modifiedAt)) objects.push({ key: plain(key), modifiedAt });
        }
        const next = textIn(xml, 'NextContinuationToken');
        token = textIn(xml, 'IsTruncated') === 'true' && next !== undefined ? plain(next) : undefined;
      } while (token !== undefined);
      return objects;
    },
  };
}
