import { errorBody, errorCatalogue, type ErrorCode } from '@kayal/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../db/database-errors.ts';
import { ApiError } from '../api-error.ts';
import { errorPage, wantsPage } from './error-page.ts';

/** Seconds for Retry-After where the refusal names none. */
const defaultRetryAfterSeconds = 1;

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  404: 'not_found',
  405: 'method.not_allowed',
  413: 'request.too_large',
  414: 'request.too_large',
  415: 'request.media_type',
  429: 'rate.limited',
  503: 'unavailable',
};

/** A full disk, or a picture store that does not answer. */
const unavailableCodes = new Set(['ENOSPC', 'STORE_UNAVAILABLE']);

/** Answers every error in the contract's shape; the text of an unexpected one goes to the log only. */
export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Turns a thrown value into an answer: a refusal gets its code, every other error a 500 without its text. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error);
  const { status } = errorCatalogue[refusal.code];
  if (status >= 500 && !(error instanceof ApiError)) request.log.error({ err: error }, 'request failed');
  const retryAfterSeconds = refusal.details.retryAfterSeconds ?? defaultRetryAfterSeconds;
  if (status === 429 || status === 503) reply.header('retry-after', retryAfterSeconds);
  if (reply.sent) return;
  // A stream that broke before its first byte has already set the encoding of the body it would have sent.
  reply.removeHeader('content-encoding');
  const page = wantsPage(request) ? errorPage(status, retryAfterSeconds) : null;
  if (page !== null) {
    void reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
    return;
  }
  const { message, fields, id, items, changes, amount } = refusal.details;
  const body = errorBody(refusal.code, request.id, {
    ...(message === undefined ? {} : { message }),
    ...(fields === undefined ? {} : { fields }),
    ...(id === undefined ? {} : { id }),
    ...(items === undefined ? {} : { items }),
    ...(changes === undefined ? {} : { changes }),
    ...(amount === undefined ? {} : { amount }),
  });
  void reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
}

function toRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isTemporarilyUnavailable(error)) return new ApiError('unavailable');
  if (!isFastifyError(error)) return new ApiError('internal');
  if (error.validation !== undefined) return new ApiError('request.invalid', { fields: fieldsOf(error) });
  const code = error.statusCode === undefined ? undefined : codesByStatus[error.statusCode];
  if (code !== undefined) return new ApiError(code);
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new ApiError(isClientError ? 'request.invalid' : 'internal');
}

/** Whether the database or the picture store is temporarily unavailable, so that a client may retry. */
function isTemporarilyUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (isFastifyError(error) && unavailableCodes.has(error.code));
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error;
}

function fieldsOf(error: FastifyError): Readonly<Record<string, string>> {
  const part = error.validationContext ?? 'request';
  const entries = (error.validation ?? []).flatMap(({ instancePath, message, params }) => {
    const path = instancePath.split('/').filter(Boolean);
    // TypeBox reports all missing properties of one object together; the answer names each as a field of its own.
    const missing = [params['requiredProperties']].flat().filter((each) => typeof each === 'string');
    const fields = missing.length === 0 ? [path] : missing.map((each) => [...path, each]);
    return fields.map((field) => [field.join('.') || part, message ?? 'is not right'] as const);
  });
  return Object.fromEntries(entries);
}
