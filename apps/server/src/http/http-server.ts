import { readFileSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { maxBodyMs } from './body-time.ts';

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
}

const defaultLimits: ConnectionLimits = {
  maxPipelined: 8,
  stallMs: 20_000,
  minBytesPerSecond: 4000,
  maxUnsentBytes: 128 * 1024 * 1024,
  checkEveryMs: 5000,
};

const maxConnections = 2000;
/** Descriptors left for files, the database and outbound calls. */
const reservedDescriptors = 512;
const minConnections = 64;

/**
 * How many connections may be open at once: the process' limit of descriptors, less a reserve. Without a free
 * descriptor it could open neither its database nor a file.
 */
export function connectionLimit(descriptors: number): number {
  return Math.max(minConnections, Math.min(maxConnections, descriptors - reservedDescriptors));
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

interface Delivery {
  /** Bytes handed to the operating system when the connection was last seen to move. */
  sent: number;
  movedAt: number;
}

/**
 * Makes a server that cuts clients who request much and read nothing: their answers would fill the memory. Slow clients
 * are served as long as they keep reading.
 */
export function createHttpServer(handler: RequestListener, limits: ConnectionLimits = defaultLimits): http.Server {
  const open = new Map<Socket, Delivery>();
  const waiting = new WeakMap<Socket, number>();

  const server = http.createServer(
    {
      // How often the server checks the time limits below.
      connectionsCheckingInterval: 1000,
      headersTimeout: 8000,
      requestTimeout: maxBodyMs,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > limits.maxPipelined) {
        socket.destroy();
        return;
      }
      waiting.set(socket, count);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      handler(request, response);
    },
  );
  server.maxRequestsPerSocket = 1000;
  server.maxConnections = connectionLimit(openableDescriptors());
  server.on('connection', (socket: Socket) => {
    open.set(socket, { sent: 0, movedAt: performance.now() });
    socket.once('close', () => open.delete(socket));
  });

  const check = (): void => {
    const now = performance.now();
    const stalled: { socket: Socket; idleMs: number }[] = [];
    let unsent = 0;
    for (const [socket, delivery] of open) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (sent !== delivery.sent || socket.writableLength === 0) {
        delivery.sent = sent;
        delivery.movedAt = now;
        continue;
      }
      const idleMs = now - delivery.movedAt;
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
  const timer = setInterval(check, limits.checkEveryMs).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}
