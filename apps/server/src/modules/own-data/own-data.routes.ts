import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import type { Sessions } from '../accounts/sessions/sessions.service.ts';
import { createOwnData } from './own-data.service.ts';

/** Lets a customer export her data and delete her account. */
export function registerOwnData(app: FastifyInstance, services: AccountServices, sessions: Sessions): void {
  const ownData = createOwnData(services, sessions);

  registerEndpoint(app, endpoints.exportMyData, async ({ identity, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return ownData.read(identity);
  });

  registerEndpoint(app, endpoints.deleteAccount, async ({ identity, body, request, reply }) => {
    await ownData.deleteAccount(identity, body.password, services.callerOf(request));
    await sessions.close(request, reply);
    reply.header('clear-site-data', '"cache", "storage"');
    return { success: true, message: 'Your account is deleted.' };
  });
}
