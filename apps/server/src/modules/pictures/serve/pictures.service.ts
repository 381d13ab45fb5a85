import { createHash } from 'node:crypto';
import path from 'node:path';
import { ApiError } from '../../../http/api-error.ts';
import type { Config } from '../../../config/config.ts';
import type { Tracing } from '../../../http/monitoring/tracing.ts';
import { drawingVersion } from '../painter/drawing.ts';
import { PainterUnavailableError, type PaintJob, type PictureInput, type PictureSize } from '../painter/paint-job.ts';
import { Painter, type PaintRequest } from '../painter/painter.ts';
import { DiskCache } from '../storage/disk-cache.ts';
import type { UploadStorage } from '../storage/upload-storage.ts';
import type { PictureSource } from './picture-source.ts';
import { SharedJobs } from './shared-jobs.ts';

/** A picture's bytes, with an ETag made from their source. */
export interface ReadyPicture {
  readonly bytes: Buffer;
  /** Strong. */
  readonly etag: string;
}

/** A visitor who waits for a picture. */
export interface PictureVisitor {
  /** Aborts when the visitor's connection closes. */
  readonly signal: AbortSignal;
  /** The visitor's address or network: one that waits for many pictures gets a lower priority. */
  readonly address: string;
  /** Takes the cost of a drawing that begins for this visitor. @throws ApiError when too much is spent */
  readonly spend: () => void;
}

/** The audience of a picture: a visitor, the back office, or none yet (drawn ahead). */
export type PictureAudience = PictureVisitor | 'back-office' | 'ahead';

/** Max pictures that one address may wait for at once; a browser requests six at a time. */
const maxWaitingOfAddress = 60;
const retryAfterSeconds = 5;
const uploadName = /^[A-Za-z0-9_-]{1,80}\.webp$/;

/**
 * Makes pictures and caches them on disk. A cached picture is named by a digest of its source, so a changed colour,
 * drawing or upload never gets an old picture. Concurrent requests for one picture cause one rendering.
 */
export class PictureService {
  /** Storage of uploaded pictures. */
  readonly uploads: UploadStorage;
  readonly #cache: DiskCache;
  readonly #painter: Painter;
  readonly #jobs = new SharedJobs<Buffer>();
  readonly #waitingOf = new Map<string, number>();
  readonly #onWriteError: (error: unknown) => void;
  readonly #tracing: Tracing;

  /**
   * @param config the folder that holds `cache/pictures`, and the effort of small pictures
   * @param uploads where uploaded pictures are kept
   * @param onWriteError called when a picture could not be cached; the picture is still served
   */
  constructor(
    { dataDir, pictureEffort }: Pick<Config, 'dataDir' | 'pictureEffort'>,
    uploads: UploadStorage,
    onWriteError: (error: unknown) => void,
    tracing: Tracing,
  ) {
    this.#painter = new Painter({ maxEffort: pictureEffort });
    this.#cache = new DiskCache(path.join(dataDir, 'cache', 'pictures'));
    this.uploads = uploads;
    this.#onWriteError = onWriteError;
    this.#tracing = tracing;
  }

  /**
   * The picture of a source at a width and in a format; null when an upload's file is gone.
   * @throws ApiError `unavailable` when too many pictures wait or the painter fails; the signal's reason when the
   * visitor left; an Error when the picture cannot be rendered
   */
  async ready(
    source: PictureSource,
    { width, format }: PictureSize,
    audience: PictureAudience,
  ): Promise<ReadyPicture | null> {
    const input = await this.#inputOf(source);
    if (input === null) return null;
    const made = 'drawing' in input ? JSON.stringify([drawingVersion, input.drawing]) : input.upload;
    const digest = createHash('sha256').update(`${width}.${format}\n`).update(made).digest('base64url').slice(0, 32);
    const name = path.join(digest.slice(0, 2), `${digest}.${format}`);
    const etag = `"${digest}"`;
    const cached = await this.#cache.read(name);
    if (cached !== null) return { bytes: cached, etag };
    return { bytes: await this.#make(name, { kind: 'render', input, size: { width, format } }, audience), etag };
  }

  /**
   * Decodes an untrusted file and encodes it again as webp, in the lane of uploads.
   * @throws UnreadablePictureError when it is not a picture that may be stored; ApiError `unavailable`
   */
  clean(file: Uint8Array): Promise<Buffer> {
    return this.#paint({ kind: 'clean', file }, { lane: 'uploads' });
  }

  /** How many pictures of an audience wait or are being made. */
  waiting(lane: PaintRequest['lane']): number {
    return this.#painter.load(lane);
  }

  /** Resolves when no shopper waits for a picture. */
  shoppersServed(): Promise<void> {
    return this.#painter.shoppersServed();
  }

  /** Ends the painter. */
  close(): void {
    this.#painter.close();
  }

  async #inputOf(source: PictureSource): Promise<PictureInput | null> {
    if (source.kind === 'drawing') return { drawing: source.drawing };
    if (!uploadName.test(source.file)) throw new Error('The name of an uploaded picture is not one of ours');
    const upload = await this.uploads.read(source.file);
    return upload && { upload };
  }

  async #make(name: string, job: PaintJob, audience: PictureAudience): Promise<Buffer> {
    const visitor = typeof audience === 'string' ? null : audience;
    const address = visitor?.address ?? '';
    const waiting = this.#waitingOf.get(address) ?? 0;
    if (visitor !== null && waiting >= maxWaitingOfAddress) throw new ApiError('unavailable', { retryAfterSeconds });
    this.#waitingOf.set(address, waiting + 1);
    const lane = audience === 'ahead' ? 'ahead' : 'shoppers';
    const make = async (signal: AbortSignal): Promise<Buffer> => {
      visitor?.spend();
      const bytes = await this.#paint(job, { lane, priority: -waiting, signal });
      await this.#cache.write(name, bytes).catch(this.#onWriteError);
      return bytes;
    };
    try {
      return await this.#jobs.run(name, make, visitor?.signal);
    } finally {
      const left = (this.#waitingOf.get(address) ?? 1) - 1;
      if (left === 0) this.#waitingOf.delete(address);
      else this.#waitingOf.set(address, left);
    }
  }

  #paint(job: PaintJob, request: PaintRequest): Promise<Buffer> {
    const facts = { 'picture.job': job.kind, 'picture.lane': request.lane };
    const paint = (): Promise<Buffer> => this.#painter.paint(job, request);
    return this.#tracing.span('picture', facts, paint).catch((error: unknown) => {
      throw error instanceof PainterUnavailableError ? new ApiError('unavailable', { retryAfterSeconds }) : error;
    });
  }
}
