import { endpoints, errorCatalogue, isErrorCode, pictureFile } from '@kayal/api-contract';
import { fetchStatesFor, nextFetch } from '@kayal/commerce-core';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context/app-context.ts';
import { ApiError } from '../../../http/api-error.ts';
import { pageOf } from '../../../http/paging.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import { repeatWhileListening } from '../../../http/repeat.ts';
import { findPictureColours } from '../bulk/batch.repository.ts';
import type { PictureService } from '../serve/pictures.service.ts';
import { countFetches, listFailed, putOwnersStep } from './fetch.repository.ts';
import { PictureFetches } from './picture-fetches.ts';

/** Pictures of one answer. */
const pageSize = 50;
/** How soon pictures are fetched that another process noted, such as that of an import, ms. */
const lookEveryMs = 5000;

/**
 * Fetches pictures of imports by their address, and serves how far they are.
 * @returns what fetches all that is due at once
 */
export function registerPictureFetches(
  app: FastifyInstance,
  context: AppContext,
  pictures: PictureService,
): () => Promise<void> {
  const { db, now } = context;
  const fetches = new PictureFetches({ context, pictures });

  registerEndpoint(app, endpoints.getPictureFetches, async ({ query, reply }) => {
    // Counted first: whoever reads that nothing is waiting has the whole list.
    const counts = await countFetches(db);
    const rows = await listFailed(db, pageOf(query, pageSize));
    const colours = await findPictureColours(db, [...new Set(rows.map(({ itemId }) => itemId))]);
    reply.header('x-total-count', counts.failed);
    const failed = rows.map((row) => {
      const code = row.code !== null && isErrorCode(row.code) ? row.code : 'internal';
      const colour = colours.get(pictureFile(row.itemId, row.colour)) ?? row.colour;
      return { ...row, colour, code, reason: errorCatalogue[code].text };
    });
    return { counts, failed };
  });
  registerEndpoint(app, endpoints.takePictureFetchStep, async ({ body: { step, id } }) => {
    const event = { type: `fetch.${step}` } as const;
    const next = nextFetch({ state: 'failed', tries: 0 }, event);
    if (next === null) throw new ApiError('not_found');
    const changed = await putOwnersStep(db, { from: fetchStatesFor(event), to: next.state, id, at: now() });
    if (id !== undefined && changed === 0) throw new ApiError('not_found');
    if (step === 'retry') void fetches.begin();
    return { success: true, changed };
  });

  app.addHook('onClose', () => fetches.close());
  repeatWhileListening(app, {
    everyMs: lookEveryMs,
    round: () => fetches.round(),
    failure: 'the pictures of imports could not be fetched',
  });
  return () => fetches.begin();
}
