import { hash } from 'node:crypto';
import type { RouteName } from '@kayal/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { errorCode } from '../../basics/error-code.ts';
import { ApiError } from '../../http/api-error.ts';
import { findAnswer, storeAnswer } from './idempotency.repository.ts';

/** A write that may arrive more than once. */
export interface KeyedWrite {
  readonly customerId: string;
  /** From the `Idempotency-Key` header; without one the write is not remembered. */
  readonly key: string | undefined;
  readonly bodyHash: string;
  /** ms since 1970. */
  readonly now: number;
}

const keyPattern = /^[\x20-\x7E]{1,255}$/;

/**
 * The key of a call whose contract declares no headers.
 *
 * @throws ApiError `request.invalid` when it is empty, too long or not printable.
 */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw new ApiError('request.invalid', { fields: { 'idempotency-key': 'must be 1 to 255 printable characters' } });
  }
  return key;
}

/** An answer, and whether it was given before. */
export interface Answered<Answer> {
  readonly answer: Answer;
  readonly replayed: boolean;
}

/** A hash of the call and its input, by which two different writes under one key are recognised. */
export function hashWrite(call: RouteName, meaning: readonly unknown[]): string {
  return hash('sha256', JSON.stringify([call, ...meaning]));
}

/** Keeps the answer of a write that succeeded. Refusals roll back, so their key stays free. */
export async function rememberAnswer(
  trx: Transaction<Database>,
  write: KeyedWrite & { readonly key: string },
  answer: object,
): Promise<void> {
  await storeAnswer(trx, {
    customer_id: write.customerId,
    key: write.key,
    body_hash: write.bodyHash,
    status: 200,
    body: JSON.stringify(answer),
    created_at: write.now,
  });
}

/**
 * Does a write once per key: a repeated call gets the stored answer. The caller has locked the customer, so two calls
 * with one key never run at once.
 *
 * @throws ApiError `idempotency.reused` when the key came with another body before.
 */
export async function answerOnce<Answer extends object>(
  trx: Transaction<Database>,
  write: KeyedWrite,
  work: () => Promise<Answer>,
): Promise<Answered<Answer>> {
  const { key } = write;
  if (key === undefined) return { answer: await work(), replayed: false };
  const kept = await findAnswer(trx, write.customerId, key);
  if (kept === undefined) {
    const answer = await work();
    await rememberAnswer(trx, { ...write, key }, answer);
    return { answer, replayed: false };
  }
  if (kept.body_hash !== write.bodyHash) throw new ApiError('idempotency.reused');
  return { answer: JSON.parse(kept.body), replayed: true };
}

const lockWaitTooLong = '55P03';

/** Turns a timeout of the customer's lock into the refusal "in progress already". */
export async function refuseWhenBusy<T>(
  code: 'idempotency.in_progress' | 'order.in_progress',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) === lockWaitTooLong) throw new ApiError(code);
    throw error;
  }
}
