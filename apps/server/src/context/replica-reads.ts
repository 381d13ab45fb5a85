import type { FastifyReply } from 'fastify';
import type { AppContext } from './app-context.ts';

/**
 * Where a report is read: the replica of `DATABASE_REPLICA_URL`, however far it is behind, and the database where there is
 * none or it does not answer. The answer's header `age` says how old the replica is, s.
 */
export async function reportSource(context: AppContext, reply: FastifyReply): Promise<AppContext> {
  const { replica } = context;
  const age = replica === null ? null : await replica.age();
  if (replica === null || age === null) return context;
  reply.header('age', age);
  return { ...context, db: replica.db };
}

/**
 * The handler of a list or file of the back office. It reads the replica once that has all that was committed before the
 * call, and the database where that takes too long: whoever has just saved something finds it in either, whichever process
 * saved it. The header `age` is 0 where the replica answered.
 * @param read only reads, and only through the context it gets; runs again on the database after the replica was lost
 */
export function listReader<Call extends { readonly reply: FastifyReply }, const Answer>(
  context: AppContext,
  read: (source: AppContext, call: Call) => Promise<Answer>,
): (call: Call) => Promise<Answer> {
  const { replica } = context;
  if (replica === null) return (call) => read(context, call);
  return (call) =>
    replica.readCurrent(context.db, async (db) => {
      const answer = await read({ ...context, db }, call);
      if (db !== context.db) call.reply.header('age', 0);
      return answer;
    });
}
