import { endpoints, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import {
  countDeadLetters,
  deleteDeadLetter,
  listDeadLetters,
  sendAgain,
  type DeadLetter,
} from './dead-letters.repository.ts';

type DeadLetterRow = WireOf<'getDeadLetters'>['answer'][number];

/** Default rows of one answer. */
const defaultRows = 50;

/** A mail address or number in part: enough to recognise it, not to use it. */
function maskOf({ channel, recipient, url }: DeadLetter): string {
  if (channel === 'webhook') return url ?? 'a webhook that was removed';
  if (channel === 'mail') return recipient.replace(/^(.)[^@]*/, '$1…');
  return `…${recipient.slice(-4)}`;
}

function toRow(letter: DeadLetter): DeadLetterRow {
  return {
    id: letter.id,
    channel: letter.channel,
    recipient: maskOf(letter),
    subject: letter.subject,
    attempts: letter.attempts,
    createdAt: letter.created_at,
    error: letter.last_error,
  };
}

/** Serves messages that were given up after their last try, to admins. */
export function registerDeadLetters(app: FastifyInstance, context: AppContext): void {
  const { db, now } = context;
  registerEndpoint(
    app,
    endpoints.getDeadLetters,
    listReader(context, async (source, { query, reply }) => {
      reply.header('x-total-count', await countDeadLetters(source.db));
      return (await listDeadLetters(source.db, pageOf(query, defaultRows))).map(toRow);
    }),
  );

  registerEndpoint(app, endpoints.retryDeadLetter, async ({ identity, params: { id } }) => {
    await inTransaction(db, async (trx) => {
      if (!(await sendAgain(trx, id, { dead: 1 }, now()))) throw new ApiError('not_found');
      const entry = { actorId: identity.customerId, action: 'message.retried', subject: id, at: now() };
      await insertAudit(trx, { ...entry, before: { dead: true }, after: { dead: false } });
    });
    return { success: true, message: 'It is tried again.' };
  });

  registerEndpoint(app, endpoints.dropDeadLetter, async ({ identity, params: { id } }) => {
    await inTransaction(db, async (trx) => {
      if (!(await deleteDeadLetter(trx, id))) throw new ApiError('not_found');
      const entry = { actorId: identity.customerId, action: 'message.dropped', subject: id, at: now() };
      await insertAudit(trx, { ...entry, before: { dead: true }, after: {} });
    });
    return { success: true, message: 'It was deleted.' };
  });
}
