import fc from 'fast-check';

/** Bytes sent over one connection, which the client then closes for writing. */
export interface RawExchange {
  /** Latin-1; each is sent as a packet of its own. */
  readonly packets: readonly string[];
  /** Answers other than 100 and 400 that may come; more mean that a part of one request counted as another. */
  readonly maxAnswers: number;
}

const host = 'host: 127.0.0.1\r\n';
const smuggled = `GET /health/live?smuggled HTTP/1.1\r\n${host}\r\n`;
const add = '/api/onlineorder/cart/add/kayal';
const json = 'content-type: application/json\r\n';

const one = (text: string): RawExchange => ({ packets: [text], maxAnswers: 1 });

const controlBytes = Array.from({ length: 256 }, (_, code) => String.fromCodePoint(code));
const anyBytes = fc.string({ unit: fc.constantFrom(...controlBytes), maxLength: 300 });

const requestLine = fc
  .record({
    method: fc.constantFrom('GET', 'get', 'G\0T', '', 'A'.repeat(9000), 'CONNECT', 'PRI', 'POST', 'GE T'),
    target: fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '*',
        '',
        'http://shop.invalid/',
        '/\0',
        '/\xff\xfe',
        '/%',
        '/a b',
        `/${'a'.repeat(20_000)}`,
      ),
      fc.constantFrom('\\', '/..', '/../../etc/passwd', '//shop.invalid/x', '?', '#', '/\x7f', '127.0.0.1:80'),
      anyBytes.map((text) => `/${text}`),
    ),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', '', 'http/1.1', 'HTTP/1.1\0'),
    ending: fc.constantFrom('\r\n', '\n', '\r', '\n\n', '\r\n '),
  })
  .map(({ method, target, version, ending }) => ({
    packets: [`${method} ${target} ${version}${ending}${host}\r\n`],
    // A line break in the target or in the line's end may begin another, broken, request.
    maxAnswers: 2,
  }));

const headerFlood = fc
  .record({
    count: fc.constantFrom(1, 50, 101, 1000, 5000),
    name: fc.oneof(fc.constantFrom('x', 'cookie', 'x\0', 'x y', '', ':', '__proto__', 'content-length'), anyBytes),
    value: fc.oneof(
      fc.constantFrom('', 'a', '\0', '\xff', 'a'.repeat(16_000), '-1', '1, 1', '99999999999999999999'),
      anyBytes,
    ),
  })
  .map(({ count, name, value }) => ({
    packets: [
      `GET /health/live HTTP/1.1\r\n${host}${`${name}: ${value}\r\n`.repeat(Math.min(count, 200_000 / (value.length + 4)))}\r\n`,
    ],
    maxAnswers: 2,
  }));

/** Two ways to see where a body ends: a server behind a proxy must not take another way than the proxy. */
const smuggling = fc
  .constantFrom(
    `content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
    `content-length: 0\r\ncontent-length: 44\r\n\r\n${smuggled}`,
    `content-length: 0, 44\r\n\r\n${smuggled}`,
    `content-length: +0\r\n\r\n${smuggled}`,
    `content-length: 0x0\r\n\r\n${smuggled}`,
    `content-length: -1\r\n\r\n${smuggled}`,
    `content-length : 0\r\n\r\n${smuggled}`,
    `transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
    `transfer-encoding: identity, chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
    `transfer-encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `transfer-encoding:\x0bchunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `x: y\r\n transfer-encoding: chunked\r\ncontent-length: 0\r\n\r\n${smuggled}`,
    `transfer-encoding: chunked\r\n\r\n0;\n\r\n\r\n${smuggled}`,
    `transfer-encoding: chunked\r\n\r\n-1\r\n\r\n${smuggled}`,
    `transfer-encoding: chunked\r\n\r\n0x0\r\n\r\n${smuggled}`,
    `transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n${smuggled}`,
    `transfer-encoding: chunked\r\n\r\n1\n{\n0\n\n${smuggled}`,
    `transfer-encoding: chunked\r\n\r\n2\r\n{}X0\r\n\r\n${smuggled}`,
  )
  .map((rest) => one(`POST ${add} HTTP/1.1\r\n${host}${json}${rest}`));

const cutBody = fc
  .record({
    head: fc.constantFrom(
      `content-length: 400\r\n\r\n{"itemId":`,
      `transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`,
      `transfer-encoding: chunked\r\n\r\nff\r\n{"a"`,
      `transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n`,
      `content-length: 2\r\nexpect: 100-continue\r\n\r\n`,
      `content-length: 2\r\nexpect: nonsense\r\n\r\n{}`,
      `content-length: 2\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n{}`,
      `content-length: 99999999999\r\n\r\n{}`,
    ),
    pieces: fc.nat({ max: 4 }),
  })
  .map(({ head, pieces }) => {
    const whole = `POST ${add} HTTP/1.1\r\n${host}${json}${head}`;
    const size = Math.ceil(whole.length / (pieces + 1));
    const packets = Array.from({ length: pieces + 1 }, (_, at) => whole.slice(at * size, (at + 1) * size));
    return { packets: packets.filter((packet) => packet !== ''), maxAnswers: 1 };
  });

const pipelined = fc
  .record({
    count: fc.integer({ min: 2, max: 30 }),
    target: fc.constantFrom('/health/live', '/', '/robots.txt', '/%', '//'),
  })
  .map(({ count, target }) => ({
    packets: [`GET ${target} HTTP/1.1\r\n${host}\r\n`.repeat(count)],
    maxAnswers: count,
  }));

const otherProtocols = fc.constantFrom(
  one('\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'),
  one('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  one('\0\0\0\x08\x04\xd2\x16\x2f'),
  one('SSH-2.0-x\r\n'),
  one('\r\n\r\n\r\n'),
  one('PROXY TCP4 127.0.0.1 127.0.0.1 1 2\r\n'),
);

/** Draws what a client that does not speak HTTP correctly may send. */
export const rawExchange: fc.Arbitrary<RawExchange> = fc.oneof(
  { weight: 3, arbitrary: requestLine },
  { weight: 3, arbitrary: headerFlood },
  { weight: 3, arbitrary: smuggling },
  { weight: 2, arbitrary: cutBody },
  { weight: 1, arbitrary: pipelined },
  { weight: 1, arbitrary: otherProtocols },
  { weight: 1, arbitrary: anyBytes.map((text) => ({ packets: [text], maxAnswers: 3 })) },
);

/** What is wrong with the bytes that came back; null when nothing is. */
export function errorOfExchange({ maxAnswers }: RawExchange, received: string): string | null {
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  const broken = statuses.find((status) => status >= 500 && status !== 503);
  if (broken !== undefined) return `answered ${broken}`;
  // The framework's own shape, where the contract's is due.
  if (received.includes('"statusCode":')) return `refuses in another shape: ${received.slice(0, 300)}`;
  const answers = statuses.filter((status) => status !== 100 && status !== 400);
  return answers.length > maxAnswers ? `answered ${answers.length} times: ${statuses.join(', ')}` : null;
}
