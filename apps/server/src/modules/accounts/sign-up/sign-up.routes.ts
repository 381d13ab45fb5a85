import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../../http/client-network.ts';
import { registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import type { Recovery } from '../recovery/recovery.service.ts';
import type { SignUp } from './sign-up.service.ts';

const verifyTexts = {
  verified: 'OTP Verified Successfully!',
  wrong: 'Invalid OTP. Please check the code and try again.',
} as const;

/** Registering, codes and new passwords (S7.USER.03, .05–.07). */
export function registerSignUp(app: FastifyInstance, signUp: SignUp, recovery: Recovery): void {
  registerPublicEndpoint(app, endpoints.signUp, async ({ body: { email, full_name, password }, request }) => ({
    success: true,
    id: await signUp.register({ email, full_name, password }, networkOf(request.ip)),
  }));

  registerPublicEndpoint(app, endpoints.verify, async ({ body, request }) => {
    const result = await signUp.verify(body.id, body.otp, networkOf(request.ip));
    return { success: result === 'verified', message: verifyTexts[result] };
  });

  registerPublicEndpoint(app, endpoints.sendOtp, async ({ body, request }) => {
    if (body.email !== undefined) await recovery.sendReset(body.email, networkOf(request.ip));
    else if (body.id !== undefined) await recovery.resendSignUp(body.id, networkOf(request.ip));
    return { success: true, message: 'If the address is registered, a code has been sent.' };
  });

  registerPublicEndpoint(app, endpoints.updatePassword, async ({ body: { email, otp, newPassword }, request }) => {
    await recovery.setPassword({ email, otp, newPassword }, networkOf(request.ip));
    return { success: true, message: 'Your password has been changed.' };
  });
}
