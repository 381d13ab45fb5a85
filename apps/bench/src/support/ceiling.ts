/**
 * A bare server that answers with the bytes of some addresses, without any other work: the ceiling of this runtime.
 * Usage: ceiling.ts <port> <url> …; the first address is answered at `/0`, the second at `/1`.
 */
import Fastify from 'fastify';

const [port = '', ...urls] = process.argv.slice(2);
const app = Fastify();
for (const [index, url] of urls.entries()) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  const etag = answer.headers.get('etag') ?? '';
  app.get(`/${index}`, (request, reply) => {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(body);
  });
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('ready\n');
