import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  /** Without `date`, which differs from one second to the next. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The port at which an app listens. @throws when it does not listen on one */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app listens on no port.');
  return address.port;
}

/** Asks a listening app over a connection of its own. Unlike `fetch`, nothing is added to the headers. */
export function getBytes(
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<WireAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>();
  request({ host: '127.0.0.1', port: portOf(app), path: url, method, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('error', reject);
    answer.on('end', () => {
      const { date: _date, ...rest } = answer.headers;
      const texts = Object.entries(rest).map(([name, value]) => [name, String(value)]);
      resolve({
        status: answer.statusCode ?? 0,
        headers: Object.fromEntries(texts),
        body: Buffer.concat(chunks),
      });
    });
  })
    .on('error', reject)
    .end();
  return promise;
}
