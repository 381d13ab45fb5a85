import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pictureBatchLimits } from '@kayal/api-contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/api-error.ts';
import { brokenForm } from '../upload/upload.errors.ts';
import { partsOf } from '../upload/upload-form.ts';
import { requireSpace } from '../upload/upload.service.ts';
import { openZip, type PendingPicture } from './zip-pictures.ts';

/** The received files, on disk until `discard`. */
export interface ReceivedBatch {
  readonly pictures: readonly PendingPicture[];
  /** Closes the ZIPs and deletes all files. */
  readonly discard: () => Promise<void>;
}

interface ReceivedFile {
  readonly name: string;
  readonly place: string;
  readonly size: number;
}

const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

async function isZip(place: string): Promise<boolean> {
  const handle = await open(place);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(zipStart.length) });
    return bytesRead === zipStart.length && buffer.equals(zipStart);
  } finally {
    await handle.close();
  }
}

/** Writes the files of a form to a folder as they arrive, under numbers instead of their names. */
async function receiveFiles(request: FastifyRequest, folder: string): Promise<readonly ReceivedFile[]> {
  const files: ReceivedFile[] = [];
  let total = 0;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') continue;
    if (part.fieldname !== 'files') {
      part.file.resume();
      continue;
    }
    const place = path.join(folder, String(files.length));
    const target = createWriteStream(place);
    await pipeline(part.file, target).catch((error: unknown) => {
      throw part.file.errored === null ? error : brokenForm();
    });
    total += target.bytesWritten;
    if (part.file.truncated || total > pictureBatchLimits.bodyBytes) throw new ApiError('request.too_large');
    files.push({ name: part.filename, place, size: target.bytesWritten });
  }
  return files;
}

/**
 * Receives files and ZIPs. Only the chunk that is being written is in memory.
 * @param folder absolute; created here, deleted by `discard` or when this throws
 * @throws ApiError `image.missing`, `image.zip`, `image.too_many`, `request.too_large`, `request.media_type`,
 * `request.invalid`; `unavailable` when the disk is nearly full
 */
export async function receiveBatch(request: FastifyRequest, folder: string, dataDir: string): Promise<ReceivedBatch> {
  if (!request.isMultipart()) throw new ApiError('request.media_type');
  const closers: (() => void)[] = [];
  const discard = async (): Promise<void> => {
    for (const close of closers) close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await requireSpace(dataDir);
    await mkdir(folder, { recursive: true });
    const pictures: PendingPicture[] = [];
    for (const { name, place, size } of await receiveFiles(request, folder)) {
      const left = pictureBatchLimits.pictures - pictures.length;
      if (await isZip(place)) {
        const zip = await openZip(place, left);
        closers.push(zip.close);
        pictures.push(...zip.pictures);
      } else if (left > 0) pictures.push({ name, size, read: () => readFile(place) });
      else throw new ApiError('image.too_many');
    }
    if (pictures.length === 0) throw new ApiError('image.missing');
    return { pictures, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
