import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { shownSeason } from '../shop-settings/season.ts';
import { changeColours } from './colours.service.ts';
import { renewWordsOnce } from './renew-words.ts';

/** Serves the admin's changes of colour names and hex; the catalogue module serves their reads. */
export function registerColours(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, endpoints.postModifyColor, async ({ identity, query, body }) => {
    const changes = new Map(Object.entries(body));
    await changeColours(context, identity, query.season ?? (await shownSeason(context)), changes);
    return { success: true, updated: changes.size };
  });

  renewWordsOnce(app, context);
}
