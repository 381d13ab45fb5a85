import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { customerRow, people, smallPassword } from '@kayal/server-testing/src/small-seed.ts';
import { foldEmails } from '../../modules/accounts/customers/fold-emails.ts';
import { placeThreeOrders } from '../orders/three-orders.ts';

forBothEngines('texts that differ in nothing that is seen', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let placed: readonly [string, string, string];

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    const asha = await shop.as(people.asha.email);
    const rahul = await shop.as(people.rahul.email);
    placed = await placeThreeOrders(shop, { asha, rahul });
    admin = await shop.as(people.admin.email);
  });
  afterAll(() => shop.close());

  it.each([
    ['a joiner', 'asha\u200d@kayal.example'],
    ['marks of direction', '\u202aasha@kayal.example\u202c'],
    ['a byte order mark', '\ufeffasha@kayal.example'],
    ['wide letters', 'ａｓｈａ@kayal.example'],
  ])('J01 an address with %s signs in', async (_what, email) => {
    const body = { email, password: smallPassword, rememberMe: false };
    expect((await shop.visitor.call('login', { body })).answer()[0]?.email).toBe(people.asha.email);
  });

  it('a password counts as it is typed', async () => {
    const body = { email: people.asha.email, password: `${smallPassword}\u200b`, rememberMe: false };
    const reply = await shop.visitor.call('login', { body });
    expect(reply.status === 200 ? reply.answer() : []).toEqual([]);
  });

  it('J01 a second account of one address is none', async () => {
    const accounts = () => shop.database.db.selectFrom('customer').select('id').execute();
    const before = await accounts();
    const body = { email: `as\u200cha\u200b@kayal.example`, full_name: 'Asha', password: 'another-one' };
    await shop.visitor.call('signUp', { body });
    expect(await accounts()).toHaveLength(before.length);
  });

  it.each([
    ['അവന്‍ ആശ', 'അവന് ആശ'],
    ['അവന് ആശ', 'അവന്‍\u200c ആശ'],
    ['\u200fآشا', 'آشا'],
    ['ZOË', 'zoe\u0308'],
  ])('S7.ORD.03 a search for %s finds %s', async (q, name) => {
    const { db } = shop.database;
    await db.updateTable('placed_order').set({ customer_name: name }).where('entry_no', '=', placed[1]).execute();
    const { orders } = (await admin.call('getAllOrders', { query: { q } })).answer();
    expect([...new Set(orders.map(({ EntryNo }) => EntryNo))]).toEqual([placed[1]]);
  });

  it('reports accounts that have one address now, and writes the others again, once', async () => {
    const { db } = shop.database;
    const row = async (id: string, email: string) =>
      db
        .insertInto('customer')
        .values(customerRow({ id, email, name: 'Ravi' }, null))
        .execute();
    await row('c-free', 'ra\u200dvi@kayal.example');
    await row('c-twin', 'ra\u200chul@kayal.example');
    const context = { db: shop.database.db };
    const rahul = await shop.as(people.rahul.email);
    expect(await foldEmails(context)).toEqual({ folded: 1, collided: [{ id: 'c-twin', other: rahul.id }] });
    expect(await foldEmails(context)).toEqual({ folded: 0, collided: [] });
    const emails = db.selectFrom('customer').select('email').where('id', 'in', ['c-free', 'c-twin']).orderBy('id');
    expect(await emails.execute()).toEqual([{ email: 'ravi@kayal.example' }, { email: 'ra\u200chul@kayal.example' }]);
  });
});
