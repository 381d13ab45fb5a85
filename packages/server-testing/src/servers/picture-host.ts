import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { listenLocally } from './listen-locally.ts';

/** Answers one request. */
type Page = (response: ServerResponse) => void;

/** A server of pictures on this machine, such as that of another shop. */
export interface PictureHost {
  /** Its origin, without a slash at the end. */
  readonly origin: string;
  /** The path of each request so far, with its query. */
  readonly asked: string[];
  /** The most requests that it had to answer at the same time. */
  readonly atOnce: () => number;
  /** What its paths answer; others are not found. */
  readonly pages: Map<string, Page>;
  close(): Promise<void>;
}

/** Answers bytes as a picture. */
export const pictureOf =
  (bytes: Uint8Array, type = 'image/png'): Page =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);

/** Answers a status with headers and nothing else. */
export const statusOf =
  (status: number, headers: Readonly<Record<string, string>> = {}): Page =>
  (response) =>
    void response.writeHead(status, headers).end();

/** Starts a server of pictures on any free port. */
export async function startPictureHost(): Promise<PictureHost> {
  const asked: string[] = [];
  const pages = new Map<string, Page>();
  let open = 0;
  let most = 0;
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    (pages.get(url) ?? statusOf(404))(response);
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    atOnce: () => most,
    pages,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
