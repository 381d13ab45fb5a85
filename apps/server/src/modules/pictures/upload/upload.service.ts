import { statfs } from 'node:fs/promises';
import {
  canonicalColour,
  looseColour,
  pictureFile,
  type PictureName,
  type PictureNameReading,
} from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { UnreadablePictureError } from '../painter/paint-job.ts';
import { listColoursOf } from '../serve/pictures.repository.ts';
import type { UploadStage } from '../storage/upload-storage.ts';
import { beginsAsPicture, otherKindOf } from './begins-as-picture.ts';
import type { UploadedFile } from './upload-form.ts';
import { parseUploadName } from './upload-name.ts';
import { refusedFile } from './upload.errors.ts';
import { findUploadRecord, putUpload, putUploadView } from './upload.repository.ts';
import type { PictureOffice } from './uploaded-pictures.service.ts';

/** Uploads are refused when a smaller share of the disk is free. */
const minFreeShare = 0.05;

/** A file that was checked and stored, but is not used by a picture yet. */
export interface StagedPicture extends PictureNameReading {
  readonly file: string;
}

/** Keeps uploads from filling the disk. @throws ApiError `unavailable` when it is nearly full */
export async function requireSpace(dataDir: string): Promise<void> {
  const { bavail, blocks } = await statfs(dataDir);
  if (blocks > 0 && bavail / blocks < minFreeShare) throw new ApiError('unavailable');
}

/** Whether an item has a variant in a colour. */
export async function hasColour(db: Db, { productId, colour }: PictureName): Promise<boolean> {
  return (await findColour(db, { productId, colour })) === colour;
}

/**
 * The canonical name of an item's colour that a file name means: the very one, else the only one that differs in signs at
 * its ends; null where there is none.
 */
export async function findColour(db: Db, { productId, colour }: PictureName): Promise<string | null> {
  const colours = [...new Set((await listColoursOf(db, productId)).map(canonicalColour))];
  if (colours.includes(colour)) return colour;
  const [like, ...others] = colours.filter((each) => looseColour(each) === looseColour(colour));
  return like === undefined || others.length > 0 ? null : like;
}

/**
 * Checks an untrusted file and encodes it again.
 * @returns webp
 * @throws UnreadablePictureError when it is not a picture that may be stored; ApiError `unavailable` when the disk is nearly
 * full or the painter fails
 */
export async function cleanPicture({ context, pictures }: PictureOffice, bytes: Uint8Array): Promise<Buffer> {
  if (!beginsAsPicture(bytes)) {
    throw new UnreadablePictureError('The file does not begin as a picture does.', otherKindOf(bytes));
  }
  await requireSpace(context.config.dataDir);
  return pictures.clean(bytes);
}

/**
 * Makes stored files the pictures of their colours. A replaced picture's file is swept later.
 * @throws ApiError `image.front_missing` for a further side of a colour that has no uploaded front
 */
export async function putPictures(
  trx: Transaction<Database>,
  { now }: AppContext,
  adminId: string,
  staged: readonly StagedPicture[],
): Promise<void> {
  const at = now();
  for (const { productId, colour, view, file } of staged) {
    const before = await findUploadRecord(trx, productId, colour);
    // The address must change with the picture, even when the clock was set back.
    const updatedAt = Math.max(at, (before?.updatedAt ?? 0) + 1);
    if (view !== 'front' && before === undefined) throw new ApiError('image.front_missing');
    const record = { productId, colour, file, updatedAt };
    if (view === 'front') await putUpload(trx, record);
    else await putUploadView(trx, record, view);
    await insertAudit(trx, {
      actorId: adminId,
      action: 'picture.uploaded',
      subject: pictureFile(productId, colour),
      before: { file: before?.file ?? null },
      after: view === 'front' ? { file } : { file, view },
      at,
    });
  }
  await bumpCatalogueVersion(trx, 'content', at);
}

/** Pictures of one upload: all of them are stored, or none. */
export class PictureUpload {
  readonly #office: PictureOffice;
  readonly #stage: UploadStage;
  readonly #staged: StagedPicture[] = [];

  constructor(office: PictureOffice) {
    this.#office = office;
    this.#stage = office.pictures.uploads.begin();
  }

  /**
   * Checks one file and stores it under a temporary name.
   * @throws ApiError `image.name`, `image.invalid`, `request.too_large`; `unavailable` when the disk is nearly full
   */
  async take({ filename, bytes, isTooLarge }: UploadedFile): Promise<void> {
    const name = parseUploadName(filename);
    if (name === null || this.#has(name) || !(await hasColour(this.#office.context.db, name))) {
      throw new ApiError('image.name');
    }
    const shownName = pictureFile(name.productId, name.colour);
    if (isTooLarge) throw refusedFile('request.too_large', shownName);
    const clean = await cleanPicture(this.#office, bytes).catch((error: unknown) => {
      throw error instanceof UnreadablePictureError ? refusedFile('image.invalid', shownName) : error;
    });
    this.#staged.push({ ...name, view: 'front', file: await this.#stage.add(name, clean) });
  }

  /**
   * Publishes the pictures.
   * @returns the names under which they are served
   * @throws ApiError `image.missing` when there is none
   */
  async store(admin: Identity): Promise<string[]> {
    const { context } = this.#office;
    if (this.#staged.length === 0) throw new ApiError('image.missing');
    await this.#stage.publish();
    await inTransaction(context.db, (trx) => putPictures(trx, context, admin.customerId, this.#staged));
    catalogueVersionOf(context.db).forget();
    return this.#staged.map(({ productId, colour }) => pictureFile(productId, colour));
  }

  /** Removes the stored files. Call it when any step failed. */
  discard(): Promise<void> {
    return this.#stage.discard();
  }

  #has({ productId, colour }: PictureName): boolean {
    return this.#staged.some((each) => each.productId === productId && each.colour === colour);
  }
}
