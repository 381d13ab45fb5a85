import { endpoints, uploadLimits } from '@kayal/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import type { AppContext } from '../../../context/app-context.ts';
import type { Identity } from '../../../http/identity.ts';
import { isFresh } from '../../../http/answers/negotiation.ts';
import { pageOf } from '../../../http/paging.ts';
import { ApiError } from '../../../http/api-error.ts';
import { registerEndpoint } from '../../../http/register-endpoint.ts';
import { repeatWhileListening } from '../../../http/repeat.ts';
import type { PictureService } from '../serve/pictures.service.ts';
import { readReturnPicture, requirePictureRoom, storeReturnPicture } from './return-picture.service.ts';
import { storeShopPicture } from './shop-picture.service.ts';
import { uploadsBusy } from './upload.errors.ts';
import { listUploadFiles } from './upload.repository.ts';
import { chooseDisplayFirst } from './display-first.service.ts';
import { acceptMultipart, forEachFile, type UploadedFile } from './upload-form.ts';
import { PictureUpload } from './upload.service.ts';
import { readUploads, type PictureOffice } from './uploaded-pictures.service.ts';

/** Uploads worked on at once: each holds a file in memory and keeps the painter busy. */
const uploadsAtOnce = 2;
/**
 * Uploads of shoppers that arrive or wait for their turn: each holds a file in memory. One shopper has two, as one that her
 * phone has lost may seem to arrive for a while.
 */
const shoppersUploads = { inAll: 20, ofOne: 2 };
/** Pictures of one answer. */
const pageSize = 50;
const sweepEveryMs = 3_600_000;
const nothing = Buffer.alloc(0);

/** Serves the back office's pictures, choosing, listing and uploading them, and shoppers' pictures of returns. */
export async function registerPictureUploads(
  app: FastifyInstance,
  context: AppContext,
  pictures: PictureService,
): Promise<void> {
  const office: PictureOffice = { context, pictures };

  registerEndpoint(app, endpoints.postDisplayFirst, async ({ identity, body }) => {
    await chooseDisplayFirst(context, identity, { productId: Number(body.slno), file: body.displayFirst });
    return { success: true, message: 'Display image updated.' };
  });

  registerEndpoint(app, endpoints.getImages, async ({ query, request, reply }) => {
    const page = pageOf(query, pageSize);
    const { total, etag, read } = await readUploads(office, page);
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('x-total-count', total);
    if (!isFresh(request, etag)) return read();
    reply.code(304);
    return nothing;
  });

  await app.register(async (scope) => {
    await acceptMultipart(scope, uploadLimits);
    const oneOfFew = fewAtOnce({ inAll: uploadsAtOnce, ofOne: uploadsAtOnce });
    // Shoppers do not keep the owner from uploading, and slow ones not each other.
    const oneOfFewShoppers = fewAtOnce(shoppersUploads);
    const shoppersWork = new PQueue({ concurrency: uploadsAtOnce });
    registerEndpoint(scope, endpoints.uploadImages, ({ identity, request }) =>
      oneOfFew(identity, async () => ({ success: true, files: await upload(office, identity, request) })),
    );
    registerEndpoint(scope, endpoints.addShopPicture, ({ identity, request }) =>
      oneOfFew(identity, async () => {
        const picture = await uploadOne(request, (file) => storeShopPicture(office, identity, file));
        return { success: true, picture };
      }),
    );
    registerEndpoint(scope, endpoints.addReturnPicture, async ({ identity, params: { id }, request }) => {
      await requirePictureRoom(context, identity, id);
      return oneOfFewShoppers(identity, async () => {
        const store = (file: UploadedFile) => shoppersWork.add(() => storeReturnPicture(office, identity, id, file));
        const picture = await uploadOne(request, store);
        return { success: true, picture };
      });
    });
  });

  registerEndpoint(app, endpoints.getReturnPicture, async ({ identity, params, reply }) => {
    const bytes = await readReturnPicture(office, identity, params);
    reply.type('image/webp');
    return bytes;
  });
  sweepHourly(app, office);
}

/** Lets a few uploads be under way at once. @throws ApiError `rate.limited` from what it returns, for one too many */
function fewAtOnce({ inAll, ofOne }: { readonly inAll: number; readonly ofOne: number }) {
  const senders: string[] = [];
  return async <Result>({ customerId }: Identity, work: () => Promise<Result>): Promise<Result> => {
    const own = senders.filter((sender) => sender === customerId);
    if (senders.length >= inAll || own.length >= ofOne) throw uploadsBusy();
    senders.push(customerId);
    try {
      return await work();
    } finally {
      senders.splice(senders.indexOf(customerId), 1);
    }
  };
}

async function upload(office: PictureOffice, admin: Identity, request: FastifyRequest): Promise<string[]> {
  const uploaded = new PictureUpload(office);
  try {
    await forEachFile(request, (file) => uploaded.take(file));
    return await uploaded.store(admin);
  } catch (error) {
    await uploaded.discard();
    throw error;
  }
}

/** @throws ApiError `image.missing` when the form has no file, `request.invalid` when it has several */
async function uploadOne(request: FastifyRequest, store: (file: UploadedFile) => Promise<string>): Promise<string> {
  let picture: string | null = null;
  await forEachFile(request, async (file) => {
    if (picture !== null) throw new ApiError('request.invalid', { fields: { images: 'one file at a time' } });
    picture = await store(file);
  });
  if (picture === null) throw new ApiError('image.missing');
  return picture;
}

/** Clears leftover uploads when the server begins to listen and once an hour. */
function sweepHourly(app: FastifyInstance, { context, pictures }: PictureOffice): void {
  const failure = 'the uploads could not be swept';
  const round = (): Promise<void> => pictures.uploads.sweep(() => listUploadFiles(context.db));
  app.addHook('onListen', async () => {
    round().catch((error: unknown) => context.log.error({ err: error }, failure));
  });
  repeatWhileListening(app, { everyMs: sweepEveryMs, round, failure });
}
