import { createHmac, randomInt } from 'node:crypto';
import type { AppContext } from '../../../context/app-context.ts';
import { newId } from '../../../db/ids.ts';
import type { Db } from '../../../db/open-database.ts';
import { countOne } from '../../../db/rate-counters.ts';
import type { OtpPurpose } from '../../../db/tables/accounts.ts';
import { equalSecrets } from '../equal-secrets.ts';
import { counterKey } from '../limits/account-limits.ts';
import { codeLifetimeMs, maxTriesPerCode } from './code-lifetime.ts';
import {
  closeCodes,
  findOpenCode,
  findUsableCode,
  insertCode,
  renewCode,
  spendTry,
  type OtpRow,
} from './codes.repository.ts';

/** A code just made: the handle a browser holds, and the six digits that only the mail may carry. */
interface IssuedCode {
  readonly handle: string;
  readonly code: string;
}

/** The result of a guess; `gone` is a code that is used, replaced, expired or out of tries. */
export type Guess = 'right' | 'wrong' | 'gone';

/** Makes and checks mailed codes of six digits. */
export interface Codes {
  /** Makes a code under a new handle; an open code of the same account and purpose becomes void. */
  issue(db: Db, customerId: string, purpose: OtpPurpose): Promise<IssuedCode>;
  /** Makes a new code under the account's open handle, or under a new one. */
  reissue(db: Db, customerId: string, purpose: OtpPurpose): Promise<IssuedCode>;
  /**
   * Checks a guess, which costs a try. Give the database, not a transaction: a roll-back must not give the try back.
   * A right code still has to be used up, by `consumeCode`, in the transaction that acts on it.
   *
   * @param place the known place the guess comes from, whose tries are counted separately; null for a stranger
   */
  guess(
    db: Db,
    row: Pick<OtpRow, 'id' | 'customer_id' | 'purpose'>,
    code: string,
    place: string | null,
  ): Promise<Guess>;
}

/** Makes the codes of an app. */
export function createCodes({ serverKey, now }: Pick<AppContext, 'serverKey' | 'now'>): Codes {
  const hmacOf = (purpose: OtpPurpose, customerId: string, code: string): string =>
    createHmac('sha256', serverKey).update(`otp\0${purpose}\0${customerId}\0${code}`).digest('hex');

  const issue: Codes['issue'] = async (db, customerId, purpose) => {
    const handle = newId();
    const code = newCode();
    const at = now();
    await closeCodes(db, customerId, purpose);
    await insertCode(db, {
      id: handle,
      customer_id: customerId,
      purpose,
      code_hmac: hmacOf(purpose, customerId, code),
      tries: 0,
      closed: 0,
      created_at: at,
      expires_at: at + codeLifetimeMs,
    });
    return { handle, code };
  };

  /** Spends one of a known place's own tries at a code. */
  const spendTryOf = async (db: Db, place: string, id: string): Promise<OtpRow | undefined> => {
    const row = await findUsableCode(db, id, now());
    if (row === undefined) return undefined;
    const key = counterKey(serverKey, 'code-tries', `${id}\0${row.created_at}\0${place}`);
    const { count } = await countOne(db, key, codeLifetimeMs, now());
    return count > maxTriesPerCode ? undefined : row;
  };

  return {
    issue,

    async reissue(db, customerId, purpose) {
      const open = await findOpenCode(db, customerId, purpose);
      if (open === undefined) return issue(db, customerId, purpose);
      const code = newCode();
      const at = now();
      const code_hmac = hmacOf(purpose, customerId, code);
      await renewCode(db, open.id, { code_hmac, created_at: at, expires_at: at + codeLifetimeMs });
      return { handle: open.id, code };
    },

    async guess(db, { id, customer_id, purpose }, code, place) {
      const row = place === null ? await spendTry(db, id, now()) : await spendTryOf(db, place, id);
      if (row === undefined) return 'gone';
      return equalSecrets(hmacOf(purpose, customer_id, code), row.code_hmac) ? 'right' : 'wrong';
    },
  };
}

/** Six digits, leading zeros kept. */
function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}
