/**
 * Is loaded before the server: moves its clock as `WALK_CLOCK_MS` says, and by every number that the walk sends, which it
 * answers.
 */
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { moveDate } from './move-date.ts';

moveDate(Number(process.env['WALK_CLOCK_MS'] ?? 0));
// Node reads the date of an answer from a `Date` of its own, which nothing moves.
subscribe('http.server.request.start', (message) => {
  const response: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'response') : null;
  if (response instanceof ServerResponse) response.setHeader('date', new Date().toUTCString());
});
process.on('message', (message) => {
  if (typeof message !== 'number') return;
  moveDate(message);
  process.send?.(message);
});
// No server outlives its walk, and the channel does not keep one that ends.
process.on('disconnect', () => process.exit());
process.channel?.unref();
