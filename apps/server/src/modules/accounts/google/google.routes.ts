import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import { limits } from '../limits/account-limits.ts';
import type { OpenSession } from '../sign-in/open-session.ts';
import { createGoogleNonces } from './google-nonce.ts';
import { createGoogle } from './google.service.ts';

/** Signing in and registering with Google. */
export function registerGoogle(app: FastifyInstance, services: AccountServices, openSession: OpenSession): void {
  const { context, limiter, callerOf } = services;
  const nonces = createGoogleNonces(context);
  const google = createGoogle(services, nonces);

  // Without Google sign-in the nonce is useless; the calls that take it then refuse.
  registerPublicEndpoint(app, endpoints.googleNonce, async ({ request, reply }) => {
    await limiter.spend(context.db, limits.googleNoncesPerAddress, callerOf(request).networks, 'rate.limited');
    return { success: true, nonce: nonces.mint(reply) };
  });

  registerPublicEndpoint(app, endpoints.googleLogin, async ({ body, request, reply }) => {
    const nonce = nonces.take(request, reply);
    const customer = await google.signIn({ token: body.token, nonce, caller: callerOf(request) });
    return openSession.afterFirstFactor({ request, reply }, customer, body.rememberMe === true);
  });

  registerPublicEndpoint(app, endpoints.googleSignUp, async ({ body, request, reply }) => {
    const nonce = nonces.take(request, reply);
    const { token, consents = [] } = body;
    await google.register({ token, consents, nonce, caller: callerOf(request) });
    return { success: true };
  });
}
