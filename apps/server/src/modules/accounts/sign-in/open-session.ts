import { adminMark, passwordMask, type WireOf } from '@kayal/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import { isHttps } from '../../../config/config-rules.ts';
import type { AccountServices } from '../account-services.ts';
import { lockUnchanged, type CustomerRow } from '../customers/customers.repository.ts';
import { deviceCookieName, plainDeviceCookieName } from '../places/caller.ts';
import { insertChallenge } from '../second-factor/challenges.repository.ts';
import { newChallenge } from '../second-factor/challenges.ts';
import { hasSecondFactor } from '../second-factor/factors.repository.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { signInOutdated } from './password-login.ts';

/** One user of a login's answer. */
export type UserRow = WireOf<'googleLogin'>['answer'];

/** The request that signs in, and its reply, which gets the cookies. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Last step of every sign-in: asks for the second factor where the account has one, otherwise opens the session. */
export interface OpenSession {
  /**
   * For a customer who proved her password or her Google account.
   * @throws ApiError `SECOND_FACTOR_REQUIRED` with the `id` to finish by; `auth.invalid` when her account changed
   * meanwhile.
   */
  afterFirstFactor(exchange: Exchange, customer: CustomerRow, isRemembered: boolean): Promise<UserRow>;
  /**
   * For a customer who proved more than a password.
   * @param prove runs in the session's transaction and throws when the proof is no longer valid
   */
  afterSecondFactor(
    exchange: Exchange,
    customer: Pick<CustomerRow, 'id' | 'full_name' | 'email' | 'role'>,
    isRemembered: boolean,
    prove: (transaction: Transaction<Database>) => Promise<void>,
  ): Promise<UserRow>;
  /** Whether a password alone does not open the shop to this customer. */
  asksForMore(customer: CustomerRow): Promise<boolean>;
}

const deviceDays = 365;

/** Makes the last step of signing in of an app. */
export function createOpenSession(services: AccountServices, sessions: Sessions): OpenSession {
  const { context, places, callerOf } = services;
  const { config, db, now } = context;
  const deviceCookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;

  /** Makes the browser a known place: guesses of strangers do not lock it out. */
  const welcome = async ({ request, reply }: Exchange, customer: Parameters<typeof userRow>[0]): Promise<UserRow> => {
    const caller = callerOf(request);
    await places.remember(db, customer.email, caller.address);
    const token = places.deviceToken(customer.email);
    const name = deviceCookieName(config);
    reply.setCookie(name, token, { ...deviceCookie, maxAge: deviceDays * 86_400 });
    if (name !== plainDeviceCookieName) reply.clearCookie(plainDeviceCookieName, deviceCookie);
    caller.note('login.accepted', customer.id);
    return userRow(customer);
  };

  const proveUnchanged = async (transaction: Transaction<Database>, customer: CustomerRow): Promise<void> => {
    if (!(await lockUnchanged(transaction, customer))) throw signInOutdated();
  };

  const askForSecondFactor = async ({ request }: Exchange, customer: CustomerRow, isRemembered: boolean) => {
    const challenge = newChallenge('sign-in', customer.id, now(), isRemembered);
    await inTransaction(db, async (transaction) => {
      await proveUnchanged(transaction, customer);
      await insertChallenge(transaction, challenge);
    });
    callerOf(request).note('login.second_factor_due', customer.id);
    return new ApiError('SECOND_FACTOR_REQUIRED', { id: challenge.id });
  };

  return {
    async afterFirstFactor(exchange, customer, isRemembered) {
      if (await hasSecondFactor(db, customer.id)) throw await askForSecondFactor(exchange, customer, isRemembered);
      const session = { customerId: customer.id, isRemembered, hasSecondFactor: false };
      await sessions.open(exchange.request, exchange.reply, session, async (transaction) => {
        await proveUnchanged(transaction, customer);
        if (await hasSecondFactor(transaction, customer.id)) throw signInOutdated();
      });
      return welcome(exchange, customer);
    },

    async afterSecondFactor(exchange, customer, isRemembered, prove) {
      const session = { customerId: customer.id, isRemembered, hasSecondFactor: true };
      await sessions.open(exchange.request, exchange.reply, session, prove);
      return welcome(exchange, customer);
    },

    async asksForMore({ id, role }) {
      return (config.production && role === 'admin') || hasSecondFactor(db, id);
    },
  };
}

/** A user as the only row of a list, the specified shape of a login's answer. */
export async function asList(user: Promise<UserRow>): Promise<UserRow[]> {
  return [await user];
}

/** The login's answer for a user; the password field holds a public mark. */
function userRow({ id, full_name, email, role }: Pick<CustomerRow, 'id' | 'full_name' | 'email' | 'role'>): UserRow {
  return { id, full_name, email, password: roleMark(role === 'admin') };
}

/** The value of the answer's password field: the browser reads from it which links to show; it grants no rights. */
export function roleMark(isAdmin: boolean): string {
  return isAdmin ? adminMark : passwordMask;
}
