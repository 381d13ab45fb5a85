import type { WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { AuthChallengeTable, PasskeyTable } from '../../../db/tables/accounts.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { recoveryCodeUsedMail, wrongSecondFactorsMail } from '../account-mails.ts';
import type { AccountServices } from '../account-services.ts';
import { findCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { limits } from '../limits/account-limits.ts';
import { limitSubject } from '../places/known-places.ts';
import type { Exchange, OpenSession, UserRow } from '../sign-in/open-session.ts';
import { stepOfCode } from './authenticator-app.ts';
import { findChallenge, spendChallengeTry, useChallenge } from './challenges.repository.ts';
import {
  countRecoveryCodes,
  findTotp,
  listPasskeys,
  takeTotpStep,
  touchPasskey,
  useRecoveryCode,
} from './factors.repository.ts';
import type { Passkeys } from './passkeys.ts';
import { recoveryCodeHmac } from './recovery-codes.ts';

type Proof = WireOf<'finishSignIn'>['body'];

/** Uses up a proof that was checked outside the transaction; false when it was used meanwhile. */
type TakeProof = (transaction: Transaction<Database>) => Promise<boolean>;

/** Finishing a sign-in that was answered with SECOND_FACTOR_REQUIRED. */
export interface FinishSignIn {
  /** The ways to finish it. @throws ApiError `second_factor.expired`. */
  options(id: string): Promise<WireOf<'getSignInChallenge'>['answer']>;
  /** @throws ApiError `second_factor.wrong`, `passkey.refused`, `second_factor.expired`, `rate.limited`. */
  finish(exchange: Exchange, proof: Proof): Promise<UserRow>;
}

/** Makes the second step of signing in. */
export function createFinishSignIn(
  { context, limiter, places, callerOf }: AccountServices,
  passkeys: Passkeys,
  openSession: OpenSession,
): FinishSignIn {
  const { config, db, now, outbox, serverKey } = context;

  const passkeyProof = async (
    { response }: Extract<Proof, { method: 'passkey' }>,
    { customer_id, secret }: AuthChallengeTable,
  ): Promise<TakeProof | null> => {
    const passkey = (await listPasskeys(db, customer_id)).find(({ id }) => id === response.id);
    const counter = passkey === undefined ? null : await passkeys.confirmUse(response, secret, passkey);
    if (passkey === undefined || counter === null) return null;
    return async (transaction) => {
      const isKept = (await listPasskeys(transaction, customer_id)).some(({ id }: PasskeyTable) => id === passkey.id);
      if (isKept) await touchPasskey(transaction, passkey.id, { counter, used_at: now() });
      return isKept;
    };
  };

  const totpProof = async (code: string, customerId: string): Promise<TakeProof | null> => {
    const totp = await findTotp(db, customerId);
    const step = totp === undefined ? null : await stepOfCode(totp.secret, code, now());
    return step === null ? null : (transaction) => takeTotpStep(transaction, customerId, step);
  };

  const recoveryProof = (code: string, customer: CustomerRow): TakeProof => {
    const hmac = recoveryCodeHmac(serverKey, customer.id, code);
    return async (transaction) => {
      if (!(await useRecoveryCode(transaction, customer.id, hmac))) return false;
      const left = await countRecoveryCodes(transaction, customer.id);
      await outbox.post(transaction, recoveryCodeUsedMail(await settingsIn(context, transaction), customer, left));
      return true;
    };
  };

  const check = (proof: Proof, challenge: AuthChallengeTable, customer: CustomerRow): Promise<TakeProof | null> => {
    if (proof.method === 'passkey') return passkeyProof(proof, challenge);
    if (proof.method === 'totp') return totpProof(proof.code, customer.id);
    return Promise.resolve(recoveryProof(proof.code, customer));
  };

  return {
    async options(id) {
      const challenge = await findChallenge(db, id, 'sign-in', now());
      if (challenge === undefined) throw new ApiError('second_factor.expired');
      const { customer_id: customerId, secret } = challenge;
      const kept = await listPasskeys(db, customerId);
      const methods: WireOf<'getSignInChallenge'>['answer']['methods'] = [];
      if (kept.length > 0) methods.push('passkey');
      if ((await findTotp(db, customerId)) !== undefined) methods.push('totp');
      if ((await countRecoveryCodes(db, customerId)) > 0) methods.push('recovery');
      return {
        success: true,
        methods,
        passkey: kept.length === 0 ? null : await passkeys.requestOptions(secret, kept),
      };
    },

    async finish(exchange, proof) {
      const caller = callerOf(exchange.request);
      const challenge = await spendChallengeTry(db, proof.id, 'sign-in', now());
      const customer = challenge === undefined ? undefined : await findCustomer(db, challenge.customer_id);
      if (challenge === undefined || customer === undefined) throw new ApiError('second_factor.expired');
      // With a stolen password many sign-ins can be begun, so the account has one limit over the tries of all of them.
      const subject = limitSubject(customer.id, await places.recognise(customer.email, caller));
      const tries = await limiter.spend(db, limits.wrongSecondFactors, subject, 'rate.limited');

      const refuse = (): ApiError => {
        caller.note('second_factor.refused', customer.id);
        return new ApiError(proof.method === 'passkey' ? 'passkey.refused' : 'second_factor.wrong');
      };
      const take = await check(proof, challenge, customer);
      if (take === null) {
        if (tries === limits.wrongSecondFactors.max) {
          await inTransaction(db, async (trx) =>
            outbox.post(trx, wrongSecondFactorsMail(await settingsIn(context, trx), customer, config.publicOrigin)),
          );
        }
        throw refuse();
      }
      const user = await openSession.afterSecondFactor(exchange, customer, challenge.remembered === 1, async (trx) => {
        // A password reset deletes the challenge, so the row proves that the password is still the same.
        if (!(await useChallenge(trx, challenge.id))) throw new ApiError('second_factor.expired');
        if (!(await take(trx))) throw refuse();
      });
      await limiter.forget(db, limits.wrongSecondFactors, subject);
      caller.note(proof.method === 'recovery' ? 'recovery_code.used' : 'second_factor.accepted', customer.id);
      return user;
    },
  };
}
