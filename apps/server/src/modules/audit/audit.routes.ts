import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { repeatWhileListening } from '../../http/repeat.ts';
import { sealAudit } from './audit-chain.ts';
import { auditReads } from './audit-reads.ts';
import { countAudit, listAudit } from './audit.repository.ts';

/** Rows of one answer where the client requests no other number. */
const defaultRows = 50;

const sealEveryMs = 60_000;

/** Serves the changes that admins made, to admins; leaves entries of reads, and seals all entries. */
export function registerAudit(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  registerEndpoint(
    app,
    endpoints.getAudit,
    listReader(context, async (source, { query, reply }) => {
      const { kind = 'changes' } = query;
      reply.header('x-total-count', await countAudit(source.db, kind));
      return listAudit(source.db, kind, pageOf(query, defaultRows));
    }),
  );
  auditReads(app, context);
  repeatWhileListening(app, {
    everyMs: sealEveryMs,
    round: async () => {
      // One line for each, so that what collects the log has a copy that nobody can change in the database.
      for (const entry of await sealAudit(db)) app.log.info({ audit: entry }, 'an audit entry was sealed');
    },
    failure: 'the audit log could not be sealed',
  });
}
