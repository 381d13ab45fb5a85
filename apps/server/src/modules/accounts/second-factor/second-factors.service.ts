import type { WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AuthChallengeTable } from '../../../db/tables/accounts.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { secondFactorMail } from '../account-mails.ts';
import type { AccountServices } from '../account-services.ts';
import { lockUnchanged, lockCustomer, type CustomerRow } from '../customers/customers.repository.ts';
import { createCurrentPasswordCheck } from '../passwords/current-password.ts';
import type { Caller } from '../places/caller.ts';
import { deleteOtherSessions, markSecondFactor } from '../sessions/sessions.repository.ts';
import { newAppSetup, stepOfCode } from './authenticator-app.ts';
import { findChallenge, insertChallenge, spendChallengeTry, useChallenge } from './challenges.repository.ts';
import { newChallenge } from './challenges.ts';
import {
  countRecoveryCodes,
  deletePasskey,
  deleteTotp,
  findTotp,
  hasSecondFactor,
  insertPasskey,
  listPasskeys,
  replaceRecoveryCodes,
  replaceTotp,
} from './factors.repository.ts';
import type { Passkeys } from './passkeys.ts';
import { newRecoveryCodes, recoveryCodeHmac } from './recovery-codes.ts';

type Trx = Transaction<Database>;

/** The customer who changes her second factors, with her session and the caller. */
export interface Owner {
  readonly identity: Identity;
  readonly caller: Caller;
}

/** Adding, removing and listing the second factors of the signed-in account. */
export interface SecondFactors {
  read(identity: Identity): Promise<WireOf<'getSecondFactors'>['answer']>;
  /** @throws ApiError `auth.password`, `passkey.unavailable`, `passkey.limit`. */
  startPasskey(owner: Owner, password: string): Promise<WireOf<'startPasskey'>['answer']>;
  /**
   * @returns recovery codes, where it is the first factor. @throws ApiError `passkey.refused`, `second_factor.expired`.
   */
  addPasskey(owner: Owner, addition: WireOf<'addPasskey'>['body']): Promise<string[]>;
  /** @throws ApiError `auth.password`, `not_found`, `second_factor.last`. */
  removePasskey(owner: Owner, id: string, password: string): Promise<void>;
  /** @throws ApiError `auth.password`. */
  startTotp(owner: Owner, password: string): Promise<WireOf<'startTotp'>['answer']>;
  /**
   * @returns recovery codes, where it is the first factor. @throws ApiError `second_factor.wrong`,
   * `second_factor.expired`.
   */
  addTotp(owner: Owner, addition: WireOf<'addTotp'>['body']): Promise<string[]>;
  /** @throws ApiError `auth.password`, `not_found`, `second_factor.last`. */
  removeTotp(owner: Owner, password: string): Promise<void>;
  /** @throws ApiError `auth.password`, `second_factor.none`. */
  renewRecoveryCodes(owner: Owner, password: string): Promise<string[]>;
}

/** Passkeys one account may have. */
const maxPasskeys = 10;

/** Makes the second factors of an app. */
export function createSecondFactors(services: AccountServices, passkeys: Passkeys): SecondFactors {
  const { context } = services;
  const { config, db, now, outbox, serverKey } = context;
  const checkPassword = createCurrentPasswordCheck(services);
  const nameOfShop = async (): Promise<string> => (await settingsIn(context, db)).settings.profile.name;
  const asksOf = (role: CustomerRow['role']): boolean => config.production && role === 'admin';

  const begin = async (
    customer: CustomerRow,
    kind: AuthChallengeTable['kind'],
    secret?: string,
  ): Promise<AuthChallengeTable> => {
    const challenge = newChallenge(kind, customer.id, now(), false, secret);
    await inTransaction(db, async (trx) => {
      if (!(await lockUnchanged(trx, customer))) throw new ApiError('auth.password');
      await insertChallenge(trx, challenge);
    });
    return challenge;
  };

  /** The challenge, if it belongs to this account; another account's is answered like a missing one. */
  const ownChallenge = (found: AuthChallengeTable | undefined, { identity }: Owner): AuthChallengeTable => {
    if (found?.customer_id !== identity.customerId) throw new ApiError('second_factor.expired');
    return found;
  };

  /** Adds a factor. With the first one recovery codes are made, and the sessions that were opened without it end. */
  const add = async (
    { identity, caller }: Owner,
    challengeId: string,
    what: string,
    insert: (trx: Trx) => Promise<void>,
  ): Promise<string[]> => {
    const codes = await inTransaction(db, async (trx) => {
      const customer = await lockCustomer(trx, identity.customerId);
      if (customer === undefined || !(await useChallenge(trx, challengeId)))
        throw new ApiError('second_factor.expired');
      const isFirst = !(await hasSecondFactor(trx, customer.id));
      await insert(trx);
      await markSecondFactor(trx, identity.sessionHash);
      await outbox.post(trx, secondFactorMail(await settingsIn(context, trx), customer, `${what} was added to`));
      if (!isFirst) return [];
      await deleteOtherSessions(trx, customer.id, identity.sessionHash);
      return writeRecoveryCodes(trx, customer.id);
    });
    caller.note('second_factor.changed', identity.customerId);
    return codes;
  };

  const writeRecoveryCodes = async (trx: Trx, customerId: string): Promise<string[]> => {
    const codes = newRecoveryCodes();
    const hmacs = codes.map((code) => recoveryCodeHmac(serverKey, customerId, code));
    await replaceRecoveryCodes(trx, customerId, hmacs);
    return codes;
  };

  /** Removes a factor; with the last one the recovery codes are removed too. */
  const remove = async (
    { identity, caller }: Owner,
    password: string,
    what: string,
    take: (trx: Trx) => Promise<boolean>,
  ): Promise<void> => {
    const customer = await checkPassword(identity, password, caller);
    await inTransaction(db, async (trx) => {
      if (!(await lockUnchanged(trx, customer))) throw new ApiError('auth.password');
      if (!(await take(trx))) throw new ApiError('not_found');
      await outbox.post(trx, secondFactorMail(await settingsIn(context, trx), customer, `${what} was removed from`));
      if (await hasSecondFactor(trx, customer.id)) return;
      if (asksOf(customer.role)) throw new ApiError('second_factor.last');
      await replaceRecoveryCodes(trx, customer.id, []);
    });
    caller.note('second_factor.changed', customer.id);
  };

  return {
    async read({ customerId, role, lacksSecondFactor }) {
      const totp = await findTotp(db, customerId);
      const kept = await listPasskeys(db, customerId);
      return {
        success: true,
        required: lacksSecondFactor || asksOf(role),
        passkeysAvailable: passkeys.areAvailable,
        passkeys: kept.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({ id, name, createdAt, usedAt })),
        totp: totp === undefined ? null : { createdAt: totp.created_at },
        recoveryCodesLeft: await countRecoveryCodes(db, customerId),
      };
    },

    async startPasskey({ identity, caller }, password) {
      const customer = await checkPassword(identity, password, caller);
      if (!passkeys.areAvailable) throw new ApiError('passkey.unavailable');
      const existing = await listPasskeys(db, customer.id);
      if (existing.length >= maxPasskeys) throw new ApiError('passkey.limit');
      const { id, secret } = await begin(customer, 'passkey');
      const owner = { id: customer.id, email: customer.email, name: customer.full_name };
      const shopName = await nameOfShop();
      const options = await passkeys.creationOptions({ owner, shopName, challenge: secret, existing });
      return { success: true, id, options };
    },

    async addPasskey(owner, { id, name, response }) {
      const challenge = ownChallenge(await findChallenge(db, id, 'passkey', now()), owner);
      const confirmed = await passkeys.confirmNew(response, challenge.secret);
      if (confirmed === null) throw new ApiError('passkey.refused');
      const kept = { customer_id: owner.identity.customerId, name, created_at: now(), used_at: null };
      return add(owner, id, 'A passkey', async (trx) => {
        if ((await listPasskeys(trx, kept.customer_id)).length >= maxPasskeys) throw new ApiError('passkey.limit');
        if (!(await insertPasskey(trx, { ...confirmed, ...kept }))) throw new ApiError('passkey.refused');
      });
    },

    async removePasskey(owner, id, password) {
      await remove(owner, password, 'A passkey', (trx) => deletePasskey(trx, owner.identity.customerId, id));
    },

    async startTotp({ identity, caller }, password) {
      const customer = await checkPassword(identity, password, caller);
      const { secret, uri, qr } = await newAppSetup(customer.email, await nameOfShop());
      const { id } = await begin(customer, 'totp', secret);
      return { success: true, id, secret, uri, qr };
    },

    async addTotp(owner, { id, code }) {
      ownChallenge(await findChallenge(db, id, 'totp', now()), owner);
      const challenge = ownChallenge(await spendChallengeTry(db, id, 'totp', now()), owner);
      const step = await stepOfCode(challenge.secret, code, now());
      if (step === null) throw new ApiError('second_factor.wrong');
      const { customerId } = owner.identity;
      const row = { customer_id: customerId, secret: challenge.secret, last_step: step, created_at: now() };
      return add(owner, id, 'An authenticator app', (trx) => replaceTotp(trx, row));
    },

    async removeTotp(owner, password) {
      await remove(owner, password, 'The authenticator app', (trx) => deleteTotp(trx, owner.identity.customerId));
    },

    async renewRecoveryCodes({ identity, caller }, password) {
      const customer = await checkPassword(identity, password, caller);
      const codes = await inTransaction(db, async (trx) => {
        if (!(await lockUnchanged(trx, customer))) throw new ApiError('auth.password');
        if (!(await hasSecondFactor(trx, customer.id))) throw new ApiError('second_factor.none');
        await outbox.post(
          trx,
          secondFactorMail(await settingsIn(context, trx), customer, 'New recovery codes were made for'),
        );
        return writeRecoveryCodes(trx, customer.id);
      });
      caller.note('second_factor.changed', customer.id);
      return codes;
    },
  };
}
