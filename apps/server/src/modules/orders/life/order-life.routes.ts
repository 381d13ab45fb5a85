import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context/app-context.ts';
import { registerEndpoint, registerPublicEndpoint } from '../../../http/register-endpoint.ts';
import { importTracking } from '../tracking/import-tracking.ts';
import { revokeTracking, trackOrder } from '../tracking/tracking-links.ts';
import { cancelOrder, cancelOwnOrder, deliverOrder } from './order-life.service.ts';
import { takeOrderStep } from './order-steps.service.ts';
import { packParcel } from './parcel-steps.service.ts';
import { readOrderLife } from './read-life.ts';

/** Serves what happens to orders after their placement: their steps, packing, cancelling, tracking. */
export function registerOrderLife(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.getOrderLife, async ({ identity, params }) =>
    readOrderLife(context, identity, params.entryNo),
  );

  registerEndpoint(app, endpoints.updateDelivery, async ({ identity, params }) => {
    await deliverOrder(context, identity, params.entryNo);
    return { success: true };
  });

  registerEndpoint(app, endpoints.cancelOrder, async ({ identity, params, body }) => {
    await cancelOrder(context, identity, params.entryNo, body.reason.trim());
    return { success: true };
  });

  registerEndpoint(app, endpoints.cancelOwnOrder, async ({ identity, params, body }) => {
    await cancelOwnOrder(context, identity, params.entryNo, body.reason?.trim() ?? '');
    return { success: true };
  });

  registerEndpoint(app, endpoints.takeOrderStep, async ({ identity, body }) => ({
    success: true,
    ...(await takeOrderStep(context, identity, body)),
  }));

  registerEndpoint(app, endpoints.packParcel, async ({ identity, params, body }) => {
    await packParcel(context, identity, params.entryNo, body);
    return readOrderLife(context, identity, params.entryNo);
  });

  registerEndpoint(app, endpoints.importTracking, async ({ identity, body }) => ({
    success: true,
    ...(await importTracking(context, identity, body)),
  }));

  registerEndpoint(app, endpoints.revokeTracking, async ({ identity, params }) => {
    await revokeTracking(context, identity, params.entryNo);
    return { success: true };
  });

  registerPublicEndpoint(app, endpoints.trackOrder, ({ body }) => trackOrder(context, body.token));
}
