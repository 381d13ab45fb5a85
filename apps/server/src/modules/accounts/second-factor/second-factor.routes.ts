import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../../../http/identity.ts';
import { registerEndpoint, registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import { asList, type OpenSession } from '../sign-in/open-session.ts';
import { createFinishSignIn } from './finish-sign-in.ts';
import { createPasskeys } from './passkeys.ts';
import { createSecondFactors, type Owner } from './second-factors.service.ts';

/** Passkeys, authenticator apps and recovery codes: adding and removing them, and signing in with them. */
export function registerSecondFactors(app: FastifyInstance, services: AccountServices, openSession: OpenSession): void {
  const passkeys = createPasskeys(services.context.config);
  const factors = createSecondFactors(services, passkeys);
  const signIn = createFinishSignIn(services, passkeys, openSession);
  const ownerOf = (identity: Identity, request: FastifyRequest): Owner => ({
    identity,
    caller: services.callerOf(request),
  });

  registerEndpoint(app, endpoints.getSecondFactors, ({ identity }) => factors.read(identity));

  registerEndpoint(app, endpoints.startPasskey, ({ identity, request, body }) =>
    factors.startPasskey(ownerOf(identity, request), body.password),
  );

  registerEndpoint(app, endpoints.addPasskey, async ({ identity, request, body }) => ({
    success: true,
    recoveryCodes: await factors.addPasskey(ownerOf(identity, request), body),
  }));

  registerEndpoint(app, endpoints.removePasskey, async ({ identity, request, params, body }) => {
    await factors.removePasskey(ownerOf(identity, request), params.id, body.password);
    return { success: true, message: 'The passkey is removed.' };
  });

  registerEndpoint(app, endpoints.startTotp, ({ identity, request, body }) =>
    factors.startTotp(ownerOf(identity, request), body.password),
  );

  registerEndpoint(app, endpoints.addTotp, async ({ identity, request, body }) => ({
    success: true,
    recoveryCodes: await factors.addTotp(ownerOf(identity, request), body),
  }));

  registerEndpoint(app, endpoints.removeTotp, async ({ identity, request, body }) => {
    await factors.removeTotp(ownerOf(identity, request), body.password);
    return { success: true, message: 'The authenticator app is removed.' };
  });

  registerEndpoint(app, endpoints.renewRecoveryCodes, async ({ identity, request, body }) => ({
    success: true,
    recoveryCodes: await factors.renewRecoveryCodes(ownerOf(identity, request), body.password),
  }));

  registerPublicEndpoint(app, endpoints.getSignInChallenge, ({ body }) => signIn.options(body.id));

  registerPublicEndpoint(app, endpoints.finishSignIn, ({ request, reply, body }) =>
    asList(signIn.finish({ request, reply }, body)),
  );
}
