import type { FastifyInstance } from 'fastify';

/** Work that repeats while the server listens. */
export interface Repeated {
  readonly everyMs: number;
  /** When the first round begins, ms after the server began to listen; `everyMs` where absent. */
  readonly firstAfterMs?: number;
  /** One round. An error is logged, and the next round starts as usual. */
  readonly round: () => Promise<void>;
  /** Log line of a failed round. */
  readonly failure: string;
}

/** For work that clears up: not while the server starts, but also in a process that ends within the hour. */
export const sweepTimes = { firstAfterMs: 60_000, everyMs: 3_600_000 } as const;

/**
 * Repeats work while the server listens: one round at a time; a round that is due during another is skipped. The timer
 * does not keep the process alive; closing the server waits for the round under way.
 */
export function repeatWhileListening(app: FastifyInstance, repeated: Repeated): void {
  const { everyMs, firstAfterMs = everyMs, round, failure } = repeated;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | null = null;
  const tick = (): void => {
    current ??= round()
      .catch((error: unknown) => app.log.error({ err: error }, failure))
      .finally(() => {
        current = null;
      });
  };
  app.addHook('onListen', async () => {
    timer = setTimeout(() => {
      timer = setInterval(tick, everyMs).unref();
      tick();
    }, firstAfterMs).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await current;
  });
}
