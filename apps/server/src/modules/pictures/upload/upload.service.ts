import { createHash } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { canonicalColour, parsePictureFile, pictureFile, type PictureName, type WireOf } from '@kayal/api-contract';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AppContext } from '../../../context.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../catalogue/catalogue-version.ts';
import { UnreadablePicture } from '../painter/paint-job.ts';
import type { PictureService } from '../serve/pictures.service.ts';
import { findUpload, listColoursOf } from '../serve/pictures.repository.ts';
import type { UploadStage } from '../storage/upload-storage.ts';
import { refusedFile } from './upload.errors.ts';
import {
  countUploads,
  findDisplay,
  findUploadRecord,
  listUploads,
  putDisplayColour,
  putUpload,
} from './upload.repository.ts';
import { beginsAsPicture, parseUploadName } from './upload-name.ts';
import type { UploadedFile } from './upload-form.ts';

/** Pictures are listed in this width, px: fifty of them whole would be tens of megabytes (security page, 1.7). */
const listedWidth = 480;
/** No upload is taken when less of the disk is free. */
const minFreeShare = 0.05;

/** What the back office's pictures need: the shop, and where its pictures are made. */
export interface PictureDesk {
  readonly context: AppContext;
  readonly store: PictureService;
}

/** A page of the uploaded pictures. */
export interface UploadsPage {
  readonly total: number;
  /** Strong; it changes with any picture of the page. */
  readonly etag: string;
  /** Renders and reads the pictures, base64 webp; one whose file is gone is left out. */
  readonly read: () => Promise<WireOf<'getImages'>['answer']>;
}

/** The uploaded pictures (S7.EXT.06, J37). Their bytes are read only when they are asked for. */
export async function readUploads(
  { context: { db }, store }: PictureDesk,
  page: { readonly limit: number; readonly offset: number },
): Promise<UploadsPage> {
  const [records, total] = await Promise.all([listUploads(db, page), countUploads(db)]);
  const digest = createHash('sha256')
    .update(JSON.stringify([total, records]))
    .digest('base64url')
    .slice(0, 22);
  const read = async () => {
    const rows = await Promise.all(
      records.map(async ({ productId, colour, file }) => {
        const picture = await store.ready({ kind: 'upload', file }, { width: listedWidth, format: 'webp' });
        return picture && { name: pictureFile(productId, colour), data: picture.bytes.toString('base64') };
      }),
    );
    return rows.filter((row) => row !== null);
  };
  return { total, etag: `"${digest}"`, read };
}

async function colourOf({ db }: AppContext, { productId, colour }: PictureName): Promise<string | undefined> {
  const colours = await listColoursOf(db, productId);
  return colours.find((each) => canonicalColour(each) === colour);
}

/**
 * Chooses the picture of an item that lists show (S7.ADM.01, R-64).
 * @throws ApiError `not_found` for an unknown item, `image.name` for a name that is not of this item, `image.not_found`
 * for a colour it does not come in or that nobody can draw
 */
export async function chooseDisplayFirst(
  context: AppContext,
  admin: Identity,
  { productId, file }: { readonly productId: number; readonly file: string },
): Promise<void> {
  const { db } = context;
  const name = parsePictureFile(file);
  if (name === null || name.productId !== productId) {
    throw new ApiError('image.name', { fields: { displayFirst: 'not a picture of this item' } });
  }
  const display = await findDisplay(db, productId);
  if (display === undefined) throw new ApiError('not_found');
  const colour = await colourOf(context, name);
  const isThere = display.isDrawn || (await findUpload(db, productId, name.colour)) !== undefined;
  if (colour === undefined || !isThere) throw new ApiError('image.not_found');
  await inTransaction(db, async (trx) => {
    const before = await findDisplay(trx, productId);
    if (before?.colour === colour) return;
    await putDisplayColour(trx, productId, colour);
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'picture.display-first',
      subject: String(productId),
      before: { colour: before?.colour },
      after: { colour },
      at: context.now(),
    });
    await bumpCatalogueVersion(trx, 'content');
  });
  catalogueVersionOf(db).forget();
}

/** A file that was checked and written, but is not yet anybody's picture. */
interface StagedPicture extends PictureName {
  readonly file: string;
}

/** Pictures of one upload: all of them become the shop's, or none (S7.EXT.07, J37). */
export class PictureUpload {
  readonly #desk: PictureDesk;
  readonly #batch: UploadStage;
  readonly #staged: StagedPicture[] = [];

  constructor(desk: PictureDesk) {
    this.#desk = desk;
    this.#batch = desk.store.uploads.begin();
  }

  /**
   * Checks one file, writes it anew and lays it ready.
   * @throws ApiError `image.name`, `image.invalid`, `request.too_large`; `unavailable` when the disk is nearly full
   */
  async take({ filename, bytes, isTooLarge }: UploadedFile): Promise<void> {
    const name = parseUploadName(filename);
    if (name === null || this.#has(name) || (await colourOf(this.#desk.context, name)) === undefined) {
      throw new ApiError('image.name');
    }
    const told = pictureFile(name.productId, name.colour);
    if (isTooLarge) throw refusedFile('request.too_large', told);
    if (!beginsAsPicture(bytes)) throw refusedFile('image.invalid', told);
    await this.#requireSpace();
    const clean = await this.#desk.store.clean(bytes).catch((error: unknown) => {
      throw error instanceof UnreadablePicture ? refusedFile('image.invalid', told) : error;
    });
    this.#staged.push({ ...name, file: await this.#batch.add(name, clean) });
  }

  /**
   * Puts the pictures in their places and tells the shop; a replaced picture's file is swept later.
   * @returns the names under which they are served
   * @throws ApiError `image.missing` when there is none
   */
  async store(admin: Identity): Promise<string[]> {
    const { context } = this.#desk;
    if (this.#staged.length === 0) throw new ApiError('image.missing');
    await this.#batch.publish();
    await inTransaction(context.db, async (trx) => {
      const at = context.now();
      for (const { productId, colour, file } of this.#staged) {
        const before = await findUploadRecord(trx, productId, colour);
        // The address must change with the picture (J36), even when the clock was set back meanwhile.
        const updatedAt = Math.max(at, (before?.updatedAt ?? 0) + 1);
        await putUpload(trx, { productId, colour, file, updatedAt });
        await insertAudit(trx, {
          actorId: admin.customerId,
          action: 'picture.uploaded',
          subject: pictureFile(productId, colour),
          before: { file: before?.file ?? null },
          after: { file },
          at,
        });
      }
      await bumpCatalogueVersion(trx, 'content');
    });
    catalogueVersionOf(context.db).forget();
    return this.#staged.map(({ productId, colour }) => pictureFile(productId, colour));
  }

  /** Removes what was laid ready. To be called when any step failed. */
  discard(): Promise<void> {
    return this.#batch.discard();
  }

  #has({ productId, colour }: PictureName): boolean {
    return this.#staged.some((each) => each.productId === productId && each.colour === colour);
  }

  async #requireSpace(): Promise<void> {
    const { bavail, blocks } = await statfs(this.#desk.context.config.dataDir);
    if (blocks > 0 && bavail / blocks < minFreeShare) throw new ApiError('unavailable');
  }
}
