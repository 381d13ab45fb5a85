import { createHash } from 'node:crypto';
import path from 'node:path';
import { drawingVersion } from '../painter/drawing.ts';
import { DiskCache } from '../storage/disk-cache.ts';
import { Painter } from '../painter/painter.ts';
import type { PictureInput, PictureSize } from '../painter/paint-job.ts';
import type { PictureSource } from './picture-source.ts';
import { RenderQueue } from '../painter/render-queue.ts';
import type { UploadStorage } from '../storage/upload-storage.ts';

/** A picture's bytes, named by what they were made from. */
export interface ReadyPicture {
  readonly bytes: Buffer;
  /** Strong. */
  readonly etag: string;
}

const rendersAtOnce = 2;
const uploadName = /^[A-Za-z0-9_-]{1,80}\.webp$/;

/**
 * Makes pictures and keeps them on disk. A kept picture is named by a digest of what it was made from, so a
 * changed colour, drawing or upload never meets an old picture. Those who ask for one at once cause one rendering.
 */
export class PictureService {
  readonly #kept: DiskCache;
  /** Where uploaded pictures are kept. */
  readonly uploads: UploadStorage;
  readonly #painter = new Painter();
  readonly #queue = new RenderQueue(rendersAtOnce);
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #onWriteError: (error: unknown) => void;

  /**
   * @param dataDir holds `cache/pictures`
   * @param uploads where uploaded pictures are kept
   * @param onWriteError told when a picture could not be kept; it is served all the same
   */
  constructor(dataDir: string, uploads: UploadStorage, onWriteError: (error: unknown) => void) {
    this.#kept = new DiskCache(path.join(dataDir, 'cache', 'pictures'));
    this.uploads = uploads;
    this.#onWriteError = onWriteError;
  }

  /**
   * The picture of a source at a width and in a format; null when an upload's file is gone.
   * @throws when it cannot be rendered
   */
  async ready(source: PictureSource, { width, format }: PictureSize): Promise<ReadyPicture | null> {
    const input = await this.#inputOf(source);
    if (input === null) return null;
    const made = 'drawing' in input ? JSON.stringify([drawingVersion, input.drawing]) : input.upload;
    const digest = createHash('sha256').update(`${width}.${format}\n`).update(made).digest('base64url').slice(0, 32);
    const name = path.join(digest.slice(0, 2), `${digest}.${format}`);
    const bytes = (await this.#kept.read(name)) ?? (await this.#makeOnce(name, input, { width, format }));
    return { bytes, etag: `"${digest}"` };
  }

  /**
   * A stranger's file as clean webp (J37); waits its turn among the pictures being made.
   * @throws UnreadablePicture when it is no picture that may be stored
   */
  clean(file: Uint8Array): Promise<Buffer> {
    return this.#queue.run(() => this.#painter.paint({ kind: 'clean', file }));
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

  #makeOnce(name: string, input: PictureInput, size: PictureSize): Promise<Buffer> {
    const underWay = this.#underWay.get(name);
    if (underWay !== undefined) return underWay;
    const making = this.#queue
      .run(async () => {
        const bytes = await this.#painter.paint({ kind: 'render', input, size });
        await this.#kept.write(name, bytes).catch(this.#onWriteError);
        return bytes;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }
}
