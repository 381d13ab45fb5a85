import { hasCashCodes, needsCashCode } from '@kayal/commerce-core';
import type { WholeSettings } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AccountServices } from '../../accounts/account-services.ts';
import { findOpenCode, consumeCode } from '../../accounts/codes/codes.repository.ts';
import { createCodes, type Guess } from '../../accounts/codes/codes.service.ts';
import { sendCode, spendSend } from '../../accounts/codes/send-code.ts';
import { findCustomer } from '../../accounts/customers/customers.repository.ts';
import { limits } from '../../accounts/limits/account-limits.ts';
import type { Caller } from '../../accounts/places/caller.ts';
import { hasReceived } from '../../delivery/pincodes.repository.ts';
import { currentSettings } from '../../shop-settings/settings-cache.ts';
import type { PreparedOrder } from './order-statements.ts';

/** What a code that came with an order is worth. */
export interface GuessedCode {
  readonly guess: Guess;
  /** Of the code that was guessed at; null where the customer has none open. */
  readonly handle: string | null;
}

/**
 * Mails a customer a code for an order in cash.
 * @throws ApiError `payment.code_unneeded` in a shop that asks for none, `otp.limited`
 */
export async function sendCashCode(services: AccountServices, customerId: string, caller: Caller): Promise<void> {
  const { context, limiter, places } = services;
  const { settings } = await currentSettings(context);
  if (!hasCashCodes(settings.cashTerms)) throw new ApiError('payment.code_unneeded');
  const customer = await findCustomer(context.db, customerId);
  if (customer === undefined) throw new ApiError('user.not_found');
  const { email } = customer;
  await limiter.spend(context.db, limits.sendsPerAddress, caller.networks, 'otp.limited');
  await spendSend(services, { email, purpose: 'cash', place: await places.recognise(email, caller), caller });
  await sendCode(services, customer, 'cash', caller);
}

/**
 * Checks the code that came with an order, which costs a try. Before the transaction of the order: a refusal must not give
 * the try back.
 */
export async function guessCashCode(
  context: AppContext,
  customerId: string,
  code: string | undefined,
): Promise<GuessedCode | null> {
  if (code === undefined) return null;
  const row = await findOpenCode(context.db, customerId, 'cash');
  if (row === undefined) return { guess: 'gone', handle: null };
  return { guess: await createCodes(context).guess(context.db, row, code, null), handle: row.id };
}

/**
 * Uses up the code of an order in cash that needs one. The last check: only an order that nothing else refuses asks for a
 * code.
 * @throws ApiError `payment.code`, `payment.code_wrong`, `payment.code_over`
 */
export async function requireCashCode(
  trx: Transaction<Database>,
  { order: { customer_id: customerId, total } }: PreparedOrder,
  { cashTerms }: WholeSettings,
  guessed: GuessedCode | null,
): Promise<void> {
  const isKnown = cashTerms.codeForFirst !== true || (await hasReceived(trx, customerId));
  if (!needsCashCode(cashTerms, { amount: total, isKnown })) return;
  if (guessed === null) throw new ApiError('payment.code');
  const { guess, handle } = guessed;
  if (guess === 'wrong') throw new ApiError('payment.code_wrong');
  if (guess === 'gone' || handle === null || !(await consumeCode(trx, handle))) throw new ApiError('payment.code_over');
}
