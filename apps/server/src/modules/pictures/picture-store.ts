import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawingVersion } from './drawing.ts';
import { Painter } from './painter.ts';
import type { PictureInput, PictureSize } from './painting.ts';
import type { PictureRequest } from './picture-request.ts';
import type { PictureSource } from './picture-source.ts';
import { RenderQueue } from './render-queue.ts';

/** A picture's bytes, named by what they were made from. */
export interface ReadyPicture {
  readonly bytes: Buffer;
  /** Strong. */
  readonly etag: string;
}

const rendersAtOnce = 2;
const uploadName = /^[A-Za-z0-9_-]{1,80}\.webp$/;

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written beside its place and moved there whole, so that a kill leaves no half picture. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/**
 * Makes pictures and keeps them on disk. A kept picture is named by a digest of what it was made from, so a
 * changed colour, drawing or upload never meets an old picture. Those who ask for one at once cause one rendering.
 */
export class PictureStore {
  readonly #cacheDir: string;
  readonly #uploadsDir: string;
  readonly #painter = new Painter();
  readonly #queue = new RenderQueue(rendersAtOnce);
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #onWriteFault: (error: unknown) => void;

  /**
   * @param dataDir holds `uploads` and `cache/pictures`
   * @param onWriteFault told when a picture could not be kept; it is served all the same
   */
  constructor(dataDir: string, onWriteFault: (error: unknown) => void) {
    this.#cacheDir = path.join(dataDir, 'cache', 'pictures');
    this.#uploadsDir = path.join(dataDir, 'uploads');
    this.#onWriteFault = onWriteFault;
  }

  /**
   * The picture of a source at a width and in a format; null when an upload's file is gone.
   * @throws when it cannot be rendered
   */
  async ready(source: PictureSource, { width, format }: PictureRequest): Promise<ReadyPicture | null> {
    const input = await this.#inputOf(source);
    if (input === null) return null;
    const made = 'drawing' in input ? JSON.stringify([drawingVersion, input.drawing]) : input.upload;
    const digest = createHash('sha256').update(`${width}.${format}\n`).update(made).digest('base64url').slice(0, 32);
    const file = path.join(this.#cacheDir, digest.slice(0, 2), `${digest}.${format}`);
    const bytes = (await readIfThere(file)) ?? (await this.#makeOnce(file, input, { width, format }));
    return { bytes, etag: `"${digest}"` };
  }

  /** Ends the painter. */
  close(): void {
    this.#painter.close();
  }

  async #inputOf(source: PictureSource): Promise<PictureInput | null> {
    if (source.kind === 'drawing') return { drawing: source.drawing };
    if (!uploadName.test(source.file)) throw new Error('The name of an uploaded picture is not one of ours');
    const upload = await readIfThere(path.join(this.#uploadsDir, source.file));
    return upload && { upload };
  }

  #makeOnce(file: string, input: PictureInput, size: PictureSize): Promise<Buffer> {
    const underWay = this.#underWay.get(file);
    if (underWay !== undefined) return underWay;
    const making = this.#queue
      .run(async () => {
        const bytes = await this.#painter.paint(input, size);
        await writeWhole(file, bytes).catch(this.#onWriteFault);
        return bytes;
      })
      .finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, making);
    return making;
  }
}
