import { errorBody, errorCatalogue, type ErrorCode } from '@kayal/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPassingConflict } from '../db/dialect.ts';
import { ApiError } from './api-error.ts';

/** Seconds a client is told to wait where nothing better is known. */
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

/** Errors of the way to PostgreSQL or to the store of pictures, or of a full disk: the shop is away for a moment, not broken. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53100',
  '53200',
  '53300',
  '08006',
  '08001',
  '25P03',
  'STORE_AWAY',
]);
const sqliteFull = 13;
const sqliteBusy = 5;

/** Answers every error in the contract's shape; the text of an unexpected one goes to the log only. */
export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Turns a thrown value into its answer (house style, rule 20). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error);
  const { status } = errorCatalogue[refusal.code];
  if (status >= 500 && !(error instanceof ApiError)) request.log.error({ err: error }, 'request failed');
  if (status === 429 || status === 503) {
    reply.header('retry-after', refusal.details.retryAfterSeconds ?? defaultRetryAfterSeconds);
  }
  if (reply.sent) return;
  // A stream that broke before its first byte has left the encoding of what it would have sent.
  reply.removeHeader('content-encoding');
  const { message, fields, id, items } = refusal.details;
  const body = errorBody(refusal.code, request.id, {
    ...(message === undefined ? {} : { message }),
    ...(fields === undefined ? {} : { fields }),
    ...(id === undefined ? {} : { id }),
    ...(items === undefined ? {} : { items }),
  });
  void reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
}

function toRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isAway(error)) return new ApiError('unavailable');
  if (!isFastifyError(error)) return new ApiError('internal');
  if (error.validation !== undefined) return new ApiError('request.invalid', { fields: fieldsOf(error) });
  const code = error.statusCode === undefined ? undefined : codesByStatus[error.statusCode];
  if (code !== undefined) return new ApiError(code);
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new ApiError(isClientError ? 'request.invalid' : 'internal');
}

function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (isPassingConflict(error)) return true;
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true;
  // pg-pool gives its own time-out no code.
  if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') return true;
  if (!('errcode' in error) || typeof error.errcode !== 'number') return false;
  const primary = error.errcode & 0xff;
  return primary === sqliteFull || primary === sqliteBusy;
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error;
}

function fieldsOf(error: FastifyError): Readonly<Record<string, string>> {
  const part = error.validationContext ?? 'request';
  const entries = (error.validation ?? []).map(({ instancePath, message, params }) => {
    // Which field is missing is told apart from where: TypeBox names all missing ones of one object.
    const missing = [params['requiredProperties']].flat().filter((each) => typeof each === 'string');
    const name = [...instancePath.split('/').filter(Boolean), ...missing].join('.') || part;
    return [name, message ?? 'is not right'] as const;
  });
  return Object.fromEntries(entries);
}
