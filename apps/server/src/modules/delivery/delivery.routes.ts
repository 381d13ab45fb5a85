import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { registerEndpoint, registerPublicEndpoint } from '../../http/register-endpoint.ts';
import { readDelivery } from './delivery-terms.service.ts';
import { writePincodeFile } from './pincode-file.ts';
import { listPincodes } from './pincodes.repository.ts';
import { importPincodes, readPincodes } from './pincodes.service.ts';

/** Serves what the shop promises for a pincode, and the table of pincodes in the back office. */
export function registerDelivery(app: FastifyInstance, context: AppContext): void {
  registerPublicEndpoint(app, endpoints.getDelivery, ({ query }) => readDelivery(context, query.pincode));

  registerEndpoint(app, endpoints.getPincodes, ({ query }) => readPincodes(context, query.pincode));

  registerEndpoint(app, endpoints.importPincodes, ({ identity, body }) => importPincodes(context, identity, body));

  registerEndpoint(
    app,
    endpoints.exportPincodes,
    listReader(context, async ({ db }, { reply }) => {
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="pincodes.csv"');
      return writePincodeFile(await listPincodes(db));
    }),
  );
}
