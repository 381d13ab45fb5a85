import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { endOffer, setOffer } from './offers.service.ts';

/** Serves the admin's changes of offers; the catalogue module serves their reads. */
export function registerOffers(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.addOffer, async ({ identity, body }) => {
    await setOffer(context, identity, { productId: Number(body.itemId), offerPrice: body.offerPrice });
    return { success: true, message: 'Offer added successfully!' };
  });

  registerEndpoint(app, endpoints.removeOffer, async ({ identity, params }) => {
    await endOffer(context, identity, Number(params.itemId));
    return { success: true, message: 'The offer was removed.' };
  });
}
