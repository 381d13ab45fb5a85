import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Serves a shop whose pages stop in the middle until the rest is released, as on a slow line.
 * @param endOf where a page stops, in bytes; below 0 it comes whole
 */
export async function serveHalfPages(origin: string, endOf: (html: Buffer) => number) {
  const released = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const answer = await fetch(new URL(request.url ?? '/', origin));
      const body = Buffer.from(await answer.arrayBuffer());
      for (const name of ['content-type', 'content-security-policy'])
        response.setHeader(name, answer.headers.get(name) ?? '');
      const end = endOf(body);
      if (end < 0) return void response.end(body);
      response.write(body.subarray(0, end));
      await released.promise;
      response.end(body.subarray(end));
    };
    serve().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  return { origin: `http://127.0.0.1:${port}`, release: () => released.resolve(), close: () => server.close() };
}
