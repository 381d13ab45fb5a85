import { createHash } from 'node:crypto';
import { pictureFile, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import type { Page } from '../../../http/paging.ts';
import type { PictureService } from '../serve/pictures.service.ts';
import { countUploads, listUploads } from './upload.repository.ts';

/** Width of listed pictures, px: fifty of them in full size would be tens of megabytes. */
const listedWidth = 480;

/** Parts that the back office's picture calls need. */
export interface PictureOffice {
  readonly context: AppContext;
  readonly pictures: PictureService;
}

/** A page of the uploaded pictures. */
export interface UploadsPage {
  readonly total: number;
  /** Strong; it changes with any picture of the page. */
  readonly etag: string;
  /** Renders and reads the pictures, base64 webp; one whose file is gone is left out. */
  readonly read: () => Promise<WireOf<'getImages'>['answer']>;
}

/** An uploaded file as base64 webp in a width for lists; null when the file is gone. */
export async function thumbnailOf(pictures: PictureService, file: string, width: number): Promise<string | null> {
  const picture = await pictures.ready({ kind: 'upload', file }, { width, format: 'webp' }, 'back-office');
  return picture && picture.bytes.toString('base64');
}

/** The uploaded pictures. Their bytes are read only when `read` is called. */
export async function readUploads({ context: { db }, pictures }: PictureOffice, page: Page): Promise<UploadsPage> {
  const [records, total] = await Promise.all([listUploads(db, page), countUploads(db)]);
  const digest = createHash('sha256')
    .update(JSON.stringify([total, records]))
    .digest('base64url')
    .slice(0, 22);
  const read = async () => {
    const rows = await Promise.all(
      records.map(async ({ productId, colour, file }) => {
        const data = await thumbnailOf(pictures, file, listedWidth);
        return data === null ? null : { name: pictureFile(productId, colour), data };
      }),
    );
    return rows.filter((row) => row !== null);
  };
  return { total, etag: `"${digest}"`, read };
}
