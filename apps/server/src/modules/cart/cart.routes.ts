import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { requireSelf } from '../../http/identity.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { shownSeason } from '../shop-settings/season.ts';
import { changeLine, emptyCart, readCart, removeLine } from './cart.service.ts';

/** Serves the cart to its owner only. Price, name and e-mail in a client's body are ignored. */
export function registerCart(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.addToCart, async ({ identity, body, headers, reply }) => {
    if (body.ledcode !== undefined) requireSelf(identity, body.ledcode);
    const change = { productId: Number(body.itemId), uniqueCode: body.uniqueCode, delta: body.quantity };
    const { answer, replayed } = await changeLine(context, identity, change, headers['idempotency-key']);
    if (replayed) reply.header('idempotent-replayed', 'true');
    return answer;
  });

  registerEndpoint(app, endpoints.getCart, async ({ identity, params }) => {
    requireSelf(identity, params.customer);
    return { success: true, items: await readCart(context.db, identity, await shownSeason(context)) };
  });

  registerEndpoint(app, endpoints.deleteCartItem, async ({ identity, params }) => {
    requireSelf(identity, params.ledcode);
    const line = { productId: Number(params.itemId), uniqueCode: params.uniqueCode };
    const items = await removeLine(context, identity, line);
    return { success: true, message: 'Item deleted successfully', items };
  });

  registerEndpoint(app, endpoints.clearCart, async ({ identity, params }) => {
    requireSelf(identity, params.customer);
    return { success: true, ...(await emptyCart(context, identity.customerId)) };
  });
}
