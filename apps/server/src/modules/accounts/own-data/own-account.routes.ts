import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import { createChangePassword } from '../passwords/change-password.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { createOwnData } from './own-data.service.ts';

/** Routes of an owner's own account: change the password, export the data, delete the account. */
export function registerOwnAccount(app: FastifyInstance, services: AccountServices, sessions: Sessions): void {
  const changePassword = createChangePassword(services, sessions);
  const ownData = createOwnData(services, sessions);

  registerEndpoint(app, endpoints.changePassword, async ({ identity, body, request, reply }) => {
    const { password, newPassword } = body;
    await changePassword({ request, reply }, identity, { password, newPassword });
    return { success: true, message: 'Your password has been changed.' };
  });

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
