import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { importFileBytes } from '@kayal/api-contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { allowLongBody } from '../../http/limits/body-time.ts';
import { newId } from '../../db/ids.ts';

/** A file of an upload, on disk. */
export interface ReceivedFile {
  readonly fileName: string;
  readonly file: string;
}

/** Reads multipart bodies with one file in this scope and nowhere else. @param fileSize max size of the file, bytes */
export async function acceptImports(scope: FastifyInstance, fileSize = importFileBytes): Promise<void> {
  await scope.register(multipart, {
    limits: {
      files: 1,
      fileSize,
      parts: 4,
      fields: 3,
      headerPairs: 50,
      fieldSize: 1024,
      fieldNameSize: 100,
    },
    throwFileSizeLimit: false,
  });
}

/**
 * Streams the file of a form to a folder.
 * @throws ApiError `import.missing` when there is none, `request.too_large`
 */
export async function receiveImport(request: FastifyRequest, folder: string): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new ApiError('import.missing');
  allowLongBody(request);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A form whose client has left before it is read would never end.
  if (request.raw.destroyed) throw new ApiError('import.missing');
  const file = path.join(folder, `upload-${newId()}`);
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file') {
        part.file.resume();
        continue;
      }
      await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
      if (part.file.truncated) throw new ApiError('request.too_large');
      return { fileName: part.filename, file };
    }
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  throw new ApiError('import.missing');
}
