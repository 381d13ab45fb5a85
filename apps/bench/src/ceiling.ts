/** A bare server that returns the bytes of one address: the runtime's own ceiling. Usage: ceiling.ts <port> <url> */
import Fastify from 'fastify';

const [port = '', url = ''] = process.argv.slice(2);
const answer = await fetch(url);
const body = Buffer.from(await answer.arrayBuffer());
const app = Fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('ready\n');
