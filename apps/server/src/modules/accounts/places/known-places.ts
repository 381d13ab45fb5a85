import { createHmac } from 'node:crypto';
import type { AppContext } from '../../../context/app-context.ts';
import type { Db } from '../../../db/open-database.ts';
import { readCount, setCount } from '../../../db/rate-counters.ts';
import { equalSecrets } from '../equal-secrets.ts';
import { counterKey } from '../limits/account-limits.ts';
import type { Caller } from './caller.ts';

/**
 * Recognises devices and networks from which an account was signed in to before. Guesses from such a place are counted
 * apart from those of strangers: strangers who use up their guesses do not lock the owner out, and each place has its
 * own limit.
 */
export interface KnownPlaces {
  /** A name of the place for counters: `device`, or the network address; null for a stranger. */
  recognise(email: string, caller: Pick<Caller, 'address' | 'device'>): Promise<string | null>;
  /** Remembers a network address after a sign-in. */
  remember(db: Db, email: string, address: string): Promise<void>;
  /** The value of the device cookie, set after a sign-in; valid for this account only. */
  deviceToken(email: string): string;
}

const addressKnownForMs = 90 * 24 * 3_600_000;

/** Makes the known places of an app. Addresses are kept as keyed hashes among the counters, which are swept. */
export function createKnownPlaces({ db, serverKey, now }: Pick<AppContext, 'db' | 'serverKey' | 'now'>): KnownPlaces {
  const deviceToken = (email: string): string =>
    createHmac('sha256', serverKey).update(`device\0${email}`).digest('base64url');
  const keyOf = (email: string, address: string): string =>
    counterKey(serverKey, 'known-address', `${email}\0${address}`);

  return {
    deviceToken,

    async recognise(email, { device, address }) {
      if (device !== undefined && equalSecrets(device, deviceToken(email))) return 'device';
      const known = await readCount(db, keyOf(email, address), now(), addressKnownForMs);
      return known === null ? null : address;
    },

    async remember(on, email, address) {
      await setCount(on, keyOf(email, address), { count: 1, windowEndsAt: now() + addressKnownForMs });
    },
  };
}

/** The subject that a limit counts: all strangers of an account together, each known place separately. */
export function limitSubject(account: string, place: string | null): string {
  return place === null ? account : `${account}\0${place}`;
}
