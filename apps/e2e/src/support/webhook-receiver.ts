import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A program of the owner that receives webhooks on this machine. */
export interface WebhookReceiver {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  readonly close: () => Promise<void>;
}

/** Starts a receiver that accepts everything. */
export async function startWebhookReceiver(port: number): Promise<WebhookReceiver> {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      deliveries.push({ headers, body });
      response.writeHead(204).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/orders`,
    deliveries,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Verifies and parses a delivery. @throws when its Standard Webhooks signature or its time is wrong */
export const openDelivery = (secret: string, { body, headers }: Delivery): unknown =>
  new Webhook(secret).verify(body, headers);
