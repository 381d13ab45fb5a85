import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/api-error.ts';
import { registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import type { Recovery } from '../recovery/recovery.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { asList, roleMark, type OpenSession, type UserRow } from './open-session.ts';
import { createPasswordLogin } from './password-login.ts';

/** Signing in by password, who is signed in, signing out. */
export function registerSignIn(
  app: FastifyInstance,
  services: AccountServices,
  { recovery, sessions, openSession }: { recovery: Recovery; sessions: Sessions; openSession: OpenSession },
): void {
  const { context, callerOf } = services;
  const login = createPasswordLogin(services);

  // Without the listed GET the path still answers POST, so a GET gets 405 and `Allow: POST`.
  if (context.config.allowGetLogin) {
    const noUser: UserRow[] = [];
    registerPublicEndpoint(app, endpoints.loginByQuery, async ({ query, request, reply }) => {
      if (!isOwnFetch(request)) throw new ApiError('request.cross_site');
      if (query.email === '' || query.password === '') return noUser;
      const customer = await login.check(query.email, query.password, callerOf(request));
      if (customer?.verified !== 1 || (await openSession.asksForMore(customer))) return noUser;
      return asList(openSession.afterFirstFactor({ request, reply }, customer, false));
    });
  }

  registerPublicEndpoint(app, endpoints.login, async ({ body, request, reply }) => {
    if (body.email.trim() === '' || body.password === '') throw new ApiError('auth.missing');
    const customer = await login.check(body.email, body.password, callerOf(request));
    if (customer === null) throw new ApiError('auth.invalid');
    if (customer.verified === 0) {
      throw new ApiError('EMAIL_UNVERIFIED', { id: await recovery.repeatSignUpCode(customer, callerOf(request)) });
    }
    return asList(openSession.afterFirstFactor({ request, reply }, customer, body.rememberMe === true));
  });

  registerPublicEndpoint(app, endpoints.session, async ({ request }) => {
    const identity = await sessions.identify(request);
    if (identity === null) return { success: true, user: null };
    const { customerId: id, name, email, role, lacksSecondFactor } = identity;
    const isAdmin = role === 'admin' || lacksSecondFactor;
    return { success: true, user: { id, full_name: name, email, isAdmin, password: roleMark(isAdmin) } };
  });

  registerPublicEndpoint(app, endpoints.logout, async ({ request, reply }) => {
    await sessions.close(request, reply);
    reply.header('clear-site-data', '"cache", "storage"');
    return { success: true };
  });
}

/**
 * Whether the request is a fetch of our own page or comes from a program without cookies; an image or a link is
 * neither. A browser sends both headers or none; the fetch of Node sends the mode alone.
 */
function isOwnFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const mode = headers['sec-fetch-mode'];
  const isFetch = mode === 'cors';
  if (site === undefined && (mode === undefined || isFetch)) return headers.cookie === undefined;
  return site === 'same-origin' && isFetch;
}
