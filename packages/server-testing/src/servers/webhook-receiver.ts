import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { listenLocally } from './listen-locally.ts';

/** A delivery that reached the receiver. */
export interface ReceivedEvent {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The received body. */
  readonly body: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A receiver of webhooks on this machine. */
export interface Receiver {
  readonly url: string;
  readonly received: ReceivedEvent[];
  /** Status of the next answers; 0 closes the connection instead, 101 offers another protocol. */
  status: number;
  /** Checks a delivery as a receiver should. @throws when the signature or the time is wrong */
  verify(secret: string, event: ReceivedEvent): unknown;
  close(): Promise<void>;
}

const otherProtocol = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

/** Starts a receiver on any free port. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
      );
      const { type, data } = JSON.parse(body);
      received.push({ id: headers['webhook-id'] ?? '', headers, body, type, data });
      if (receiver.status === 0) return request.socket.destroy();
      if (receiver.status === 101) return request.socket.write(otherProtocol);
      return response.writeHead(receiver.status, { location: '/elsewhere' }).end('thank you');
    });
  });
  const port = await listenLocally(server);
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    status: 200,
    verify: (secret, { body, headers }) => new Webhook(secret).verify(body, headers),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
