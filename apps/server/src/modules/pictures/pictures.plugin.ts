import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerPictureBatches } from './bulk/batch.routes.ts';
import { registerPictureFetches } from './fetch/fetch.routes.ts';
import { drawAhead } from './serve/draw-ahead.ts';
import { servePictures } from './serve/pictures.routes.ts';
import { registerPictureUploads } from './upload/upload.routes.ts';

/** Pictures of products and of the shop: served, uploaded one by one and in bulk, fetched for imports, and drawn ahead of the first visitor. */
export async function registerPictures(app: FastifyInstance, context: AppContext): Promise<void> {
  const pictures = servePictures(app, context);
  await registerPictureUploads(app, context, pictures);
  await registerPictureBatches(app, context, pictures);
  app.decorate('fetchPictures', registerPictureFetches(app, context, pictures));
  const made = context.config.drawAhead ? drawAhead(app, context, pictures) : async () => undefined;
  app.decorate('firstPicturesMade', made);
}
