import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import type { AccountServices } from '../account-services.ts';
import { hasSecondFactor } from '../second-factor/factors.repository.ts';
import { listAdmins } from './admins.repository.ts';
import { grantAdmin, withdrawAdmin } from './admins.service.ts';

/** Serves the list of admins and changes of their role. */
export function registerAdmins(app: FastifyInstance, { context, callerOf }: AccountServices): void {
  const { db } = context;

  registerEndpoint(app, endpoints.getAdmins, async () => {
    const admins = (await listAdmins(db)).map(async ({ id, full_name, email, created_at: createdAt }) => ({
      id,
      full_name,
      email,
      createdAt,
      hasSecondFactor: await hasSecondFactor(db, id),
    }));
    return { success: true, admins: await Promise.all(admins) };
  });

  registerEndpoint(app, endpoints.grantAdmin, async ({ identity, body, request }) => {
    const { id, full_name: name } = await grantAdmin(context, body.email, identity.customerId);
    callerOf(request).note('role.changed', id);
    return { success: true, message: `${name} is an admin.` };
  });

  registerEndpoint(app, endpoints.withdrawAdmin, async ({ identity, params, request }) => {
    const { id, full_name: name } = await withdrawAdmin(
      context,
      (admin) => admin.id === params.customer,
      identity.customerId,
    );
    callerOf(request).note('role.changed', id);
    return { success: true, message: `${name} is no longer an admin.` };
  });
}
