import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@kayal/server/src/db/open-database.ts';
import { addSession } from '../add-session.ts';
import { addressRow, customerRow } from '../small-seed.ts';
import type { CallerName, FuzzCall } from './calls.ts';
import { earlierIdPattern, type KnownValues } from './values.ts';

/** Callers of one part of a run, and the values that exist in their shop. */
export interface FuzzPeople {
  /** Headers that identify each caller. */
  readonly headers: Readonly<Record<CallerName, Readonly<Record<string, string>>>>;
  readonly known: KnownValues;
}

const scopes = JSON.stringify(['stock', 'prices', 'catalogue', 'orders']);
const earlierIds = Array.from({ length: 12 }, (_, index) => `EARLIER-${index}`);

/**
 * Adds a new shopper, admin and API token: those of an earlier part may have signed out, lost their role or deleted
 * their account.
 * @param now ms since 1970
 */
export async function addFuzzPeople(db: Db, number: number, now: number): Promise<FuzzPeople> {
  const ids = { shopper: `fuzz-shopper-${number}`, admin: `fuzz-admin-${number}` };
  for (const role of ['shopper', 'admin'] as const) {
    const id = ids[role];
    const person = { id, name: `Fuzz ${id}`, email: `${id}@kayal.example` };
    await db
      .insertInto('customer')
      .values(customerRow(person, null, role))
      .execute();
    await db.insertInto('address').values(addressRow(id, person.name)).execute();
  }
  const token = `kyl_${randomBytes(32).toString('base64url')}`;
  await db
    .insertInto('api_token')
    .values({
      id: `fuzz-${number}`,
      token_hash: createHash('sha256').update(token).digest('hex'),
      name: 'fuzz',
      scopes,
      prefix: token.slice(0, 8),
      created_at: now,
      created_by: ids.admin,
      last_used_at: null,
    })
    .execute();
  return {
    headers: {
      visitor: {},
      shopper: { cookie: await addSession(db, ids.shopper, now) },
      admin: { cookie: await addSession(db, ids.admin, now) },
      token: { authorization: `Bearer ${token}` },
      broken: { cookie: 'sid=%ff; sid="; =;', authorization: 'Bearer kyl_' },
    },
    known: await readKnownValues(db, Object.values(ids)),
  };
}

async function readKnownValues(db: Db, customers: readonly string[]): Promise<KnownValues> {
  const variants = await db.selectFrom('variant').select(['unique_code', 'product_id']).limit(40).execute();
  const orders = await db.selectFrom('placed_order').select('entry_no').orderBy('entry_no', 'desc').limit(10).execute();
  const codes = variants.map((variant) => variant.unique_code);
  const products = [...new Set(variants.map((variant) => variant.product_id))];
  const entryNumbers = [...orders.map((order) => order.entry_no), ...earlierIds];
  const emails = [...customers.map((id) => `${id}@kayal.example`), 'admin@kayal.example', 'nobody@kayal.example'];
  return {
    company: ['kayal'],
    customer: customers,
    ledcode: customers,
    email: emails,
    supportemail: emails,
    id: [...products, ...products.map(String), ...customers, ...earlierIds],
    itemid: [...products, ...products.map(String)],
    slno: products,
    uniquecode: codes,
    entryno: entryNumbers,
    addressid: earlierIds,
    batch: earlierIds,
    webhook: earlierIds,
    otp: ['123456'],
    password: ['made-to-move'],
    season: ['2025-26', '2026-27'],
    slug: ['privacy', 'returns', 'shipping', 'terms'],
  };
}

/** Ids of the latest answers, so that calls can name what earlier calls made. */
export class EarlierIds {
  readonly #ids: string[] = [];

  /** Adds the ids that an answer contains. */
  remember(body: string): void {
    for (const [, id = ''] of body.matchAll(/"(?:id|entryNo|orderId|EntryNo|token|batch)":"([\w-]{1,64})"/g)) {
      this.#ids.unshift(id);
      if (this.#ids.length > 24) this.#ids.pop();
    }
  }

  /** The call with the stand-ins of earlier ids replaced. */
  fillIn(call: FuzzCall): FuzzCall {
    const replace = (text: string): string =>
      text.replaceAll(earlierIdPattern, (standIn, index: string) => this.#ids[Number(index)] ?? standIn);
    return { ...call, url: replace(call.url), body: call.body === null ? null : replace(call.body) };
  }
}
