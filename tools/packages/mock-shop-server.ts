import { createServer } from 'node:http';
import path from 'node:path';
import { createMockShop } from '@kayal/mocks';
import { getResponse } from 'msw';
import { listenLocally } from '@kayal/server-testing/src/servers/listen-locally.ts';
import type { BuiltFile } from './outside-project.ts';

/** A running server of the mock shop. */
export interface MockShopServer {
  readonly origin: string;
  readonly close: () => void;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the mock shop to programs outside the workspace, and the files of a page at its own origin. */
export async function serveMockShop(files: readonly BuiltFile[] = []): Promise<MockShopServer> {
  const { handlers } = createMockShop({ as: 'shopper' });
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.find(({ name }) => name === (pathname === '/' ? 'index.html' : pathname.slice(1)));
    if (file !== undefined) {
      reply.writeHead(200, { 'content-type': contentTypes[path.extname(file.name)] });
      reply.end(file.source);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = `http://${request.headers.host}${request.url}`;
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const method = request.method ?? 'GET';
    const response = await getResponse(
      [...handlers],
      new Request(url, { method, headers, ...(body.length > 0 && { body }) }),
    );
    reply.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    reply.end(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)));
  });
  return { origin: `http://127.0.0.1:${await listenLocally(server)}`, close: () => server.close() };
}
