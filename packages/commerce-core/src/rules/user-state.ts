import { adminMark, passwordMask, type SessionUser } from '@kayal/api-contract/client';
import { rememberedUserKey } from './forget-user.ts';

/** The part of Web Storage the core needs; the application passes the real one, tests a map. */
export interface KeyValuePort {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** Session and local storage of a browser, or replacements in tests. */
export interface StoragePorts {
  readonly session: KeyValuePort;
  readonly local: KeyValuePort;
}

/** User state: id is null when signed out. */
export interface UserState {
  readonly id: string | null;
  readonly rememberMe: boolean;
}

/** State while nobody is signed in. */
const signedOutUser: UserState = { id: null, rememberMe: false };

/** Stores a user; only a remembered one reaches local storage. */
export function setUser(local: KeyValuePort, id: string, rememberMe: boolean): UserState {
  if (rememberMe) local.setItem(rememberedUserKey, id);
  return { id, rememberMe };
}

/** Forgets the user, in local storage too. */
export function clearUser(local: KeyValuePort): UserState {
  local.removeItem(rememberedUserKey);
  return signedOutUser;
}

/** The remembered user, as a hint that the server has to confirm. */
export function loadUser(local: KeyValuePort): UserState {
  const id = local.getItem(rememberedUserKey);
  return id === null || id === '' ? signedOutUser : { id, rememberMe: true };
}

/** Writes the session values; LedCode is the id, and `password` is the admin marker or a mask. */
export function writeSession(session: KeyValuePort, user: SessionUser): void {
  session.setItem('loginId', user.id);
  session.setItem('loginName', user.name);
  session.setItem('loginEmail', user.email);
  session.setItem('LedCode', user.id);
  session.setItem('password', user.isAdmin ? adminMark : passwordMask);
}
