import fc from 'fast-check';
import type { Operation, Parameter } from './operations.ts';
import { mutate, mutation, oddText, oddValue, valueOf, type KnownValues } from './values.ts';

/** Who makes a call. */
export const callers = ['visitor', 'shopper', 'admin', 'token', 'broken'] as const;
/** Who makes a call. */
export type CallerName = (typeof callers)[number];

/** One drawn call; it prints as it is sent. */
export interface FuzzCall {
  readonly who: CallerName;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Latin-1, so that it holds any bytes; null for none. */
  readonly body: string | null;
}

type DrawnCall = Omit<FuzzCall, 'who'>;

const who = fc.oneof(
  { weight: 6, arbitrary: fc.constant<CallerName>('admin') },
  { weight: 3, arbitrary: fc.constant<CallerName>('shopper') },
  { weight: 1, arbitrary: fc.constant<CallerName>('visitor') },
  { weight: 1, arbitrary: fc.constant<CallerName>('broken') },
);

const oddEscapes = ['%', '%ff', '%00', '%c0%af', '%ED%A0%80', '..', '%2e%2e', '..%2f', '.', '', '%0d%0a', ';a=b', '*'];

const encode = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

const pathText = (parameter: Parameter, known: KnownValues): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 40, arbitrary: valueOf(parameter.schema, parameter.name, known).map(encode) },
    { weight: 1, arbitrary: fc.constantFrom(...oddEscapes) },
    { weight: 1, arbitrary: oddText.map(encode) },
  );

const queryText = (parameter: Parameter, known: KnownValues): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: valueOf(parameter.schema, parameter.name, known).map((each) => pair(parameter, each)) },
    { weight: 2, arbitrary: oddText.map((each) => pair(parameter, each)) },
    { weight: 1, arbitrary: fc.constantFrom(...oddEscapes).map((each) => `${parameter.name}=${each}`) },
    { weight: parameter.required ? 1 : 20, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: oddText.map((each) => `${pair(parameter, each)}&${pair(parameter, each)}`) },
  );

const pair = ({ name }: Parameter, value: unknown): string => `${name}=${encode(value)}`;

const headers = fc.record(
  {
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'cross-site', 'none'),
    'idempotency-key': fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.stringMatching(/^[\x20-\x7E]{0,300}$/)),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json;q=0', 'image/avif', ',,;q=x'),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'zstd;q=0.1, *;q=0', 'identity;q=0', 'deflate, ,'),
    range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'rows=1'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', '"'),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', '::1, x', ','),
    origin: fc.constantFrom('null', 'https://shop.invalid', 'not an origin'),
  },
  { requiredKeys: ['sec-fetch-site'] },
);

/** Few headers most of the time, because one that is refused hides what comes after it. */
const someHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ 'sec-fetch-site': 'same-origin' }) },
  { weight: 1, arbitrary: headers },
);

const latin1 = (text: string): string => Buffer.from(text).toString('latin1');

interface DrawnBody {
  readonly type: string | null;
  readonly body: string | null;
}

const without: fc.Arbitrary<DrawnBody> = fc.constant({ type: null, body: null });

/** Text that is not JSON, or JSON that parsers differ on. */
const oddBody = fc.oneof(
  fc.constantFrom(
    '{',
    '[',
    '"',
    'null',
    '1e999',
    '{"a":1,}',
    "{'a':1}",
    '{"a":1}{"a":2}',
    '\u{FEFF}{}',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"email":"a","email":"b"}',
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
    '{"a":"\\ud800"}',
    'a=1&b=2',
  ),
  oddValue.map((value) => JSON.stringify(value) ?? ''),
);

const oddTypes = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'text/csv', 'a/b; x=', 'x'];

/** Calls that take a form with a file; the description does not say so. */
const takesFile = /\/(?:upload-image1|pictureBatch\/add|catalogue\/imports|feed\/import)/;

function bodyOf({ path, body: schema }: Operation, known: KnownValues): fc.Arbitrary<DrawnBody> {
  const noise = fc.record({ type: fc.constantFrom(...oddTypes), body: oddBody.map(latin1) });
  if (schema === null) {
    const usual = takesFile.test(path) ? form : without;
    return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: noise }, { weight: 1, arbitrary: form });
  }
  const fitting = valueOf(schema, 'body', known);
  const mutations = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
  );
  const json = fc.tuple(fitting, mutations).map(([value, changes]) => JSON.stringify(changes.reduce(mutate, value)));
  const text = json.map((each) => latin1(each ?? ''));
  return fc.oneof(
    { weight: 20, arbitrary: fc.record({ type: fc.constant('application/json'), body: text }) },
    {
      weight: 1,
      arbitrary: fc.tuple(text, fc.nat({ max: 200 })).map(([whole, cut]) => ({
        type: 'application/json',
        body: whole.slice(0, cut),
      })),
    },
    { weight: 2, arbitrary: noise },
    { weight: 1, arbitrary: form },
  );
}

const csvCells = ['9001', 'Fuzz Tee', 'T-Shirts', '', '899', 'Navy', 'M', 'FUZZ-M', '4', '799', 'no', '-1', '=1+1'];
const headings = 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer,hidden';
const csv = fc
  .array(fc.array(fc.oneof(fc.constantFrom(...csvCells), oddText), { minLength: 9, maxLength: 12 }), { maxLength: 4 })
  .map((rows) => [headings, ...rows.map((cells) => cells.join(','))].join('\n'));
const pictureStarts = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBPVP8 ', 'PK\x03\x04', '<svg/>'];
const fileBytes = fc.oneof(
  csv.map(latin1),
  fc
    .tuple(fc.constantFrom(...pictureStarts), fc.string({ unit: 'binary', maxLength: 200 }))
    .map(([start, rest]) => `${start}${latin1(rest)}`),
);

/** Forms with files, some of them broken. */
const form: fc.Arbitrary<DrawnBody> = fc
  .record({
    field: fc.constantFrom('file', 'files', 'image', 'picture', '', '__proto__'),
    name: fc.oneof(
      fc.constantFrom('a.csv', 'a.xlsx', '10001_Jet Black.webp', '10001_Jet Black.png', '../../x.png', 'a.zip', ''),
      oddText.map((text) => latin1(text).replaceAll(/["\r\n]/g, '_')),
    ),
    bytes: fileBytes,
    cut: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.double({ min: 0, max: 1 }) }),
    boundary: fc.constantFrom('----b', '----b', '----b', '"', ''),
  })
  .map(({ field, name, bytes, cut, boundary }) => {
    const head = `------b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"`;
    const whole = `${head}\r\ncontent-type: application/octet-stream\r\n\r\n${bytes}\r\n------b--\r\n`;
    const isCut = !(cut >= 0 && cut < 1);
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      body: isCut ? whole : whole.slice(0, Math.floor(whole.length * cut)),
    };
  });

function callOf(operation: Operation, known: KnownValues): fc.Arbitrary<DrawnCall> {
  const inPath = operation.parameters.filter((each) => each.in === 'path');
  const inQuery = operation.parameters.filter((each) => each.in === 'query');
  const path = fc
    .tuple(...inPath.map((each) => pathText(each, known)))
    .map((texts) =>
      inPath.reduce((url, { name }, at) => url.replace(`{${name}}`, () => texts[at] ?? ''), operation.path),
    );
  const query = fc
    .tuple(...inQuery.map((each) => queryText(each, known)))
    .map((texts) => texts.filter((text) => text !== '').join('&'));
  const isRead = operation.method === 'GET';
  return fc
    .record({ path, query, headers: someHeaders, content: isRead ? without : bodyOf(operation, known) })
    .map(({ path: url, query: search, headers: some, content: { type, body } }) => ({
      method: operation.method,
      url: search === '' ? url : `${url}?${search}`,
      headers: { ...some, ...(type === null ? {} : { 'content-type': type }) },
      body,
    }));
}

const otherAddresses = [
  '/',
  '//',
  '///x',
  '/?x=%',
  '/%',
  '/%00',
  '/%2e%2e/',
  '/product/10001',
  '/product/%ff',
  '/search?q=%',
  '/cart',
  '/dashboard',
  '/assets/',
  '/assets/%2e%2e/x',
  '/assets//',
  '/uploads/',
  '/uploads/10001_Jet%20Black.webp?w=480',
  '/uploads/x.webp?w=-1',
  '/uploads/%00.webp',
  '/health/ready',
  '/health/live?x',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/docs/',
  '/docs/static/../x',
  '/api',
  '/api/onlineorder',
  '/api/onlineorder/',
  '/api/onlineorder//kayal',
  '/getImages',
  '/dev/mailbox.json',
  `/${'a'.repeat(4000)}`,
  `/search?q=${'%F0%9F%92%A5'.repeat(300)}`,
];
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

function callElsewhere(operations: readonly Operation[]): fc.Arbitrary<DrawnCall> {
  const described = operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'kayal'));
  return fc.record({
    method: fc.constantFrom(...methods),
    url: fc.oneof(fc.constantFrom(...otherAddresses), fc.constantFrom(...described)),
    headers: someHeaders,
    body: fc.constant(null),
  });
}

/** Calls that may end the caller's own session or account; drawn rarely, or most others would find nobody signed in. */
const mayEndSession = /\/(?:logout|sessions|account|admins)\//;

/** Draws calls of every described operation, and a few to other addresses and with other methods. */
export function drawCalls(operations: readonly Operation[], known: KnownValues): fc.Arbitrary<FuzzCall> {
  const described = operations.map((operation) => {
    const isFeed = operation.path.includes('/feed/');
    const caller = isFeed ? fc.oneof({ weight: 5, arbitrary: fc.constant<CallerName>('token') }, who) : who;
    const weight = operation.method !== 'GET' && mayEndSession.test(operation.path) ? 1 : 8;
    return { weight, arbitrary: fc.record({ who: caller, call: callOf(operation, known) }) };
  });
  const elsewhere = fc.record({ who, call: callElsewhere(operations) });
  return fc
    .oneof({ weight: 12, arbitrary: fc.oneof(...described) }, { weight: 1, arbitrary: elsewhere })
    .map(({ who: caller, call }) => ({ who: caller, ...call }));
}
