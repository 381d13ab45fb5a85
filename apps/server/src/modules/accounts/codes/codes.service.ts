import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../db/open-database.ts';
import type { OtpPurpose } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { closeCodes, findOpenCode, insertCode, renewCode, spendTry, type OtpRow } from './codes.repository.ts';

const lifetimeMs = 10 * 60_000;

/** A code just made: the handle a browser holds and the six digits that only the mail may carry. */
interface IssuedCode {
  readonly handle: string;
  readonly code: string;
}

/** How a guess went; `gone` is a code that is used, replaced, expired or exhausted. */
type Guess = 'right' | 'wrong' | 'gone';

/** Makes and checks codes of six digits (R-15…R-21). */
export interface Codes {
  /** Makes a code under a new handle; what was open for the same account and purpose is void. */
  issue(db: Db, customerId: string, purpose: OtpPurpose): Promise<IssuedCode>;
  /** Makes a new code under the account's open handle, or under a new one. */
  reissue(db: Db, customerId: string, purpose: OtpPurpose): Promise<IssuedCode>;
  /**
   * Checks a guess, which costs a try. Give the database, not a transaction: a roll-back must not give the try back.
   * A right code still has to be used up, by `useCode`, in the transaction that acts on it.
   */
  guess(db: Db, row: Pick<OtpRow, 'id' | 'customer_id' | 'purpose'>, code: string): Promise<Guess>;
}

/** Makes the codes of an app. */
export function createCodes({ serverKey, now }: { readonly serverKey: Buffer; readonly now: () => number }): Codes {
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
      expires_at: at + lifetimeMs,
    });
    return { handle, code };
  };

  return {
    issue,

    async reissue(db, customerId, purpose) {
      const open = await findOpenCode(db, customerId, purpose);
      if (open === undefined) return issue(db, customerId, purpose);
      const code = newCode();
      const at = now();
      const code_hmac = hmacOf(purpose, customerId, code);
      await renewCode(db, open.id, { code_hmac, created_at: at, expires_at: at + lifetimeMs });
      return { handle: open.id, code };
    },

    async guess(db, { id, customer_id, purpose }, code) {
      const row = await spendTry(db, id, now());
      if (row === undefined) return 'gone';
      const isRight = timingSafeEqual(
        Buffer.from(row.code_hmac, 'hex'),
        Buffer.from(hmacOf(purpose, customer_id, code), 'hex'),
      );
      return isRight ? 'right' : 'wrong';
    },
  };
}

/** Six digits, leading zeros kept. */
function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}
