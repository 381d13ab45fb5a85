import { canonicalColour, endpoints, pictureBatchLimits } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context/app-context.ts';
import { pageOf } from '../../../http/paging.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import { repeatWhileListening, sweepTimes } from '../../../http/repeat.ts';
import type { PictureService } from '../serve/pictures.service.ts';
import { acceptMultipart } from '../upload/upload-form.ts';
import { PictureBatches } from './batch.service.ts';

/** Pictures of one answer. */
const pageSize = 50;

/** Serves pictures in bulk: upload, progress, and assignment of unmatched pictures. */
export async function registerPictureBatches(
  app: FastifyInstance,
  context: AppContext,
  pictures: PictureService,
): Promise<void> {
  const batches = new PictureBatches({ context, pictures });

  await app.register(async (scope) => {
    const { pictures: files, bodyBytes } = pictureBatchLimits;
    await acceptMultipart(scope, { files, fileBytes: bodyBytes });
    registerEndpoint(scope, endpoints.addPictureBatch, ({ identity, request }) => batches.add(identity, request));
  });
  registerEndpoint(app, endpoints.getPictureBatch, ({ params }) => batches.find(params.batch));
  registerEndpoint(app, endpoints.getUnmatchedPictures, async ({ query, reply }) => {
    const { total, rows } = await batches.unmatched(pageOf(query, pageSize));
    reply.header('x-total-count', total);
    return rows;
  });
  registerEndpoint(app, endpoints.assignPicture, async ({ identity, body }) => {
    const { id, itemId, colour, view = 'front' } = body;
    const name = { productId: Number(itemId), colour: canonicalColour(colour), view };
    return { success: true, picture: await batches.assign(identity, id, name) };
  });
  registerEndpoint(app, endpoints.deleteUnmatchedPicture, async ({ params }) => {
    await batches.drop(params.id);
    return { success: true, message: 'The picture was deleted.' };
  });

  app.addHook('onListen', () => batches.clearLeftovers());
  app.addHook('onClose', () => batches.close());
  repeatWhileListening(app, {
    ...sweepTimes,
    round: () => batches.sweep(),
    failure: 'old batches of pictures could not be swept',
  });
}
