/** Accounts: wire → domain. */
import type { Customer, SessionUser } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { adminMark } from '../password-mark.ts';

/** The server's answer to who is signed in. */
export type SessionAnswer = WireOf<'session'>['answer'];

type UserRow = WireOf<'login'>['answer'][number];

/** One user of a login answer; a user with the admin's mark sees admin links. */
export function toUser(row: UserRow): SessionUser {
  return { id: String(row.id), name: row.full_name, email: row.email, isAdmin: row.password === adminMark };
}

/** From the answer of `login`: the first of the list counts; null for an empty one. */
export function toLoggedIn(answer: WireOf<'login'>['answer']): SessionUser | null {
  const first = Array.isArray(answer) ? answer[0] : undefined;
  return first === undefined ? null : toUser(first);
}

/** From the answer of `session`; null when nobody is signed in. */
export function toSession(answer: SessionAnswer): SessionUser | null {
  const { user } = answer;
  return user === null ? null : { id: user.id, name: user.full_name, email: user.email, isAdmin: user.isAdmin };
}

/** From the answer of `getCustomerById`. */
export function toCustomer({ data }: WireOf<'getCustomerById'>['answer']): Customer {
  const { id, full_name: name, email, mobile, createdAt } = data;
  return { id, name, email, mobile, createdAt };
}
