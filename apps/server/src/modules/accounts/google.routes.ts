import { endpoints, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerEndpoint } from '../../shared/register-endpoint.ts';
import type { AccountParts } from './account-parts.ts';
import type { CustomerRow } from './accounts.repository.ts';
import { createGoogle } from './google.service.ts';

/** One user of a login's answer (S3.ENT.17). */
export type UserRow = WireOf<'googleLogin'>['answer'];

/** Opens a session and answers the user's fields, as any login does. */
type OpenSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  customer: CustomerRow,
  isRemembered: boolean,
) => Promise<UserRow>;

/** Signing in and registering with Google (S7.USER.02, S7.USER.04, J29). */
export function registerGoogle(app: FastifyInstance, parts: AccountParts, signIn: OpenSession): void {
  const google = createGoogle(parts);

  registerEndpoint(app, endpoints.googleLogin, async ({ body, request, reply }) => {
    const customer = await google.signIn(body.token, request.ip);
    return signIn(request, reply, customer, body.rememberMe === true);
  });

  registerEndpoint(app, endpoints.googleSignUp, async ({ body, request }) => {
    await google.register(body.token, request.ip);
    return { success: true };
  });
}
