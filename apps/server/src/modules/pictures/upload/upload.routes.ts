import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import type { Identity } from '../../../http/identity.ts';
import { isFresh } from '../../../http/negotiation.ts';
import { pageOf } from '../../../http/paging.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import type { PictureService } from '../serve/pictures.service.ts';
import { uploadsBusy } from './upload.errors.ts';
import { listUploadFiles } from './upload.repository.ts';
import { chooseDisplayFirst, PictureUpload, readUploads, type PictureDesk } from './upload.service.ts';
import { acceptMultipart, forEachFile } from './upload-form.ts';

/** Uploads worked on at once: each holds a file in memory and keeps the painter busy (J37). */
const uploadsAtOnce = 2;
/** Pictures of one answer. */
const pageSize = 50;
const sweepEveryMs = 3_600_000;
const nothing = Buffer.alloc(0);

/** Serves the back office's pictures: choosing, listing and uploading them (S7.ADM.01, S7.EXT.06, S7.EXT.07). */
export async function registerPictureUploads(
  app: FastifyInstance,
  context: AppContext,
  store: PictureService,
): Promise<void> {
  const desk: PictureDesk = { context, store };

  registerEndpoint(app, endpoints.postDisplayFirst, async ({ identity, body }) => {
    await chooseDisplayFirst(context, identity, { productId: Number(body.slno), file: body.displayFirst });
    return { success: true, message: 'Display image updated.' };
  });

  registerEndpoint(app, endpoints.getImages, async ({ query, request, reply }) => {
    const page = pageOf(query, pageSize);
    const { total, etag, read } = await readUploads(desk, page);
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('x-total-count', total);
    if (!isFresh(request, etag)) return read();
    reply.code(304);
    return nothing;
  });

  await app.register(async (scope) => {
    await acceptMultipart(scope);
    let underWay = 0;
    registerEndpoint(scope, endpoints.uploadImages, async ({ identity, request }) => {
      if (underWay >= uploadsAtOnce) throw uploadsBusy();
      underWay += 1;
      try {
        return { success: true, files: await upload(desk, identity, request) };
      } finally {
        underWay -= 1;
      }
    });
  });
  sweepHourly(app, desk);
}

async function upload(desk: PictureDesk, admin: Identity, request: FastifyRequest): Promise<string[]> {
  const pictures = new PictureUpload(desk);
  try {
    await forEachFile(request, (file) => pictures.take(file));
    return await pictures.store(admin);
  } catch (error) {
    await pictures.discard();
    throw error;
  }
}

/** Clears leftover uploads when the server begins to listen and once an hour. */
function sweepHourly(app: FastifyInstance, { context, store }: PictureDesk): void {
  let timer: NodeJS.Timeout | undefined;
  const round = (): void => {
    store.uploads
      .sweep(() => listUploadFiles(context.db))
      .catch((error: unknown) => context.log.error({ err: error }, 'the uploads could not be swept'));
  };
  app.addHook('onListen', async () => {
    round();
    timer = setInterval(round, sweepEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
