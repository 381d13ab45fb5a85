import { endpoints, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../../http/client-network.ts';
import { registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountParts } from '../account-services.ts';
import type { CustomerRow } from '../customers/customers.repository.ts';
import { createGoogleNonces } from './google-nonce.ts';
import { createGoogle } from './google.service.ts';
import { limits } from '../limits/account-limits.ts';

/** One user of a login's answer (S3.ENT.17). */
export type UserRow = WireOf<'googleLogin'>['answer'];

/** Opens a session and answers the user's fields, as any login does. */
type OpenSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  customer: CustomerRow,
  isRemembered: boolean,
) => Promise<UserRow>;

/** Signing in and registering with Google (S7.USER.02, S7.USER.04, J29, ASVS 10.5.1). */
export function registerGoogle(app: FastifyInstance, parts: AccountParts, signIn: OpenSession): void {
  const { context, limiter } = parts;
  const nonces = createGoogleNonces(context);
  const google = createGoogle(parts, nonces);

  // Where Google is not set up a nonce is worth nothing, and the calls that would take it say so.
  registerPublicEndpoint(app, endpoints.googleNonce, async ({ request, reply }) => {
    await limiter.spend(context.db, limits.googleNoncesPerAddress, networkOf(request.ip), 'rate.limited');
    return { success: true, nonce: nonces.mint(reply) };
  });

  registerPublicEndpoint(app, endpoints.googleLogin, async ({ body, request, reply }) => {
    const nonce = nonces.take(request, reply);
    const customer = await google.signIn({ token: body.token, nonce, address: networkOf(request.ip) });
    return signIn(request, reply, customer, body.rememberMe === true);
  });

  registerPublicEndpoint(app, endpoints.googleSignUp, async ({ body, request, reply }) => {
    const nonce = nonces.take(request, reply);
    await google.register({ token: body.token, nonce, address: networkOf(request.ip) });
    return { success: true };
  });
}
