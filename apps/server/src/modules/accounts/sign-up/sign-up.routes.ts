import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import { createSignUp } from './sign-up.service.ts';

const verifyTexts = {
  verified: 'OTP Verified Successfully!',
  wrong: 'Invalid OTP. Please check the code and try again.',
} as const;

/** Registering, and confirming the address by the mailed code. */
export function registerSignUp(app: FastifyInstance, services: AccountServices): void {
  const { callerOf } = services;
  const signUp = createSignUp(services);

  registerPublicEndpoint(app, endpoints.signUp, async ({ body, request }) => ({
    success: true,
    id: await signUp.register(body, callerOf(request)),
  }));

  registerPublicEndpoint(app, endpoints.verify, async ({ body, request }) => {
    const result = await signUp.verify(body.id, body.otp, callerOf(request));
    return { success: result === 'verified', message: verifyTexts[result] };
  });
}
