import type { ConsentText, WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../http/api-error.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { insertConsent, listConsentsOf } from './privacy.repository.ts';

type Consents = WireOf<'getConsents'>['answer']['consents'];

/** What the shop asks a customer to agree to, with her newest choice of each. A choice counts for its own text only. */
export async function readConsents(
  context: Pick<AppContext, 'config' | 'db'>,
  db: Db,
  customerId: string,
): Promise<Consents> {
  const { consents } = (await settingsIn(context, db)).settings.privacy;
  const newest = new Map((await listConsentsOf(db, customerId)).map((row) => [row.consent, row]));
  return consents.map(({ id, text }) => {
    const row = newest.get(id);
    return { id, text, isGiven: row?.given === 1 && row.text === text, chosenAt: row?.created_at ?? null };
  });
}

/**
 * Adds a customer's choice; one that changes nothing is not added.
 * @throws ApiError `consent.changed` when the shop does not ask for it, or for another text than she agrees to
 */
export async function chooseConsent(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  customerId: string,
  { id, text, isGiven }: WireOf<'setConsent'>['body'],
): Promise<Consents> {
  return inTransaction(context.db, async (trx) => {
    const known = (await readConsents(context, trx, customerId)).find((consent) => consent.id === id);
    if (known === undefined || (isGiven && known.text !== text)) throw new ApiError('consent.changed');
    if (known.isGiven !== isGiven) await storeChoice(context, trx, customerId, { ...known, isGiven });
    return readConsents(context, trx, customerId);
  });
}

/**
 * What a customer agrees to as she signs up. What the shop does not ask for in these words counts for nothing. Somebody who
 * signed up with her address before her and never confirmed it agreed to nothing in her name.
 */
export async function consentAtSignUp(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  trx: Db,
  customerId: string,
  agreed: readonly ConsentText[],
): Promise<void> {
  for (const known of await readConsents(context, trx, customerId)) {
    const isGiven = agreed.some(({ id, text }) => id === known.id && text === known.text);
    if (known.isGiven !== isGiven) await storeChoice(context, trx, customerId, { ...known, isGiven });
  }
}

async function storeChoice(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  trx: Db,
  customerId: string,
  { id, text, isGiven }: Pick<Consents[number], 'id' | 'text' | 'isGiven'>,
): Promise<void> {
  const { version } = await settingsIn(context, trx);
  const created_at = context.now();
  const given = isGiven ? 1 : 0;
  await insertConsent(trx, { id: newId(), customer_id: customerId, consent: id, text, version, given, created_at });
}
