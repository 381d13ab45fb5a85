import type { WireOf } from '@kayal/api-contract';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { placeThreeOrders } from '../orders/three-orders.ts';

const { asha, rahul, admin } = people;

forBothEngines('the back office’s customers', (engine) => {
  let shop: TestApp;
  let boss: Caller;
  let placed: readonly [string, string, string];
  const dayAfter = Date.UTC(2026, 9, 2);
  const news = { id: 'news-mail', text: 'Send me news by e-mail.' };

  const list = async (query: WireOf<'getCustomers'>['query'] = {}) => {
    const reply = await boss.call('getCustomers', { query });
    return { customers: reply.answer().customers, total: Number(reply.headers['x-total-count']) };
  };
  const idsOf = async (query: WireOf<'getCustomers'>['query']) => (await list(query)).customers.map(({ id }) => id);
  const file = async (body: object) => (await boss.call('exportCustomers', { body })).text.split('\r\n').slice(0, -1);
  const audit = async (kind: 'changes' | 'reads') => (await boss.call('getAudit', { query: { kind } })).answer();

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    const her = await shop.as(asha.email);
    placed = await placeThreeOrders(shop, { asha: her, rahul: await shop.as(rahul.email) });
    boss = await shop.as(admin.email);
    const { version, settings, theme } = (await boss.call('getSettings')).answer();
    const privacy = { ...settings.privacy, consents: [news] };
    await boss.call('saveSettings', { body: { version, settings: { ...settings, privacy }, theme } });
    await (await shop.as(asha.email)).call('setConsent', { body: { ...news, isGiven: true } });

    // Somebody who never confirmed nor ordered, and an account that was deleted with its orders left.
    const { db } = shop.database;
    const row = { mobile: '', password_hash: null, google_sub: null, role: 'shopper', verified: 0 } as const;
    await db
      .insertInto('customer')
      .values([
        { ...row, id: 'cust-new', email: 'meera@kayal.example', full_name: '=Meera, Pillai', created_at: dayAfter },
        { ...row, id: 'cust-gone', email: 'cust-gone@deleted.invalid', full_name: 'Deleted customer', created_at: 1 },
      ])
      .execute();
    const away = { mobile: '+91 91234-50022', city: 'Kozhikode', pincode: '673004' };
    await db.updateTable('address').set(away).where('customer_id', '=', rahul.id).execute();
    await db.updateTable('customer').set({ mobile: '' }).where('id', '=', rahul.id).execute();
  });

  it('are the accounts of shoppers, with what they bought as the reports count it', async () => {
    const { customers, total } = await list();
    expect(total).toBe(3);
    expect(customers[0]).toEqual({
      id: 'cust-new',
      name: '=Meera, Pillai',
      email: 'meera@kayal.example',
      phone: '',
      isConfirmed: false,
      createdAt: dayAfter,
      orders: 0,
      spent: 0,
      lastOrderAt: null,
    });
    const [, ...others] = customers;
    expect(others).toMatchObject([
      { id: asha.id, email: asha.email, phone: '9876543210', isConfirmed: true, orders: 2, spent: 1996.5 },
      { id: rahul.id, phone: '+91 91234-50022', orders: 1, spent: 2499 },
    ]);
    const { sum } = (await boss.call('getSalesReport', { query: { by: 'day' } })).answer();
    expect(customers.reduce((spent, each) => spent + each.spent, 0)).toBe(sum.income);
  });

  it.each([
    ['newest', ['cust-new', asha.id, rahul.id]],
    ['spent', [rahul.id, asha.id, 'cust-new']],
    ['lastOrder', [asha.id, rahul.id, 'cust-new']],
  ] as const)('are sorted by the server: %s', async (sort, ids) => {
    expect(await idsOf({ sort })).toEqual(ids);
    const pages = ['0', '1', '2', '3'].map((offset) => idsOf({ sort, limit: '1', offset }));
    expect((await Promise.all(pages)).flat()).toEqual(ids);
  });

  it.each([
    ['RAHUL', [rahul.id]],
    ['asha@kayal', [asha.id]],
    ['9123450022', [rahul.id]],
    ['+91 98765 43210', [asha.id]],
    ['kozhikode', [rahul.id]],
    ['682020', [asha.id]],
    ['kayal.example', ['cust-new', asha.id, rahul.id]],
    ['deleted', []],
    ['%', []],
    [admin.name, []],
  ])('a search for %s finds them', async (q, ids) => {
    expect(await idsOf({ q })).toEqual(ids);
    expect((await list({ q, limit: '1' })).total).toBe(ids.length);
    expect((await idsOf({ q, sort: 'spent' })).toSorted()).toEqual(ids.toSorted());
  });

  it('an unknown sort is refused', async () => {
    expect((await boss.call('getCustomers', { query: { sort: 'id; drop table' } })).status).toBe(400);
  });

  it('one has her addresses, consents and returns', async () => {
    const { customer, addresses, consents, returns } = (
      await boss.call('getCustomer', { params: { customer: asha.id } })
    ).answer();
    expect(customer).toMatchObject({ name: asha.name, orders: 2 });
    expect(addresses).toMatchObject([{ city: 'Kochi', pincode: '682020', isActive: true }]);
    expect(consents).toEqual([{ ...news, isGiven: true, chosenAt: shop.clock.now() }]);
    expect(returns).toBe(0);
  });

  it.each([admin.id, 'cust-gone', 'nobody'])('%s is none', async (customer) => {
    expect((await boss.call('getCustomer', { params: { customer } })).refusal().code).toBe('user.not_found');
  });

  it('the file has them all, newest first, and no text of a shopper as a formula', async () => {
    const reply = await boss.call('exportCustomers', { body: {} });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="customers-2026-11-22.csv"');
    expect(reply.text.split('\r\n')).toEqual([
      '\u{FEFF}Name,E-mail,E-mail confirmed,Phone,Since (UTC),Orders,Spent,Last order (UTC)',
      `"'=Meera, Pillai",meera@kayal.example,no,,2026-10-02,0,0.00,`,
      'Asha Nair,asha@kayal.example,yes,9876543210,2026-10-01,2,1996.50,2026-11-22',
      "Rahul Menon,rahul@kayal.example,yes,'+91 91234-50022,2026-10-01,1,2499.00,2026-11-21",
      '',
    ]);
    expect(await file({ q: 'rahul' })).toHaveLength(2);
  });

  it('reads and files of them are in the audit log, without the words that were sought', async () => {
    await boss.call('getCustomers', { query: { q: 'rahul menon' } });
    // After the entries before.
    shop.clock.advance(1000);
    await boss.call('exportCustomers', { body: { q: 'rahul menon' } });
    const [entry] = await audit('changes');
    expect(entry).toMatchObject({ action: 'customers.exported', actorId: admin.id, after: '{"isSearch":true}' });
    await expect
      .poll(async () => (await audit('reads')).map(({ action, subject }) => [action, subject]))
      .toEqual(
        expect.arrayContaining([
          ['customers.read', 'getCustomers'],
          ['customer.read', asha.id],
        ]),
      );
    const entries = [...(await audit('changes')), ...(await audit('reads'))];
    expect(JSON.stringify(entries)).not.toContain('rahul menon');
  });

  it('a cancelled order does not count', async () => {
    await boss.call('cancelOrder', { params: { entryNo: placed[1] }, body: { reason: 'Sold out' } });
    expect(await idsOf({ sort: 'spent' })).toEqual([asha.id, 'cust-new', rahul.id]);
    const { customer } = (await boss.call('getCustomer', { params: { customer: rahul.id } })).answer();
    expect(customer).toMatchObject({ orders: 0, spent: 0, lastOrderAt: null });
  });
});

it('a file longer than a slice has every customer once', async () => {
  const shop = await openTestApp({ engine: 'sqlite', seed: 'small' });
  const ids = Array.from({ length: 450 }, (_, index) => `cust-many-${index}`);
  const row = { full_name: 'Many', mobile: '', password_hash: null, google_sub: null, role: 'shopper' } as const;
  await shop.database.db
    .insertInto('customer')
    // Some of the same moment: the place in the list then depends on the id.
    .values(ids.map((id, index) => ({ ...row, id, email: `${id}@x.example`, verified: 1, created_at: index % 7 })))
    .execute();
  const text = (await (await shop.as(admin.email)).call('exportCustomers', { body: { q: 'many' } })).text;
  const found = text.match(/cust-many-\d+(?=@)/g) ?? [];
  expect(found.toSorted()).toEqual(ids.toSorted());
  await shop.close();
});
