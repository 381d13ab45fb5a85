import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { deleteOtherSessions, signOutEverywhere } from './sessions.repository.ts';
import type { Sessions } from './sessions.service.ts';

/** Sessions of an account: its owner lists and ends them, and so can an admin, whose calls write an audit entry. */
export function registerSessions(app: FastifyInstance, { db, now }: AppContext, sessions: Sessions): void {
  registerEndpoint(app, endpoints.getSessions, async ({ identity }) => ({
    success: true,
    sessions: await sessions.list(identity.customerId, identity.sessionHash),
  }));

  registerEndpoint(app, endpoints.endSession, async ({ identity, params }) => {
    if (!(await sessions.end(db, identity.customerId, params.id))) throw new ApiError('not_found');
    return { success: true, ended: 1 };
  });

  registerEndpoint(app, endpoints.endOtherSessions, async ({ identity }) => ({
    success: true,
    ended: await deleteOtherSessions(db, identity.customerId, identity.sessionHash),
  }));

  /** Ends sessions of a customer for an admin and writes the audit entry, in one transaction. */
  const endFor = (
    adminId: string,
    customerId: string,
    end: (transaction: Transaction<Database>) => Promise<number>,
  ): Promise<number> =>
    inTransaction(db, async (transaction) => {
      const ended = await end(transaction);
      const entry = { actorId: adminId, action: 'sessions.ended', subject: customerId, before: {}, after: { ended } };
      if (ended > 0) await insertAudit(transaction, { ...entry, at: now() });
      return ended;
    });

  registerEndpoint(app, endpoints.getCustomerSessions, async ({ params }) => ({
    success: true,
    sessions: await sessions.list(params.customer, null),
  }));

  registerEndpoint(app, endpoints.endCustomerSessions, async ({ identity, params: { customer } }) => ({
    success: true,
    ended: await endFor(identity.customerId, customer, (transaction) => signOutEverywhere(transaction, customer)),
  }));

  registerEndpoint(app, endpoints.endCustomerSession, async ({ identity, params: { customer, id } }) => {
    const ended = await endFor(identity.customerId, customer, async (transaction) =>
      (await sessions.end(transaction, customer, id)) ? 1 : 0,
    );
    if (ended === 0) throw new ApiError('not_found');
    return { success: true, ended };
  });
}
