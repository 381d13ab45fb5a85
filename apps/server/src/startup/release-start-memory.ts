import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long after the start the shop is quiet enough, ms. */
const settledMs = 1000;

/**
 * Gives back what starting up left behind, some 30 MB of a small server's memory: Node collects it only when the heap is
 * full, which on a quiet shop is never.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' });
  }, settledMs).unref();
}
