import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';

const pingMs = 1000;
const minFreeShare = 0.05;

/**
 * `/health/live` answers without touching anything. `/health/ready` answers 503 while the server drains, while
 * the database does not answer within a second, or with less than 5 % of the disk free. Migrations ran before listening.
 */
export function registerHealth(app: FastifyInstance, { db, config }: AppContext): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;

  app.get('/health/live', options, async () => ({ ok: true }));

  app.get('/health/ready', options, async (_request, reply) => {
    const ok = !isDraining && (await answersInTime(sql`select 1`.execute(db))) && (await hasSpace(config.dataDir));
    reply.code(ok ? 200 : 503).header('cache-control', 'no-store');
    return { ok };
  });
}

async function answersInTime(ping: Promise<unknown>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), pingMs);
  const answered = ping.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return result;
}

async function hasSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return blocks === 0 || bavail / blocks >= minFreeShare;
  } catch {
    return false;
  }
}
