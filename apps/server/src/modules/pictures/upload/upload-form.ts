import { uploadLimits } from '@kayal/api-contract';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/api-error.ts';
import { allowLongBody } from '../../../http/limits/body-time.ts';
import { brokenForm } from './upload.errors.ts';

/** A file of an upload, in memory. */
export interface UploadedFile {
  /** As the client wrote it, folders included. */
  readonly filename: string;
  readonly bytes: Buffer;
  /** Whether it is larger than a file may be; `bytes` are then its beginning. */
  readonly isTooLarge: boolean;
}

/** Max bytes read of a text field; text fields are ignored. */
const fieldBytes = 1024;

/** Reads multipart bodies in this scope and nowhere else. @param limits of the files, beside those every form has */
export async function acceptMultipart(
  scope: FastifyInstance,
  limits: { readonly files: number; readonly fileBytes: number },
): Promise<void> {
  const { fields, headerPairs } = uploadLimits;
  await scope.register(multipart, {
    limits: {
      files: limits.files,
      fileSize: limits.fileBytes,
      parts: limits.files + fields,
      fields,
      headerPairs,
      fieldSize: fieldBytes,
      fieldNameSize: 100,
    },
    throwFileSizeLimit: false,
    preservePath: true,
  });
}

/**
 * The parts of a form as they arrive; there is no time limit while bytes keep arriving.
 * @throws ApiError `request.media_type` for another kind of body, `request.invalid` for a broken one
 */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw new ApiError('request.media_type');
  allowLongBody(request);
  // A form whose client has left before it is read would never end.
  if (request.raw.destroyed) throw brokenForm();
  try {
    yield* request.parts();
  } catch (error) {
    // An error of the parser that has no code of its own.
    throw error instanceof Error && 'statusCode' in error ? error : brokenForm();
  }
}

/**
 * Calls `take` with each file of a form, one after the other: only one is in memory. After a refusal the rest of the
 * body is read and dropped, so that the client can still receive the answer.
 * @throws as `partsOf`; errors of `take`
 */
export async function forEachFile(request: FastifyRequest, take: (file: UploadedFile) => Promise<void>): Promise<void> {
  let refusal: unknown;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') continue;
    if (refusal !== undefined || part.fieldname !== 'images') {
      part.file.resume();
      continue;
    }
    try {
      const bytes = await part.toBuffer().catch(() => Promise.reject(brokenForm()));
      await take({ filename: part.filename, bytes, isTooLarge: part.file.truncated });
    } catch (error) {
      refusal = error;
    }
  }
  if (refusal !== undefined) throw refusal;
}
