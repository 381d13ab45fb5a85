import { createHash, createHmac } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from './listen-locally.ts';

/** Credentials of the test's store. */
const keys = {
  region: 'ap-south-1',
  bucket: 'kayal-pictures',
  id: 'AKIDEXAMPLE',
  secret: 'a/secret+of=the-test',
};

/** An S3-compatible store on this machine that checks every signature. */
export interface TestStore {
  /** The `S3_*` settings that lead to it. */
  readonly env: Readonly<Record<string, string>>;
  /** Its objects, by key. */
  readonly objects: Map<string, { readonly bytes: Buffer; modifiedAt: number; readonly mediaType: string | undefined }>;
  /** Calls answered, as `PUT 200`. */
  readonly calls: string[];
  /** Answers so many further calls of a method with 503. */
  failNext(method: string, times: number): void;
  close(): Promise<void>;
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** RFC 3986, as the signature wants it. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature a request must carry, computed again from the request (AWS Signature Version 4). */
function signatureOf({ method = '', url = '', headers }: IncomingMessage, signed: readonly string[], scope: string) {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&');
  const lines = signed
    .map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}\n`,
    )
    .join('');
  const hash = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, query, lines, signed.join(';'), hash].join('\n');
  const at = String(headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${keys.secret}`);
  return hmac(key, toSign).toString('hex');
}

/** Why a request is not signed as it must be; null when it is. */
function errorOf(request: IncomingMessage, body: Buffer): string | null {
  const shape = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, scope = '', names = '', signature] = shape.exec(request.headers.authorization ?? '') ?? [];
  const at = String(request.headers['x-amz-date']);
  if (id !== keys.id || scope !== `${at.slice(0, 8)}/${keys.region}/s3/aws4_request`) return 'InvalidAccessKeyId';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return signatureOf(request, signed, scope) === signature ? null : 'SignatureDoesNotMatch';
}

/** Opens a store. @param pageSize objects of one listing */
export async function openStore(pageSize = 2): Promise<TestStore> {
  const objects: TestStore['objects'] = new Map();
  const calls: string[] = [];
  const failures = new Map<string, number>();

  const list = (query: URLSearchParams): string => {
    const after = query.get('continuation-token') ?? '';
    const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after);
    const page = all.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, pageSize);
    const entries = page.map(
      ([key, { modifiedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date(modifiedAt).toISOString()}</LastModified></Contents>`,
    );
    const isTruncated = all.length > page.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`;
  };

  const answer = (request: IncomingMessage, body: Buffer): readonly [number, (Buffer | string)?] => {
    const { method = '', url = '', headers } = request;
    const left = failures.get(method) ?? 0;
    failures.set(method, left - 1);
    if (left > 0) return [503, 'SlowDown'];
    const error = errorOf(request, body);
    if (error !== null) return [403, error];
    const { pathname, searchParams } = new URL(url, 'http://store');
    const key = decodeURIComponent(pathname).slice(`/${keys.bucket}/`.length);
    if (method === 'GET' && key === '') return [200, list(searchParams)];
    if (method === 'PUT') {
      objects.set(key, { bytes: body, modifiedAt: Date.now(), mediaType: headers['content-type'] });
      return [200];
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return [204];
    }
    const found = objects.get(key);
    return found === undefined ? [404, 'NoSuchKey'] : [200, found.bytes];
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = answer(request, await buffer(request));
    calls.push(`${request.method} ${status}`);
    response.writeHead(status).end(body);
  };
  const server = http.createServer((request, response) => void serve(request, response));
  const port = await listenLocally(server);

  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: keys.region,
      S3_BUCKET: keys.bucket,
      S3_ACCESS_KEY_ID: keys.id,
      S3_SECRET_ACCESS_KEY: keys.secret,
    },
    objects,
    calls,
    failNext: (method, times) => void failures.set(method, times),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
