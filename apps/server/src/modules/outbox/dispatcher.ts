import type { FastifyInstance } from 'fastify';
import type { Outbox } from './outbox.ts';

const everyMs = 1000;

/** Works on the outbox once a second while the server listens, one round at a time. */
export function startDispatcher(app: FastifyInstance, outbox: Outbox): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isBusy = false;
  const tick = (): void => {
    if (isBusy) return;
    isBusy = true;
    round = outbox.deliver().finally(() => {
      isBusy = false;
    });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(tick, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
