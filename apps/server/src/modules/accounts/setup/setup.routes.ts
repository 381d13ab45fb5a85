import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../http/api-error.ts';
import { registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import { hasAdmin } from '../admins/admins.repository.ts';
import { prepareAdmin, writeAdmin } from '../admins/create-admin.ts';
import { findByEmail } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import { asList, type OpenSession } from '../sign-in/open-session.ts';
import { findSetupToken, useSetupToken } from './setup-token.ts';

/** Opening a new shop: its first admin, by the address that the server printed. */
export function registerSetup(app: FastifyInstance, services: AccountServices, openSession: OpenSession): void {
  const { context, limiter, passwords, callerOf } = services;
  const { config, db, now } = context;

  registerPublicEndpoint(app, endpoints.getSetup, async () => ({ success: true, due: !(await hasAdmin(db)) }));

  registerPublicEndpoint(app, endpoints.createFirstAdmin, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    await limiter.spend(db, limits.setupTriesPerAddress, caller.networks, 'rate.limited');
    const kept = await findSetupToken(db, body.token, now());
    if (kept === null || (await hasAdmin(db))) {
      caller.note('setup.refused');
      throw new ApiError('setup.refused');
    }
    const { email, full_name: name, password } = body;
    const prepared = await prepareAdmin({ email, name, password }, config.passwordMinLength, passwords);
    const id = (await findByEmail(db, prepared.email))?.id ?? prepared.newId;
    const admin = { id, full_name: prepared.name, email: prepared.email, role: 'admin' } as const;
    // Reading the server's output proves more than a password does, so this session counts as having a second factor.
    const users = await asList(
      openSession.afterSecondFactor({ request, reply }, admin, false, async (transaction) => {
        if (!(await useSetupToken(transaction, kept))) throw new ApiError('setup.refused');
        await writeAdmin(transaction, { ...prepared, newId: id }, { actorId: null, at: now() });
      }),
    );
    caller.note('setup.done', id);
    return users;
  });
}
