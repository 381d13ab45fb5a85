import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { maxBodyMs } from './body-time.ts';
import { createLaterWork } from './later-work.ts';

// An import of `node:http` would load Node's `fetch` too: 16 MB, which only the first page needs.
const http = process.getBuiltinModule('node:http');

/** Bounds on what one client, or all together, may hold open. */
export interface ConnectionLimits {
  /** Requests of one connection that wait for answers. Browsers and proxies send the next one after the answer. */
  readonly maxPipelined: number;
  /** ms within which a client must read some of the bytes that wait for it. */
  readonly stallMs: number;
  /** A client that reads fewer bytes a second than this, while bytes wait for it, counts as stalled. */
  readonly minBytesPerSecond: number;
  /** Unsent bytes of all connections; above it the connections that stalled first are cut. */
  readonly maxUnsentBytes: number;
  /** ms between two looks at the connections. */
  readonly checkEveryMs: number;
  /** Connections open at once. */
  readonly maxConnections: number;
  /** A connection is not cut to make room before it is this old, ms: its request may be on its way. */
  readonly minAgeMs: number;
}

/** Twice as many as one attacker is expected to hold: with a place free, none is opened and cut in turn. */
const maxConnections = 4000;
/** Descriptors left for files, the database and outbound calls. */
const reservedDescriptors = 512;

/**
 * How many connections may be open at once: the process' limit of descriptors, less a reserve, which is half of them
 * where there are few. Without a free descriptor it could open neither its database nor a file.
 */
export function connectionLimit(descriptors: number): number {
  return Math.min(maxConnections, Math.max(descriptors - reservedDescriptors, Math.floor(descriptors / 2)));
}

function openableDescriptors(): number {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return Number(found?.[1] ?? Infinity);
  } catch {
    // Only Linux has the file; the other systems allow more than the bound above.
    return Infinity;
  }
}

const defaultLimits: ConnectionLimits = {
  maxPipelined: 8,
  stallMs: 20_000,
  minBytesPerSecond: 4000,
  maxUnsentBytes: 128 * 1024 * 1024,
  checkEveryMs: 5000,
  maxConnections: connectionLimit(openableDescriptors()),
  minAgeMs: 500,
};

interface Connection {
  readonly openedAt: number;
  /** The latest request; null before the first. */
  request: IncomingMessage | null;
  /** The answer under way, or the last one; null before the first. */
  answer: ServerResponse | null;
  /** Requests that came before the answer of the request before them was sent. */
  readonly pipelined: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
  /** Bytes handed to the operating system when the connection was last seen to move. */
  sent: number;
  movedAt: number;
}

/** Share of all places that is cleared when the last is taken: one by one would look through all of them each time. */
const clearedShare = 0.05;

/** Whether a request waits for its answer. A response knows its end: a listener for each would cost more than asking it. */
function isAtWork({ answer, pipelined }: Connection): boolean {
  return pipelined.length > 0 || (answer !== null && !answer.closed);
}

/** Whether the server waits for the client: for a request, for the rest of one, or until answers are read. */
function waitsForClient(socket: Socket, connection: Connection, isStalledAt: number): boolean {
  if (socket.writableLength > 0) return connection.movedAt < isStalledAt;
  return connection.request?.complete !== true || !isAtWork(connection);
}

/**
 * Cuts those connections that send least for the time they are open, so that new visitors find a place. Connections
 * that wait for the server stay.
 */
function makeRoom(open: Map<Socket, Connection>, limits: ConnectionLimits): void {
  const now = performance.now();
  const isStalledAt = now - 2 * limits.checkEveryMs;
  const waited = [...open]
    .filter(([socket, each]) => now - each.openedAt >= limits.minAgeMs && waitsForClient(socket, each, isStalledAt))
    .map(([socket, { openedAt }]) => ({ socket, rate: socket.bytesRead / (now - openedAt + 1) }))
    .toSorted((one, other) => one.rate - other.rate);
  for (const { socket } of waited.slice(0, Math.ceil(limits.maxConnections * clearedShare))) {
    open.delete(socket);
    socket.destroy();
  }
}

const tooManyRequests = 429;

/**
 * How long a connection may be idle, ms: longer than the proxies before a shop keep one (Caddy 120 s, nginx and AWS
 * 60 s). The side that ends it first must be the one that sends the next request: a proxy whose POST meets the end of
 * its connection may not send it again, and answers 502.
 */
const keepAliveTimeout = 130_000;

/**
 * Makes a server that cuts clients who request much and read nothing: their answers would fill the memory. Slow clients
 * are served as long as they keep reading, and as long as there is room. Requests that one connection sends at once are
 * worked on one after another, each when the answer before it has left this process.
 */
export function createHttpServer(handler: RequestListener, limits: ConnectionLimits = defaultLimits): Server {
  const open = new Map<Socket, Connection>();
  /**
   * One connection with its last request, or none. Of objects of which none is left V8 forgets the layout when it frees memory, and
   * after a quiet moment would compile again all that reads a socket or a request, in part by slower paths for good.
   */
  const lastClosed: Connection[] = [];
  const workLater = createLaterWork();

  const workOnNextAfter = (answer: ServerResponse, socket: Socket, connection: Connection): void => {
    answer.on('close', () => {
      if (socket.destroyed) return;
      // The requests behind one that was refused would be refused too; the client may send them again (RFC 9112, 9.3.2).
      if (answer.statusCode === tooManyRequests) {
        socket.destroySoon();
        return;
      }
      const next = connection.pipelined.shift();
      if (next === undefined) return;
      connection.answer = next.response;
      if (connection.pipelined.length > 0) workOnNextAfter(next.response, socket, connection);
      workLater(() => !socket.destroyed && handler(next.request, next.response));
    });
  };

  const server = http.createServer(
    {
      // How often the server checks the time limits below.
      connectionsCheckingInterval: 1000,
      headersTimeout: 8000,
      requestTimeout: maxBodyMs,
      keepAliveTimeout,
      maxHeaderSize: 16_384,
      // A request without a body is complete with its headers: no events of a stream that nobody reads.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      const { socket } = request;
      const connection = open.get(socket);
      if (socket.destroyed || connection === undefined) return;
      connection.request = request;
      const { answer, pipelined } = connection;
      if (answer === null || !isAtWork(connection)) {
        connection.answer = response;
        handler(request, response);
      } else if (pipelined.length + 1 >= limits.maxPipelined) {
        socket.destroy();
      } else if (pipelined.push({ request, response }) === 1) {
        workOnNextAfter(answer, socket, connection);
      }
    },
  );
  server.maxRequestsPerSocket = 1000;
  // A few more than the limit are accepted, because a connection must be accepted before it can replace another.
  server.maxConnections = Math.ceil(limits.maxConnections * (1 + clearedShare));
  let roomTimer: NodeJS.Timeout | null = null;
  const makeRoomWhenFull = (): void => {
    if (open.size < limits.maxConnections) return;
    makeRoom(open, limits);
    // Where all are too young, perhaps no other connection comes that would make room, so it is tried again.
    if (open.size < limits.maxConnections || roomTimer !== null) return;
    const again = (): void => {
      roomTimer = null;
      makeRoomWhenFull();
    };
    roomTimer = setTimeout(again, limits.minAgeMs).unref();
  };
  server.on('connection', (socket: Socket) => {
    makeRoomWhenFull();
    const now = performance.now();
    const connection: Connection = { openedAt: now, request: null, answer: null, pipelined: [], sent: 0, movedAt: now };
    open.set(socket, connection);
    socket.once('close', () => {
      open.delete(socket);
      lastClosed[0] = connection;
    });
  });

  const check = (): void => {
    const now = performance.now();
    const stalled: { socket: Socket; idleMs: number }[] = [];
    let unsent = 0;
    for (const [socket, connection] of open) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (sent !== connection.sent || socket.writableLength === 0) {
        connection.sent = sent;
        connection.movedAt = now;
        continue;
      }
      const idleMs = now - connection.movedAt;
      const allowedMs = limits.stallMs + (socket.writableLength / limits.minBytesPerSecond) * 1000;
      if (idleMs > allowedMs) {
        socket.destroy();
        continue;
      }
      unsent += socket.writableLength;
      stalled.push({ socket, idleMs });
    }
    for (const { socket } of stalled.toSorted((a, b) => b.idleMs - a.idleMs)) {
      if (unsent <= limits.maxUnsentBytes) break;
      unsent -= socket.writableLength;
      socket.destroy();
    }
  };
  // Not before: a server that never listens is never closed, and its timer would hold all that it serves.
  server.once('listening', () => {
    const timer = setInterval(check, limits.checkEveryMs).unref();
    server.once('close', () => clearInterval(timer));
  });
  return server;
}
