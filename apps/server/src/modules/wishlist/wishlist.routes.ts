import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { requireSelf } from '../../http/identity.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { addWish, readWishlist, removeWish } from './wishlist.service.ts';

/** Serves the wishlist to its owner. */
export function registerWishlist(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getWishlist, async ({ identity, params }) => {
    requireSelf(identity, params.customer);
    return { success: true, items: await readWishlist(context, identity.customerId) };
  });

  registerEndpoint(app, endpoints.addToWishlist, async ({ identity, body }) => {
    if (body.ledcode !== undefined) requireSelf(identity, body.ledcode);
    const wish = { productId: Number(body.ID), uniqueCode: body.uniqueCode };
    return { success: true, message: 'Item added to wishlist', id: await addWish(context, identity.customerId, wish) };
  });

  registerEndpoint(app, endpoints.deleteFromWishlist, async ({ identity, params }) => {
    await removeWish(context, identity.customerId, params.id);
    return { success: true, message: 'Item removed from wishlist' };
  });
}
