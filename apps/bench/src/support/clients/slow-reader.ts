/**
 * A program that opens connections from one address, sends many requests over each at once and reads no answer, until it
 * is killed.
 *
 * Usage: slow-reader.ts <port of the shop> <address requested> <connections>
 */
import { connect, type Socket } from 'node:net';

const [port = '', address = '', connections = ''] = process.argv.slice(2);
/** Requests that each sends at once: as many as the server takes from one connection. */
const pipelined = 8;
/** Connections opened at once: the queue of the operating system for new ones is shorter than all of them. */
const openedAtOnce = 100;
const request = `GET ${address} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`.repeat(pipelined);

const sockets: Socket[] = [];
setInterval(() => {
  for (let count = 0; count < openedAtOnce && sockets.length < Number(connections); count += 1) {
    // Another address than the visitor's, so that limits of one address count the readers alone.
    const target = { port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' };
    const socket = connect(target, () => socket.write(request));
    socket.on('error', () => undefined);
    socket.pause();
    sockets.push(socket);
  }
}, 50);
