import { endpoints, type RouteName } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerPending } from '../../shared/register-endpoint.ts';

/** The listed calls whose modules come with a later issue; until then they answer 501. */
export const pendingEndpoints = [
  'googleLogin',
  'googleSignUp',
  'sendWhatsapp',
  'getImages',
  'uploadImages',
  'getContactMessages',
  'addOffer',
  'removeOffer',
  'postDisplayFirst',
  'postModifyColor',
  'getInvoice',
] as const satisfies readonly RouteName[];

/** Serves the pending calls. */
export function registerPendingEndpoints(app: FastifyInstance): void {
  for (const name of pendingEndpoints) registerPending(app, endpoints[name]);
}
