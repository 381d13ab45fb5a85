import { createHash, randomBytes } from 'node:crypto';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { addressRow, customerRow, people, seedSmall } from '@kayal/server-testing/src/small-seed.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { openDatabase, type DatabaseLocation } from '../../../server/src/db/open-database.ts';

/** Who uses a seeded shop. */
export interface SeededShop {
  /** Shoppers with an address, each with the cookie of their session. */
  readonly shoppers: readonly { readonly id: string; readonly cookie: string }[];
  /** Headers of a program whose token has every scope. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Fills a new database with the small shop, some shoppers and an API token. */
export async function seedShop(place: DatabaseLocation, shopperCount: number): Promise<SeededShop> {
  const { db, close } = openDatabase(place);
  await migrate(db);
  await seedSmall(db, '2025-26');
  const shoppers = [];
  for (let number = 1; number <= shopperCount; number += 1) {
    const id = `bench-${number}`;
    await db
      .insertInto('customer')
      .values(customerRow({ id, name: id, email: `${id}@kayal.example` }, null))
      .execute();
    await db.insertInto('address').values(addressRow(id, id)).execute();
    shoppers.push({ id, cookie: await addSession(db, id, Date.now()) });
  }
  const token = `kyl_${randomBytes(32).toString('base64url')}`;
  await db
    .insertInto('api_token')
    .values({
      id: 'bench',
      token_hash: createHash('sha256').update(token).digest('hex'),
      name: 'bench',
      scopes: JSON.stringify(['stock', 'prices', 'catalogue', 'orders']),
      prefix: token.slice(0, 8),
      created_at: Date.now(),
      created_by: people.admin.id,
      last_used_at: null,
    })
    .execute();
  await close();
  return { shoppers, headers: { authorization: `Bearer ${token}` } };
}
