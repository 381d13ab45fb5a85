import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { openReplica } from '../../db/postgres/open-replica.ts';

/** Says where an answer is read, and how old that is, in the answer's header `age`. */
export type ReportSource = (reply: FastifyReply) => Promise<AppContext>;

/**
 * Where reports are read: the replica of `DATABASE_REPLICA_URL`, or the database itself where there is none or it does not
 * answer. Lists stay with the database: whoever has just saved something looks for it there.
 */
export function openReportSource(app: FastifyInstance, context: AppContext): ReportSource {
  const { databaseReplicaUrl } = context.config;
  if (databaseReplicaUrl === null) return async () => context;
  const replica = openReplica(databaseReplicaUrl, context.config.databasePooler);
  app.addHook('onClose', replica.close);
  return async (reply) => {
    const age = await replica.age();
    if (age === null) return context;
    reply.header('age', age);
    return { ...context, db: replica.db };
  };
}
