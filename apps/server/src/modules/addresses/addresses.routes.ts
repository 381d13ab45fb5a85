import { endpoints, type AddressFields, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import { requireSelf } from '../../http/identity.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { keyOf } from '../idempotency/idempotency.service.ts';
import {
  addAddress,
  changeAddress,
  chooseAddress,
  removeOwnAddress,
  readAddress,
  readAddresses,
} from './addresses.service.ts';

/** The fields a client may write; every other field of the body is ignored. Home where no type is given. */
function fieldsOf(body: WireOf<'addAddress'>['body']): AddressFields {
  const { name, mobile, pincode, locality, address, city, district, addressType = 'Home' } = body;
  return { name, mobile, pincode, locality, address, city, district, addressType };
}

/** Serves delivery addresses to their owner. */
export function registerAddresses(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getAddresses, async ({ identity, params }) => {
    // The listed rows of all orders have no address: a back office of others reads it here (J06, J76).
    requireSelf(identity, params.customer, 'admin');
    return { success: true, data: await readAddresses(context, params.customer) };
  });

  registerEndpoint(app, endpoints.getAddress, async ({ identity, params }) => ({
    success: true,
    data: await readAddress(context, identity.customerId, params.id),
  }));

  registerEndpoint(app, endpoints.addAddress, async ({ identity, body, request, reply }) => {
    if (body.ledcode !== undefined) requireSelf(identity, body.ledcode);
    const { answer, replayed } = await addAddress(context, identity.customerId, fieldsOf(body), keyOf(request));
    if (replayed) reply.header('idempotent-replayed', 'true');
    return answer;
  });

  registerEndpoint(app, endpoints.updateAddress, async ({ identity, params, body }) => {
    if (body.ledcode !== undefined) requireSelf(identity, body.ledcode);
    await changeAddress(context, identity.customerId, params.id, fieldsOf(body));
    return { success: true, message: 'Address updated successfully' };
  });

  registerEndpoint(app, endpoints.setActiveAddress, async ({ identity, body }) => {
    if (body.ledcode !== undefined) requireSelf(identity, body.ledcode);
    await chooseAddress(context, identity.customerId, body.addressId);
    return { success: true, message: 'Active address updated' };
  });

  registerEndpoint(app, endpoints.deleteAddress, async ({ identity, body, query }) => {
    const addressId = body?.addressId ?? query.addressId;
    const claim = body?.ledcode ?? query.ledcode;
    if (claim !== undefined) requireSelf(identity, claim);
    if (addressId === undefined) throw new ApiError('request.invalid', { fields: { addressId: 'missing' } });
    await removeOwnAddress(context, identity.customerId, addressId);
    return { success: true, message: 'Address deleted successfully' };
  });
}
