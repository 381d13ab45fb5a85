import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  canonicalColour,
  errorCatalogue,
  isErrorCode,
  pictureBatchLimits,
  pictureFile,
  readPictureName,
  readSourceName,
  type PictureNameReading,
  type WireOf,
} from '@kayal/api-contract';
import type { FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { newId } from '../../../db/ids.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { Page } from '../../../http/paging.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { hasColour, putPictures } from '../upload/upload.service.ts';
import { uploadsBusy } from '../upload/upload.errors.ts';
import { thumbnailOf, type PictureOffice } from '../upload/uploaded-pictures.service.ts';
import {
  countUnmatched,
  deleteOldBatches,
  deleteUnmatched,
  endBatch,
  findBatch,
  findItemNames,
  findPictureColours,
  findUnmatchedFile,
  insertBatch,
  listBatchFiles,
  listUnmatched,
  putOutcome,
  touchBatches,
} from './batch.repository.ts';
import { receiveBatch, type ReceivedBatch } from './receive-batch.ts';
import { refusalCodeOf, storeBatchPicture, type BatchPicture } from './store-batch-picture.ts';
import type { PendingPicture } from './zip-pictures.ts';

type BatchAnswer = WireOf<'getPictureBatch'>['answer'];

/** Max batches received or waiting at once; each may take `pictureBatchLimits.bodyBytes` of disk space. */
const maxBatches = 3;
/**
 * After this time without work, ms, a batch counts as abandoned by an ended process: one picture takes only seconds.
 */
const abandonedMs = 180_000;
/** How long results and unmatched pictures are kept, ms: 30 days. */
const keepMs = 30 * 86_400_000;
/** Width of listed unmatched pictures, px. */
const listedWidth = 240;

/**
 * Pictures in bulk. A batch is received completely and answered; then its pictures are checked one by one, with lower
 * priority than single uploads. Results are stored in the database, so that any server of the shop can return them.
 */
export class PictureBatches {
  readonly #office: PictureOffice;
  readonly #work = new PQueue({ concurrency: 1 });
  readonly #active = new Set<string>();
  #isClosing = false;

  constructor(office: PictureOffice) {
    this.#office = office;
  }

  /**
   * Receives a batch and starts to work on it.
   * @throws ApiError as `receiveBatch`; `rate.limited` when others are under way
   */
  async add(admin: Identity, request: FastifyRequest): Promise<BatchAnswer> {
    const { db, now, config, log } = this.#office.context;
    if (this.#active.size >= maxBatches || this.#isClosing) throw uploadsBusy();
    const id = newId();
    this.#active.add(id);
    try {
      const received = await receiveBatch(request, path.join(this.#folder, id), config.dataDir);
      const pictures = inOrderOfWork(received.pictures).map((picture) => ({ ...picture, id: newId() }));
      const files = pictures.map(({ id: fileId, name }) => ({
        id: fileId,
        name: name.slice(0, pictureBatchLimits.nameLength),
      }));
      try {
        await inTransaction(db, (trx) => insertBatch(trx, id, files, now()));
      } catch (error) {
        await received.discard();
        throw error;
      }
      this.#work
        .add(() => this.#workOn(id, admin, pictures, received))
        .catch((error: unknown) => log.error({ err: error }, 'a batch of pictures was given up'))
        .finally(() => this.#active.delete(id));
    } catch (error) {
      this.#active.delete(id);
      throw error;
    }
    return this.find(id);
  }

  /** The results of the files so far. @throws ApiError `not_found` */
  async find(id: string): Promise<BatchAnswer> {
    const { db, now } = this.#office.context;
    const batch = await findBatch(db, id);
    if (batch === undefined) throw new ApiError('not_found');
    const files = await listBatchFiles(db, id);
    const ids = [...new Set(files.flatMap(({ picture }) => itemIdOf(picture) ?? []))];
    const [names, colours] = await Promise.all([findItemNames(db, ids), findPictureColours(db, ids)]);
    const isAbandoned = batch.state === 'working' && now() - batch.workedAt > abandonedMs;
    return {
      success: true,
      id,
      state: isAbandoned ? 'stopped' : batch.state,
      files: files.map((file) => ({
        ...file,
        itemName: names.get(itemIdOf(file.picture) ?? 0) ?? null,
        colour: colours.get(file.picture ?? '') ?? null,
        reason: file.code !== null && isErrorCode(file.code) ? errorCatalogue[file.code].text : null,
      })),
    };
  }

  /** A page of the unmatched pictures; one whose file is missing is left out. */
  async unmatched(
    page: Page,
  ): Promise<{ readonly total: number; readonly rows: WireOf<'getUnmatchedPictures'>['answer'] }> {
    const { context, pictures } = this.#office;
    const [records, total] = await Promise.all([listUnmatched(context.db, page), countUnmatched(context.db)]);
    const rows = await Promise.all(
      records.map(async ({ file, ...record }) => {
        const data = await thumbnailOf(pictures, file, listedWidth);
        return data === null ? null : { ...record, data };
      }),
    );
    return { total, rows: rows.filter((row) => row !== null) };
  }

  /**
   * Assigns a picture to an item and colour.
   * @returns the name it is served under
   * @throws ApiError `image.not_found`, `image.name` when the item does not come in the colour, `image.front_missing`
   */
  async assign(admin: Identity, id: string, { productId, colour, view }: PictureNameReading): Promise<string> {
    const { context } = this.#office;
    const name = { productId, colour: canonicalColour(colour), view };
    const picture = pictureFile(productId, colour);
    await inTransaction(context.db, async (trx) => {
      const file = await findUnmatchedFile(trx, id);
      if (file === undefined) throw new ApiError('image.not_found');
      if (!(await hasColour(trx, name))) throw new ApiError('image.name');
      await putPictures(trx, context, admin.customerId, [{ ...name, file }]);
      await putOutcome(trx, id, { status: 'stored', picture, view });
    });
    catalogueVersionOf(context.db).forget();
    return picture;
  }

  /** Deletes an unmatched picture. @throws ApiError `image.not_found` */
  async drop(id: string): Promise<void> {
    if (!(await deleteUnmatched(this.#office.context.db, id))) throw new ApiError('image.not_found');
  }

  /** Deletes old batches and files that are no longer needed. */
  async sweep(): Promise<void> {
    const { db, now } = this.#office.context;
    await deleteOldBatches(db, now() - keepMs);
  }

  /** Deletes files that an earlier process received but did not work on. */
  async clearLeftovers(): Promise<void> {
    if (this.#active.size === 0) await rm(this.#folder, { recursive: true, force: true });
  }

  /** Cancels the picture under way and those that wait. Resolves when no work is under way. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#office.pictures.close();
    await this.#work.onIdle();
  }

  get #folder(): string {
    return path.join(this.#office.context.config.dataDir, 'received');
  }

  async #workOn(
    id: string,
    admin: Identity,
    pictures: readonly BatchPicture[],
    received: ReceivedBatch,
  ): Promise<void> {
    const { db, now } = this.#office.context;
    const done = new Set<string>();
    try {
      for (const picture of pictures) {
        if (this.#isClosing) break;
        await storeBatchPicture(this.#office, admin, picture, done).catch((error: unknown) => {
          if (this.#isClosing) return undefined;
          const code = refusalCodeOf(error);
          if (code === null) throw error;
          return putOutcome(db, picture.id, { status: 'refused', code });
        });
        await touchBatches(db, [...this.#active], now());
      }
      await endBatch(db, id, this.#isClosing ? 'stopped' : 'done');
    } catch (error) {
      await endBatch(db, id, 'stopped');
      throw error;
    } finally {
      await received.discard();
    }
  }
}

/** Fronts first, because a further side is accepted only when its colour has a front. */
function inOrderOfWork(pictures: readonly PendingPicture[]): readonly PendingPicture[] {
  const isFront = ({ name }: PendingPicture): boolean =>
    [...readPictureName(name), ...readSourceName(name)].every(({ view }) => view === 'front');
  return [...pictures.filter(isFront), ...pictures.filter((picture) => !isFront(picture))];
}

/** The item of a stored picture, which its name begins with; null without a picture. */
function itemIdOf(picture: string | null): number | null {
  return picture === null ? null : Number.parseInt(picture, 10);
}
