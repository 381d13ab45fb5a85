import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { addToken, identifyToken, readTokens, revokeToken } from './api-tokens.service.ts';

/** Serves the back office's API tokens, and says which program calls with one. */
export function registerApiTokens(app: FastifyInstance, context: AppContext): void {
  app.decorate('identifyToken', (request) => identifyToken(context, request));

  registerEndpoint(app, endpoints.getApiTokens, () => readTokens(context));
  registerEndpoint(app, endpoints.addApiToken, async ({ identity, body }) => ({
    success: true,
    ...(await addToken(context, identity, body)),
  }));
  registerEndpoint(app, endpoints.revokeApiToken, async ({ identity, params }) => {
    await revokeToken(context, identity, params.id);
    return { success: true, message: 'The token was revoked.' };
  });
}
