import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context/app-context.ts';
import { ApiError } from '../../../http/api-error.ts';
import { requireSelf } from '../../../http/identity.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import { normaliseName } from './customer-fields.ts';
import { findCustomer, updateCustomer } from './customers.repository.ts';

/** A customer's own record, for her and for admins, and her name. */
export function registerProfile(app: FastifyInstance, { db }: AppContext): void {
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
