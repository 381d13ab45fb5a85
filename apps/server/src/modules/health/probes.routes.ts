import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** `/health/live` answers without touching anything; `/health/ready` says whether a balancer should send people here. */
export function registerProbes(app: FastifyInstance, { isReady, startDraining }: Readiness): void {
  app.addHook('preClose', async () => startDraining());
  // The log names what is wrong also where nobody probes.
  app.addHook('onListen', async () => void (await isReady()));
  const options = { config: { access: 'anyone', cost: 'probe' }, schema: { hide: true } } as const;

  app.get('/health/live', options, async () => ({ ok: true }));

  app.get('/health/ready', options, async (_request, reply) => {
    const ok = await isReady();
    reply.code(ok ? 200 : 503).header('cache-control', 'no-store');
    return { ok };
  });
}
