import type { FastifyInstance } from 'fastify';

/** Work that repeats while the server listens. */
export interface Repeated {
  readonly everyMs: number;
  /** One round. An error is logged, and the next round starts as usual. */
  readonly round: () => Promise<void>;
  /** Log line of a failed round. */
  readonly failure: string;
}

/**
 * Repeats work while the server listens: one round at a time; a round that is due during another is skipped. The timer
 * does not keep the process alive; closing the server waits for the round under way.
 */
export function repeatWhileListening(app: FastifyInstance, { everyMs, round, failure }: Repeated): void {
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
    timer = setInterval(tick, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await current;
  });
}
