import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { requireSelf } from '../../http/identity.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { addWatch, readWatches, removeWatch } from './stock-watch.service.ts';

/** Serves "notify me when my size is back" to the customer who waits. */
export function registerStockWatch(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getStockWatches, async ({ identity, params }) => {
    requireSelf(identity, params.customer);
    return { success: true, items: await readWatches(context, identity.customerId) };
  });

  registerEndpoint(app, endpoints.addStockWatch, async ({ identity, body }) => {
    if (body.ledcode !== undefined) requireSelf(identity, body.ledcode);
    await addWatch(context, identity.customerId, body.uniqueCode);
    return { success: true, message: 'We will write to you when it is back' };
  });

  registerEndpoint(app, endpoints.deleteStockWatch, async ({ identity, params }) => {
    await removeWatch(context, identity.customerId, params.uniqueCode);
    return { success: true, message: 'You are no longer waiting for it' };
  });
}
