import type { ConsentText } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { isUniqueViolation } from '../../../db/database-errors.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import { newId } from '../../../db/ids.ts';
import { consentAtSignUp } from '../../privacy/consents.service.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import type { AccountServices } from '../account-services.ts';
import { googleLinkedMail } from '../account-mails.ts';
import {
  findByGoogle,
  insertCustomer,
  lockByEmail,
  updateCustomer,
  type CustomerRow,
} from '../customers/customers.repository.ts';
import type { GoogleNonces } from './google-nonce.ts';
import { createGoogleTokens, type GooglePerson, type ReadGoogleToken, type TokenError } from './google-token.ts';
import type { Caller } from '../places/caller.ts';
import { limits } from '../limits/account-limits.ts';
import { closeCodes } from '../codes/codes.repository.ts';
import { signOutEverywhere } from '../sessions/sessions.repository.ts';

/** The browser's request after Google's answer. */
export interface GoogleAttempt {
  /** The ID token; the listed sign-up body has none. */
  readonly token: string | undefined;
  /** The nonce this browser was given; null when it has none; then no token is accepted. */
  readonly nonce: string | null;
  readonly caller: Caller;
  /** What she agrees to as she signs up. */
  readonly consents?: readonly ConsentText[];
}

/** Signing in and registering with Google. Only the fields of a checked token are used. */
export interface Google {
  /**
   * The customer behind a token: known by its `sub`, or linked now because both sides have confirmed the same address.
   * @throws ApiError `auth.google` when the token is not valid or no account is linked to it,
   * `auth.google_unavailable`, `rate.limited`.
   */
  signIn(attempt: GoogleAttempt): Promise<CustomerRow>;
  /**
   * Registers the person of a token, with a confirmed address and no password.
   * @throws ApiError `auth.google_sign_up`, `auth.registered`, `auth.google_unavailable`, `rate.limited`.
   */
  register(attempt: GoogleAttempt): Promise<void>;
}

const maxNameLength = 100;

/** Makes the Google sign-in of an app. */
export function createGoogle({ context, limiter }: AccountServices, nonces: GoogleNonces): Google {
  const { config, db, now, log, outbox } = context;
  const { googleClientId } = config;
  const readToken = googleClientId === null ? null : createGoogleTokens(config, googleClientId, now);

  /** The person of a token that carries this nonce; only the first such token counts. */
  const personWith = async (
    nonce: string,
    token: string,
    read: ReadGoogleToken,
  ): Promise<GooglePerson | TokenError> => {
    const person = await read(token, nonce);
    if (person === 'refused' || person === 'unavailable') return person;
    return (await nonces.use(nonce)) ? person : 'refused';
  };

  const personOf = async (
    { token, nonce, caller }: GoogleAttempt,
    refusal: 'auth.google' | 'auth.google_sign_up',
  ): Promise<GooglePerson> => {
    if (token === undefined) throw new ApiError(refusal);
    if (readToken === null) throw new ApiError('auth.google_unavailable');
    await limiter.check(db, limits.failedLoginsPerAddress, caller.networks, 'rate.limited');
    const person = nonce === null ? 'refused' : await personWith(nonce, token, readToken);
    if (person === 'unavailable') {
      log.error('the keys of the Google issuer could not be fetched');
      throw new ApiError('auth.google_unavailable');
    }
    if (person !== 'refused') return person;
    await limiter.count(db, limits.failedLoginsPerAddress, caller.networks);
    caller.note('google.refused');
    throw new ApiError(refusal);
  };

  /** A person who signed up earlier with this address and never confirmed it loses all access to the account. */
  const takeOver = async (
    trx: Transaction<Database>,
    customer: CustomerRow,
    { sub, name }: GooglePerson,
    consents: readonly ConsentText[],
  ) => {
    await updateCustomer(trx, customer.id, {
      google_sub: sub,
      verified: 1,
      password_hash: null,
      ...(name === '' ? {} : { full_name: nameOf(name) }),
    });
    await consentAtSignUp(context, trx, customer.id, consents);
    await closeCodes(trx, customer.id, 'sign-up');
    await closeCodes(trx, customer.id, 'reset');
    await signOutEverywhere(trx, customer.id);
  };

  const link = async (trx: Transaction<Database>, person: GooglePerson): Promise<CustomerRow> => {
    const known = await findByGoogle(trx, person.sub);
    if (known !== undefined) return known;
    const customer = await lockByEmail(trx, person.email);
    // Another Google account has this address: it has changed hands. Admins are never linked by their address alone.
    if (customer === undefined || customer.google_sub !== null || customer.role === 'admin') {
      throw new ApiError('auth.google');
    }
    if (customer.verified === 0) await takeOver(trx, customer, person, []);
    else await updateCustomer(trx, customer.id, { google_sub: person.sub });
    const linked = await findByGoogle(trx, person.sub);
    if (linked === undefined) throw new ApiError('auth.google');
    await outbox.post(trx, googleLinkedMail(await settingsIn(context, trx), linked));
    return linked;
  };

  const keep = async (
    trx: Transaction<Database>,
    person: GooglePerson,
    consents: readonly ConsentText[] = [],
  ): Promise<void> => {
    if ((await findByGoogle(trx, person.sub)) !== undefined) throw new ApiError('auth.registered');
    const known = await lockByEmail(trx, person.email);
    if (known?.verified === 1) throw new ApiError('auth.registered');
    if (known !== undefined) return takeOver(trx, known, person, consents);
    const id = newId();
    await insertCustomer(trx, {
      id,
      email: person.email,
      full_name: nameOf(person.name) || (person.email.split('@')[0] ?? ''),
      mobile: '',
      password_hash: null,
      role: 'shopper',
      verified: 1,
      google_sub: person.sub,
      created_at: now(),
    });
    await consentAtSignUp(context, trx, id, consents);
  };

  return {
    async signIn(attempt) {
      const person = await personOf(attempt, 'auth.google');
      return inTransaction(db, (trx) => link(trx, person));
    },

    async register(attempt) {
      const person = await personOf(attempt, 'auth.google_sign_up');
      await limiter.spend(db, limits.signUpsPerAddress, attempt.caller.networks, 'rate.limited');
      try {
        await inTransaction(db, (trx) => keep(trx, person, attempt.consents));
      } catch (error) {
        // Two sign-ups of one person at once: the other has just created the account.
        if (isUniqueViolation(error)) throw new ApiError('auth.registered');
        throw error;
      }
    },
  };
}

/** A name without control characters, cut to what an account may have. */
function nameOf(name: string): string {
  return Array.from(name.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .slice(0, maxNameLength)
    .join('');
}
