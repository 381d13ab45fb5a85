import { readdir } from 'node:fs/promises';
import { apiBase, type WireOf } from '@kayal/api-contract';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { createCaller, type Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm } from '@kayal/server-testing/src/upload-form.ts';
import { beforeEach, expect, it } from 'vitest';
import { PeopleWork } from '../../modules/people-import/people-work.ts';
import { peopleFolder } from '../../modules/people-import/work-parts.ts';

type PeopleImport = WireOf<'getPeopleImports'>['answer'][number];

const day = 24 * 3_600_000;
const neha = 'neha@mail.example';

const customersFile = [
  'Name,Email,Mobile,Address,City,State,Pincode',
  'Neha Das,NEHA@Mail.example,+91 98765 43210,1 Hill Road,Kochi,Kerala,682020',
  `Another name,${people.asha.email},98765 00099,7 New Street,Kochi,Kerala,682021`,
  'Nobody,,,,,,',
].join('\n');

const ordersFile = [
  'Order,Date,Email,Product,Code,Qty,Price,Total,Status,Currency',
  `1001,01/03/2024,Neha@mail.example,Aero Tee,${variants.blackM.code},1,399,499,Delivered,INR`,
  ',,,Old cap,CAP-1,2,50,,,',
  `1002,02/03/2024,${people.asha.email},Old cap,CAP-1,1,50,50,Delivered,INR`,
  `1003,03/03/2024,${neha},Old cap,CAP-1,1,1,1,Delivered,USD`,
].join('\n');

forBothEngines('customers and past orders', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let cookie: string;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
    return () => shop.close();
  });

  const find = async (id: string): Promise<PeopleImport> => {
    const found = (await admin.call('getPeopleImports')).answer().find((each) => each.id === id);
    if (found === undefined) throw new Error('no such import');
    return found;
  };
  const settled = async (id: string): Promise<PeopleImport> => {
    const working = ['checking', 'bringing', 'undoing'];
    await expect.poll(async () => working.includes((await find(id)).state), { timeout: 20_000 }).toBe(false);
    return find(id);
  };
  const upload = async (text: string): Promise<PeopleImport> => {
    const url = `${apiBase}/people/file/kayal`;
    const files = [['export.csv', `${text}\n`] as const];
    const { body, statusCode } = await sendForm(shop.app, {
      url,
      field: 'file',
      files,
      headers: headersOfPage(cookie),
    });
    expect(statusCode, body).toBe(200);
    const { id }: { id: string } = JSON.parse(body);
    return settled(id);
  };
  const step = (id: string, to: 'bring' | 'undo') =>
    admin.call('takePeopleStep', { params: { id }, body: { step: to } });
  const bring = async (text: string): Promise<PeopleImport> => {
    const { id } = await upload(text);
    (await step(id, 'bring')).answer();
    return settled(id);
  };
  const files = () => readdir(peopleFolder(shop.app.context));
  /** Sets a password by a mailed code. */
  const logIn = async (email: string): Promise<Caller> => {
    await shop.visitor.call('sendOtp', { body: { email } });
    const mail = (await shop.mail()).find((each) => each.to === email);
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
    (await shop.visitor.call('updatePassword', { body: { email, otp, newPassword: 'made of new cotton' } })).answer();
    const reply = await shop.visitor.call('login', { body: { email, password: 'made of new cotton' } });
    const session = [reply.headers['set-cookie']]
      .flat()
      .map(String)
      .find((line) => line.startsWith('sid='));
    return createCaller(shop.app, reply.answer()[0]?.id ?? '', session?.split(';')[0] ?? '');
  };
  const pastOrders = async (caller: Caller) =>
    (await caller.call('getOrders', { params: { customer: caller.id } })).answer().pastOrders;

  it('the check says what comes and what does not, and writes nothing', async () => {
    const before = await shop.database.db.selectFrom('customer').select('id').execute();
    const run = await upload(customersFile);
    expect(run).toMatchObject({
      state: 'checked',
      kind: 'customers',
      system: 'table',
      total: 2,
      counts: { customers: 1, addresses: 2, orders: 0, leftOut: 1 },
      error: null,
    });
    expect(run.problems).toEqual([
      { kind: 'email', rows: 1, first: [4] },
      { kind: 'account', rows: 1, first: [3] },
      { kind: 'capitals', rows: 1, first: [2] },
    ]);
    expect(run.customers[0]).toEqual({
      name: 'Neha Das',
      email: neha,
      mobile: '9876543210',
      addresses: ['1 Hill Road, Kochi, Kerala - 682020'],
    });
    expect(await shop.database.db.selectFrom('customer').select('id').execute()).toEqual(before);
  });

  it('a customer logs in by a code that is mailed to her; no password opens her account before', async () => {
    const run = await bring(customersFile);
    expect(run).toMatchObject({ state: 'done', done: 2, counts: { customers: 1, addresses: 2 }, customers: [] });
    await expect.poll(files).toEqual([]);
    const refused = await shop.visitor.call('login', { body: { email: neha, password: 'anything' } });
    const wrong = await shop.visitor.call('login', { body: { email: people.asha.email, password: 'anything' } });
    expect([refused.status, refused.refusal().error]).toEqual([401, wrong.refusal().error]);
    const her = await logIn(neha);
    const addresses = (await her.call('getAddresses', { params: { customer: her.id } })).answer().data;
    expect(addresses).toMatchObject([{ name: 'Neha Das', pincode: '682020', district: 'Kerala', isActive: true }]);
  });

  it('signing up with the address of an imported account confirms it and keeps its addresses', async () => {
    await bring(customersFile);
    const body = { email: neha, full_name: 'Neha D', password: 'made of new cotton' };
    const { id } = (await shop.visitor.call('signUp', { body })).answer();
    const mail = (await shop.mail()).find((each) => each.to === neha);
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    (await shop.visitor.call('verify', { body: { id, otp } })).answer();
    const her = await shop.as(neha);
    expect((await her.call('getAddresses', { params: { customer: her.id } })).answer().data).toHaveLength(1);
  });

  it('an account that exists stays as it is and gets the missing address; twice changes nothing', async () => {
    await bring(customersFile);
    const again = await bring(customersFile);
    expect(again.counts).toEqual({ customers: 0, addresses: 0, orders: 0, leftOut: 0 });
    const asha = await shop.as(people.asha.email);
    const data = (await asha.call('getAddresses', { params: { customer: asha.id } })).answer().data;
    expect(data.map(({ pincode, isActive }) => [pincode, isActive])).toEqual([
      ['682020', true],
      ['682021', false],
    ]);
    expect(
      (await shop.visitor.call('login', { body: { email: people.asha.email, password: smallPassword } })).status,
    ).toBe(200);
  });

  it('past orders are seen by their customer only, and are in no table, report or stock', async () => {
    const asha = await shop.as(people.asha.email);
    const before = (await admin.call('getAllOrders')).answer();
    expect(await pastOrders(asha)).toBeUndefined();
    const run = await bring(ordersFile);
    expect(run).toMatchObject({ state: 'done', kind: 'orders', counts: { orders: 2 } });
    expect(run.problems).toEqual([{ kind: 'currency', rows: 1, first: [5] }]);
    expect(await pastOrders(asha)).toMatchObject([
      { number: '1002', source: 'table', orderedOn: '2024-03-02', total: 50 },
    ]);
    const her = await logIn(await importedAccount());
    expect(await pastOrders(her)).toEqual([
      {
        number: '1001',
        source: 'table',
        orderedOn: '2024-03-01',
        status: 'Delivered',
        total: 499,
        delivery: null,
        discount: null,
        address: '',
        lines: [
          {
            name: 'Aero Tee',
            code: variants.blackM.code,
            quantity: 1,
            price: 399,
            product: { id: variants.blackM.productId, name: 'Aero Training T-shirt' },
          },
          { name: 'Old cap', code: 'CAP-1', quantity: 2, price: 50, product: null },
        ],
      },
    ]);
    expect((await admin.call('getAllOrders')).answer()).toEqual(before);
    expect(await shop.stockOf(variants.blackM.code)).toBe(variants.blackM.stock);
  });

  /** Brings the account of the past orders over. */
  const importedAccount = async (): Promise<string> => {
    await bring(customersFile);
    return neha;
  };

  it('an address that nobody has proven shows no past orders', async () => {
    await bring(ordersFile);
    await bring(customersFile);
    const { db } = shop.database;
    const { id } = await db.selectFrom('customer').select('id').where('email', '=', neha).executeTakeFirstOrThrow();
    expect((await admin.call('getOrders', { params: { customer: id } })).answer().pastOrders).toBeUndefined();
  });

  it('orders that were brought over are known, and their import is undone without the other', async () => {
    const first = await bring(ordersFile);
    const second = await upload(`${ordersFile}\n1004,04/03/2024,${neha},Old cap,CAP-1,1,50,50,Delivered,INR`);
    expect(second.problems).toContainEqual({ kind: 'known', rows: 2, first: [2, 4] });
    expect(second.counts).toMatchObject({ orders: 1, leftOut: 3 });
    (await step(second.id, 'bring')).answer();
    expect((await settled(second.id)).counts.orders).toBe(1);
    (await step(first.id, 'undo')).answer();
    expect((await settled(first.id)).state).toBe('undone');
    const left = await shop.database.db.selectFrom('past_order').select('number').execute();
    expect(left).toEqual([{ number: '1004' }]);
  });

  it('customers are undone as a whole, and not once one of them has logged in', async () => {
    const first = await bring(customersFile);
    const consent = { id: 'news-mail', text: 'Send me news by e-mail.' };
    const { version, settings, theme } = (await admin.call('getSettings')).answer();
    const privacy = { ...settings.privacy, consents: [consent] };
    await admin.call('saveSettings', { body: { version, settings: { ...settings, privacy }, theme } });
    // Somebody begins a sign-up with an address of the file, and never confirms it.
    const person = { email: neha, full_name: 'Neha', password: 'two-boats-at-dawn', consents: [consent] };
    (await shop.visitor.call('signUp', { body: person })).answer();
    shop.clock.advance(60_000);
    (await step(first.id, 'undo')).answer();
    expect((await settled(first.id)).state).toBe('undone');
    const { db } = shop.database;
    expect(await db.selectFrom('customer').select('id').where('email', '=', neha).execute()).toEqual([]);
    expect(await db.selectFrom('address').select('id').where('pincode', '=', '682021').execute()).toEqual([]);
    expect((await step(first.id, 'undo')).refusal().code).toBe('people.step');
    (await admin.call('deletePeopleImport', { params: { id: first.id } })).answer();
    const second = await bring(customersFile);
    await logIn(neha);
    expect((await step(second.id, 'undo')).refusal().code).toBe('people.used');
    expect((await admin.call('deletePeopleImport', { params: { id: second.id } })).refusal().code).toBe('people.step');
  });

  it.each([
    ['cut', 'Name,Email\nNeha,"neha@mail'],
    ['cut', 'Name,Email,City\nNeha,neha@mail.example,Kochi\nLee,lee@ma'],
    ['mixed', `${ordersFile}\n1001,05/03/2024,${neha},Cap,CAP-1,1,1,1,New,INR`],
    ['products', 'Handle,Title,Variant Price\ntee,Tee,499'],
    ['unknown', 'colour,size\nred,M'],
  ])('a file is refused by name as %s, and nothing of it is left', async (code, text) => {
    const run = await upload(text);
    expect(run).toMatchObject({ state: 'refused', customers: [], orders: [] });
    expect(run.error?.code).toBe(code);
    expect(await files()).toEqual([]);
    expect((await step(run.id, 'bring')).refusal().code).toBe('people.step');
  });

  it('an import that a stop of the shop interrupted goes on where it was, by another process', async () => {
    const rows = Array.from({ length: 700 }, (_, number) => `Shopper ${number},s${number}@mail.example`);
    const { id } = await upload(['Name,Email', ...rows].join('\n'));
    const { db } = shop.database;
    const { context } = shop.app;
    await db
      .updateTable('people_import')
      .set({ state: 'bringing', counts: '{"customers":0,"addresses":0,"orders":0,"leftOut":0}' })
      .execute();
    const stopped = new AbortController();
    let asked = 0;
    // The third time is that of the first slice.
    const now = (): number => {
      asked += 1;
      if (asked === 3) stopped.abort();
      return context.now();
    };
    const first = new PeopleWork({ context: { ...context, now }, signal: stopped.signal });
    first.start(id);
    await first.idle();
    expect(await find(id)).toMatchObject({ state: 'bringing', done: 200 });
    shop.clock.advance(60_000);
    await new PeopleWork({ context, signal: new AbortController().signal }).resume();
    expect(await find(id)).toMatchObject({ state: 'done', done: 700, counts: { customers: 700 } });
    const { count } = await db
      .selectFrom('customer')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(700);
  });

  it('a file that was checked and not brought over goes after a week', async () => {
    const { id } = await upload(customersFile);
    shop.clock.advance(8 * day);
    await new PeopleWork({ context: shop.app.context, signal: new AbortController().signal }).sweep();
    admin = await shop.as(people.admin.email);
    expect(await find(id)).toMatchObject({ state: 'refused', error: { code: 'late' }, customers: [] });
    expect(await files()).toEqual([]);
  });

  it('a deleted account takes its past orders along, and the own data names them before', async () => {
    await bring(ordersFile);
    const asha = await shop.as(people.asha.email);
    expect((await asha.call('exportMyData')).answer().pastOrders).toMatchObject([{ number: '1002' }]);
    (await asha.call('deleteAccount', { body: { password: smallPassword } })).answer();
    const left = await shop.database.db.selectFrom('past_order').select('number').execute();
    expect(left).toEqual([{ number: '1001' }]);
  });
});
