import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { errorBodySchema } from '@kayal/api-contract';
import { Check } from 'typebox/value';
import { expect, it, onTestFinished } from 'vitest';
import { listenLocally } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { answerBrokenRequest } from './broken-requests.ts';

it.each([
  ['a broken request line', 'NONSENSE\r\n\r\n', 400, 'request.invalid'],
  ['too many headers', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'request.too_large'],
  ['a head that never ends', 'GET / HT', 408, 'request.invalid'],
])('R-32 %s is refused in the shape of the contract', async (_what, bytes, status, code) => {
  const server = createServer({ headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 });
  onTestFinished(() => void server.close());
  const port = await listenLocally(server.on('clientError', answerBrokenRequest));
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const refusal: unknown = JSON.parse(body);
  expect(Check(errorBodySchema, refusal)).toBe(true);
  expect(refusal).toMatchObject({ code });
});
