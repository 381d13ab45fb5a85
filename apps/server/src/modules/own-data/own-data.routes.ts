import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createOwnData } from './own-data.service.ts';

/** Lets a customer export her data and delete her account. */
export function registerOwnData(app: FastifyInstance): void {
  const { services, sessions } = app.accounts;
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
