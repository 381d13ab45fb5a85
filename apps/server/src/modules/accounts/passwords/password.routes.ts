import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { createConfirmIdentity } from './confirm-identity.ts';
import { createChangePassword } from './change-password.ts';

/** Lets a signed-in customer change her password, and confirm by it that it is she. */
export function registerPassword(app: FastifyInstance, services: AccountServices, sessions: Sessions): void {
  const changePassword = createChangePassword(services, sessions);
  const confirmIdentity = createConfirmIdentity(services);

  registerEndpoint(app, endpoints.confirmIdentity, async ({ identity, body, request }) => {
    await confirmIdentity(identity, body.password, services.callerOf(request));
    return { success: true, message: 'Confirmed for five minutes.' };
  });

  registerEndpoint(app, endpoints.changePassword, async ({ identity, body, request, reply }) => {
    const { password, newPassword } = body;
    await changePassword({ request, reply }, identity, { password, newPassword });
    return { success: true, message: 'Your password has been changed.' };
  });
}
