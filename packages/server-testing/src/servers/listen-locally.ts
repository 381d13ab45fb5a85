import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Lets a server listen on a free port that only this machine reaches. @returns the port */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}

/** A port of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenLocally(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
