import type { FastifyInstance } from 'fastify';
import { foldText } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { readSetting, writeSetting } from '../../../db/settings.repository.ts';
import { readSlices } from '../../../db/slices.ts';
import { repeatWhileListening, sweepTimes } from '../../../http/repeat.ts';
import { findByEmail, listEmailsAfter, updateCustomer } from './customers.repository.ts';

const accountsPerSlice = 500;
const setting = 'emails-folded';

/**
 * Writes e-mail addresses again that an older version of the shop stored in another form, once. Where the address is
 * taken in its present form, both accounts stay as they are and are reported.
 * @returns how many addresses were written, and the ids of accounts that have the address of another one
 */
export async function foldEmails({ db }: Pick<AppContext, 'db'>) {
  const collided: { readonly id: string; readonly other: string }[] = [];
  let folded = 0;
  if ((await readSetting(db, setting)) !== undefined) return { folded, collided };
  const read = (after: string) => listEmailsAfter(db, after, accountsPerSlice);
  for await (const rows of readSlices('', read, ({ id }) => id)) {
    for (const { id, email: stored } of rows) {
      const email = foldText(stored);
      if (email === stored) continue;
      const other = await inTransaction(db, async (trx) => {
        const taken = await findByEmail(trx, email);
        if (taken === undefined) await updateCustomer(trx, id, { email });
        return taken?.id;
      });
      if (other === undefined) folded += 1;
      else collided.push({ id, other });
    }
  }
  await writeSetting(db, setting, String(folded));
  return { folded, collided };
}

/** Folds the addresses in the background, a minute after the server began to listen. */
export function foldEmailsOnce(app: FastifyInstance, context: Pick<AppContext, 'db'>): void {
  repeatWhileListening(app, {
    ...sweepTimes,
    round: async () => {
      const { collided } = await foldEmails(context);
      for (const pair of collided) {
        app.log.warn(pair, 'two accounts have the same e-mail address; only the other one can sign in with it');
      }
    },
    failure: 'the e-mail addresses could not be written in their present form',
  });
}
