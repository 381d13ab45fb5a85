import { picturesBase } from '@kayal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../context/app-context.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { networkOf } from '../../../http/admission/client-network.ts';
import { isFresh } from '../../../http/answers/negotiation.ts';
import { openUploadStorage } from '../storage/open-upload-storage.ts';
import { negotiateFormat, parsePictureRequest, type PictureFormat } from './picture-request.ts';
import { findSource } from './picture-source.ts';
import { PictureService, type PictureVisitor, type ReadyPicture } from './pictures.service.ts';

/** Max bytes of pictures in memory; all of them are on disk. */
const maxBytes = 16 * 1024 * 1024;

const mediaTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** A picture must not run, frame or load anything, with any bytes. */
const pictureHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
} as const;

/** A missing picture is requested often: caching the answer for a minute keeps that cheap. */
const missingMaxAge = 'public, max-age=60';
const versioned = 'public, max-age=31536000, immutable';
const unversioned = 'public, max-age=300';

/** A picture with how long a browser may keep it. */
interface SentPicture extends ReadyPicture {
  /** Whether it stands in for a picture: the owner's next upload or theme replaces it at the same address. */
  readonly isPlate: boolean;
}

/** The visitor of a request, until its connection closes. */
function visitorOf(request: FastifyRequest, reply: FastifyReply): PictureVisitor {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return { signal: controller.signal, address: networkOf(request.ip), spend: () => void request.spend('drawing') };
}

/** Ignores the error when the visitor left; throws every other one. */
function unlessLeft({ signal }: PictureVisitor): (error: unknown) => null {
  return (error) => {
    if (signal.aborted && error instanceof Error && error.name === 'AbortError') return null;
    throw error;
  };
}

/**
 * Serves pictures: uploaded ones, and drawings where nothing was uploaded. `w` chooses a width, `view` another side of
 * the garment, `t` says that the address changes with the picture. Browsers that take AVIF get it at the same address.
 * @returns where pictures are made and cached, for the back office
 */
export function servePictures(app: FastifyInstance, context: AppContext): PictureService {
  const { config, db, log, metrics, tracing } = context;
  const warn = (error: unknown): void => log.warn({ err: error }, 'a picture could not be cached');
  const pictures = new PictureService(config, openUploadStorage(config), warn, tracing);
  app.addHook('onClose', async () => pictures.close());
  for (const lane of ['shoppers', 'uploads'] as const) {
    metrics.gauge(`pictures_waiting_${lane}`, `Pictures that wait or are being made, lane ${lane}`, () =>
      pictures.waiting(lane),
    );
  }
  const version = catalogueVersionOf(db);
  const recent = new LRUCache<string, SentPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 100,
  });

  async function send(
    request: FastifyRequest<{ Params: { file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    reply.headers(pictureHeaders);
    const [, search = ''] = request.url.split('?', 2);
    const wanted = parsePictureRequest(request.params.file, new URLSearchParams(search));
    if (wanted === null) return reply.code(404).header('cache-control', missingMaxAge).send();
    const { subject, view, width, isVersioned } = wanted;
    const format = negotiateFormat(wanted.format, request);
    if (wanted.format === 'webp') reply.header('vary', 'accept');
    const { content } = await version.current();
    const key = `${content} ${JSON.stringify([subject, view, width, format])}`;
    let picture = recent.get(key) ?? null;
    if (picture === null) {
      const source = await findSource(context, wanted);
      const visitor = visitorOf(request, reply);
      const ready = source && (await pictures.ready(source, { width, format }, visitor).catch(unlessLeft(visitor)));
      if (visitor.signal.aborted) return reply.hijack();
      if (source === null || ready === null) return reply.code(404).header('cache-control', missingMaxAge).send();
      picture = { ...ready, isPlate: source.kind === 'drawing' && source.drawing.kind === 'plate' };
      recent.set(key, picture);
    }
    reply
      .header('cache-control', isVersioned && !picture.isPlate ? versioned : unversioned)
      .header('etag', picture.etag);
    if (isFresh(request, picture.etag)) return reply.code(304).send();
    return reply.type(mediaTypes[format]).send(picture.bytes);
  }

  app.get<{ Params: { file: string } }>(
    `${picturesBase}/:file`,
    { config: { access: 'anyone', cost: 'file' }, schema: { hide: true } },
    send,
  );
  return pictures;
}
