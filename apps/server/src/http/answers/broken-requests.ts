import { errorBody, type ErrorCode } from '@kayal/api-contract';
import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';

interface Refusal {
  readonly status: '400 Bad Request' | '408 Request Timeout' | '431 Request Header Fields Too Large';
  readonly code: ErrorCode;
}

const broken: Refusal = { status: '400 Bad Request', code: 'request.invalid' };
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'request.invalid' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'request.too_large' },
};

/**
 * Answers what is not a whole HTTP request in the contract's shape, and closes the connection: where the next request
 * begins is unknown.
 */
export function answerBrokenRequest({ code }: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code: refusal } = refusals[code] ?? broken;
  const body = JSON.stringify(errorBody(refusal, ''));
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
