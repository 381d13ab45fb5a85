import { adminMark, endpoints, passwordMask } from '@kayal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../startup/config.ts';
import { ApiError } from '../../http/api-error.ts';
import { networkOf } from '../../http/client-network.ts';
import type { AppContext } from '../../context.ts';
import { requireSelf } from '../../http/identity.ts';
import { registerEndpoint, registerPublicEndpoint } from '../../http/register-endpoint.ts';
import { createAccountParts } from './account-services.ts';
import { normaliseName } from './customers/customer-fields.ts';
import { findCustomer, updateCustomer, type CustomerRow } from './customers/customers.repository.ts';
import { registerGoogle, type UserRow } from './google/google.routes.ts';
import { createLogin } from './sign-in/sign-in.service.ts';
import { createRecovery } from './recovery/recovery.service.ts';
import { registerSignUp } from './sign-up/sign-up.routes.ts';
import { createSignUp } from './sign-up/sign-up.service.ts';
import type { Sessions } from './sessions/sessions.service.ts';

const deviceDays = 365;

/** Accounts and sessions (S7.USER). */
export function registerAccounts(app: FastifyInstance, context: AppContext, sessions: Sessions): void {
  const { config, db } = context;
  const parts = createAccountParts(context);
  const recovery = createRecovery(parts);
  const login = createLogin(parts, recovery);
  registerSignUp(app, createSignUp(parts), recovery);

  const deviceCookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
  const check = (request: FastifyRequest, email: string, password: string) =>
    login.check({ email, password, address: networkOf(request.ip), device: request.cookies['device'] });
  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    customer: CustomerRow,
    isRemembered: boolean,
  ): Promise<UserRow> => {
    await sessions.open(request, reply, customer.id, isRemembered);
    const token = parts.guard.deviceToken(customer.email);
    reply.setCookie('device', token, { ...deviceCookie, maxAge: deviceDays * 86_400 });
    return userRow(customer);
  };

  const signInListed = async (...call: Parameters<typeof signIn>): Promise<UserRow[]> => {
    const row = await signIn(...call);
    return [row];
  };
  registerGoogle(app, parts, signIn);

  // Without the listed GET the path still answers POST, so a GET gets 405 and `Allow: POST` (J01).
  if (config.allowGetLogin) {
    const nobody: UserRow[] = [];
    registerPublicEndpoint(app, endpoints.loginByQuery, async ({ query, request, reply }) => {
      if (!isOwnFetch(request)) throw new ApiError('request.cross_site');
      if (query.email === '' || query.password === '') return nobody;
      const customer = await check(request, query.email, query.password);
      return customer?.verified === 1 ? signInListed(request, reply, customer, false) : nobody;
    });
  }

  registerPublicEndpoint(app, endpoints.login, async ({ body, request, reply }) => {
    if (body.email.trim() === '' || body.password === '') throw new ApiError('auth.missing');
    const customer = await check(request, body.email, body.password);
    if (customer === null) throw new ApiError('auth.invalid');
    if (customer.verified === 0) throw await login.refuseUnverified(customer);
    return signInListed(request, reply, customer, body.rememberMe === true);
  });

  registerPublicEndpoint(app, endpoints.session, async ({ request }) => {
    const identity = await sessions.identify(request);
    if (identity === null) return { success: true, user: null };
    const { customerId: id, name, email, role } = identity;
    return { success: true, user: { id, full_name: name, email, isAdmin: role === 'admin', password: markOf(role) } };
  });

  registerPublicEndpoint(app, endpoints.logout, async ({ request, reply }) => {
    await sessions.close(request, reply);
    reply.header('clear-site-data', '"cache", "storage"');
    return { success: true };
  });

  registerEndpoint(app, endpoints.getCustomerById, async ({ identity, params }) => {
    requireSelf(identity, params.customer, 'admin');
    const customer = await findCustomer(db, params.customer);
    if (customer === undefined) throw new ApiError('user.not_found');
    const { id, full_name, email, mobile, created_at: createdAt } = customer;
    return { success: true, data: { id, full_name, email, mobile, createdAt } };
  });

  registerEndpoint(app, endpoints.updateProfile, async ({ identity, body }) => {
    const full_name = normaliseName(body.full_name);
    await updateCustomer(db, identity.customerId, { full_name });
    return { success: true, full_name };
  });
}

/** The password field holds a public mark (J03). */
function userRow({ id, full_name, email, role }: CustomerRow): UserRow {
  return { id, full_name, email, password: markOf(role) };
}

function markOf(role: CustomerRow['role']): string {
  return role === 'admin' ? adminMark : passwordMask;
}

/** A fetch of our own page, or a caller that is no browser and has nothing to ride on: never an image or a link (1.1). */
function isOwnFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const mode = headers['sec-fetch-mode'];
  if (site === undefined && mode === undefined) return headers.cookie === undefined;
  return site === 'same-origin' && mode === 'cors';
}
