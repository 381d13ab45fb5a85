import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { countAudit, listAudit } from './audit.repository.ts';

/** Rows of one answer where the client requests no other number. */
const defaultRows = 50;

/** Serves the changes that admins made, to admins. */
export function registerAudit(app: FastifyInstance, { db }: AppContext): void {
  registerEndpoint(app, endpoints.getAudit, async ({ query, reply }) => {
    reply.header('x-total-count', await countAudit(db));
    return listAudit(db, pageOf(query, defaultRows));
  });
}
