import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import type { Recovery } from './recovery.service.ts';

/** Codes sent again, and a new password by a code. */
export function registerRecovery(app: FastifyInstance, { callerOf }: AccountServices, recovery: Recovery): void {
  registerPublicEndpoint(app, endpoints.sendOtp, async ({ body, request }) => {
    if (body.email !== undefined) await recovery.sendReset(body.email, callerOf(request));
    else if (body.id !== undefined) await recovery.resendSignUp(body.id, callerOf(request));
    return { success: true, message: 'If the address is registered, a code has been sent.' };
  });

  registerPublicEndpoint(app, endpoints.updatePassword, async ({ body: { email, otp, newPassword }, request }) => {
    await recovery.setPassword({ email, otp, newPassword }, callerOf(request));
    return { success: true, message: 'Your password has been changed.' };
  });
}
