import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { apiBase } from '@kayal/api-contract';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forBothEngines } from '@kayal/server-testing/src/harness.ts';
import { newProduct } from '@kayal/server-testing/src/new-product.ts';
import { add, buy, order, orderItem, ordersOf, promotionDraft } from '@kayal/server-testing/src/shopping.ts';
import { customerRow, items, people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm } from '@kayal/server-testing/src/upload-form.ts';
import { expect, it } from 'vitest';
import { findLedgerErrors } from '../../modules/orders/ledger.repository.ts';
import { storedRehearsal } from '../../modules/rehearsal/stored-rehearsal.ts';
import { switchShop } from '../../modules/rehearsal/switch/switch-shop.ts';
import {
  differences,
  importInto,
  productOf,
  rehearse,
  setPrice,
  switchOver,
  untilState,
  type OpenRehearsal,
  type RehearsedShop,
} from './rehearsed-shop.ts';

/** A product of the company's files, with an id that is no number. */
const kurta = (price: number): string => `KURTA-7,Monsoon Kurta,Cotton.,${price},,T-Shirts,KUR-M,Teal,M,12,women`;

async function sendPicture({ app, db }: Pick<OpenRehearsal, 'app' | 'db'>, at: number): Promise<void> {
  const cookie = (await addSession(db, people.admin.id, at)).replace(/^sid=/, 'rehearsal-sid=');
  const picture = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#c0311f' } })
    .png()
    .toBuffer();
  const files = [['102_navy.png', picture]] as const;
  const sent = await sendForm(app, { url: '/upload-image1', field: 'images', files, headers: headersOfPage(cookie) });
  expect(sent.statusCode, sent.body).toBe(200);
}

const customersFile = [
  'Name,Email,Mobile,Address,City,State,Pincode',
  'Neha Das,neha@mail.example,98765 43210,1 Hill Road,Kochi,Kerala,682020',
  `Asha,${people.asha.email},98765 00099,7 New Street,Kochi,Kerala,682021`,
].join('\n');
const ordersFile = [
  'Order,Date,Email,Product,Code,Qty,Price,Total,Status,Currency',
  `1001,01/03/2024,neha@mail.example,Aero Tee,AERO-BLK-M,1,399,499,Delivered,INR`,
].join('\n');

async function bringPeople({ app, db, admin }: OpenRehearsal, text: string, at: number): Promise<void> {
  const cookie = (await addSession(db, people.admin.id, at)).replace(/^sid=/, 'rehearsal-sid=');
  const files = [['export.csv', `${text}\n`]] as const;
  const url = `${apiBase}/people/file/kayal`;
  const { body } = await sendForm(app, { url, field: 'file', files, headers: headersOfPage(cookie) });
  const { id }: { id: string } = JSON.parse(body);
  const state = async () => (await admin.call('getPeopleImports')).answer().find((each) => each.id === id)?.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('checked');
  (await admin.call('takePeopleStep', { params: { id }, body: { step: 'bring' } })).answer();
  await expect.poll(state, { timeout: 20_000 }).toBe('done');
}

/** Switches in a process that is killed before a statement. @returns the signal that ended it */
async function endOfVictim({ config }: RehearsedShop['shop'], id: string, text: string): Promise<unknown> {
  const victim = fork(path.join(import.meta.dirname, 'switch-victim.ts'), [id, text], {
    env: {
      ...process.env,
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl === null ? {} : { DATABASE_URL: config.databaseUrl }),
    },
  });
  const [, signal] = await once(victim, 'exit');
  return signal;
}

forBothEngines('the rehearsal', (engine) => {
  it('has the goods and admins of the shop, and nothing of its shoppers', async () => {
    const { shop, rehearsal } = await rehearse(engine);
    const { db } = rehearsal;
    const customers = await db.selectFrom('customer').select('email').execute();
    expect(customers).toEqual([{ email: people.admin.email }]);
    for (const table of ['address', 'session', 'placed_order', 'outbox', 'audit'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect([table, rows.length]).toEqual([table, table === 'session' ? 1 : 0]);
    }
    const sorted = <Row>(rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    for (const table of ['product', 'variant', 'offer', 'colour', 'category'] as const) {
      const [here, there] = await Promise.all(
        [shop.database.db, db].map((each) => each.selectFrom(table).selectAll().execute()),
      );
      expect([table, sorted(there ?? [])]).toEqual([table, sorted(here ?? [])]);
    }
    expect(await findLedgerErrors(db)).toEqual([]);
  });

  it('what was changed there comes over, and orders, stock and accounts made meanwhile stay', async () => {
    const rehearsed = await rehearse(engine);
    const { shop, admin, rehearsal } = rehearsed;
    const { admin: there } = rehearsal;
    const asha = await shop.as(people.asha.email);

    await setPrice(there, items.jacket.id, 1999);
    const added = (await there.call('addAdminProduct', { body: newProduct })).answer();
    expect(await importInto(rehearsal.app, kurta(1499))).toMatchObject({ result: 'applied' });
    (await there.call('addRedirectRule', { body: { from: '/blog/*', to: '/' } })).answer();
    (await there.call('addPromotion', { body: { ...promotionDraft, code: 'RAIN' } })).answer();
    await sendPicture(rehearsal, shop.clock.now());
    await bringPeople(rehearsal, customersFile, shop.clock.now());
    await bringPeople(rehearsal, ordersFile, shop.clock.now());
    const { version, settings, theme } = (await there.call('getSettings')).answer();
    const profile = { ...settings.profile, tagline: 'Rehearsed' };
    (await there.call('saveSettings', { body: { version, theme, settings: { ...settings, profile } } })).answer();

    const { entryNos } = await buy(asha, variants.blackM, 2);
    await shop.setStock(variants.shortsS.code, 33);
    const late = { id: 'late', name: 'Late', email: 'late@kayal.example' };
    await shop.database.db.insertInto('customer').values(customerRow(late, null)).execute();
    const own = (
      await admin.call('addAdminProduct', {
        body: { ...newProduct, variants: [{ ...newProduct.variants[0], uniqueCode: 'OWN-S' }] },
      })
    ).answer();
    expect(own.id).toBe(added.id);

    const found = await differences(admin);
    expect(found.conflicts).toEqual([]);
    expect(found.kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['products', 'offers', 'pictures', 'promotions', 'redirects', 'settings', 'people']),
    );
    const before = await ordersOf(asha);
    await switchOver(rehearsed);

    expect(await ordersOf(asha)).toEqual(before);
    expect(before[0]?.EntryNo).toBe(entryNos[0]);
    expect(await shop.stockOf(variants.blackM.code)).toBe(variants.blackM.stock - 2);
    expect(await shop.stockOf(variants.shortsS.code)).toBe(33);
    expect((await productOf(admin, items.jacket.id)).mrp).toBe(1999);
    const { db } = shop.database;
    const codes = await db
      .selectFrom('variant')
      .select(['unique_code', 'product_id', 'qty'])
      .where('unique_code', 'in', ['MARARI-S', 'OWN-S', 'KUR-M'])
      .orderBy('unique_code')
      .execute();
    expect(codes.map(({ unique_code, qty }) => [unique_code, qty])).toEqual([
      ['KUR-M', 12],
      ['MARARI-S', 7],
      ['OWN-S', 7],
    ]);
    expect(new Set(codes.map(({ product_id }) => product_id)).size).toBe(3);
    expect(await findLedgerErrors(db)).toEqual([]);

    const moved = await shop.app.inject({ url: '/blog/old-post' });
    expect((await admin.call('getRedirects')).answer().rules).toHaveLength(1);
    expect(moved.statusCode).not.toBe(500);
    const suggested = (await shop.visitor.call('suggest', { query: { q: 'kurta' } })).text;
    expect(suggested).toContain('Monsoon Kurta');
    const emails = (await db.selectFrom('customer').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );
    expect(emails).toEqual(
      [people.admin.email, people.asha.email, late.email, 'neha@mail.example', people.rahul.email].toSorted(),
    );
    expect(await db.selectFrom('past_order').select('number').execute()).toEqual([{ number: '1001' }]);
    expect((await admin.call('getSettings')).answer().settings.profile.tagline).toBe('Rehearsed');
    const pictures = await db.selectFrom('picture').select('file').execute();
    expect(await readdir(path.join(shop.config.dataDir, 'uploads'))).toEqual(pictures.map(({ file }) => file));
    await expect.poll(() => readdir(shop.config.dataDir)).not.toContain('rehearsal');
    // On the day itself the newest export brings only what changed since.
    expect(await importInto(shop.app, kurta(1499))).toMatchObject({ result: 'unchanged' });
    expect(await importInto(shop.app, kurta(1399))).toMatchObject({
      result: 'applied',
      counts: { changed: 1, new: 0 },
    });
    const actions = await db.selectFrom('audit').select('action').where('action', 'like', 'rehearsal.%').execute();
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'rehearsal.made',
      'rehearsal.switched',
      'rehearsal.switching',
    ]);
  });

  it('where both changed a row the running shop wins, unless the owner chooses the rehearsal', async () => {
    for (const [winners, mrp] of [
      [[], 1111],
      [['products'], 2222],
    ] as const) {
      const rehearsed = await rehearse(engine);
      const { admin, rehearsal } = rehearsed;
      await setPrice(rehearsal.admin, items.jacket.id, 2222);
      await setPrice(rehearsal.admin, items.shorts.id, 555);
      await setPrice(admin, items.jacket.id, 1111);
      const found = await differences(admin);
      // The price of the shorts, and the place of their variant, which a save by hand numbers anew.
      expect(found.kinds).toEqual([{ kind: 'products', changed: 2, conflicts: 1 }]);
      expect(found.conflicts).toEqual([
        {
          kind: 'products',
          row: `${items.jacket.name} (${items.jacket.id})`,
          fields: [{ field: 'mrp', here: '111100', there: '222200' }],
          isGoneHere: false,
          isGoneThere: false,
        },
      ]);
      await switchOver(rehearsed, winners);
      expect((await productOf(admin, items.jacket.id)).mrp).toBe(mrp);
      expect((await productOf(admin, items.shorts.id)).mrp).toBe(555);
    }
  });

  it('a variant that the rehearsal removed is withdrawn, because orders name it', async () => {
    const rehearsed = await rehearse(engine);
    const { shop, rehearsal } = rehearsed;
    const asha = await shop.as(people.asha.email);
    const { entryNos } = await buy(asha, variants.shortsS, 1);
    await rehearsal.db.deleteFrom('stock_movement').where('unique_code', '=', variants.shortsS.code).execute();
    await rehearsal.db.deleteFrom('variant').where('unique_code', '=', variants.shortsS.code).execute();
    await switchOver(rehearsed);
    const row = await shop.database.db
      .selectFrom('variant')
      .select(['withdrawn', 'qty'])
      .where('unique_code', '=', variants.shortsS.code)
      .executeTakeFirst();
    expect(row).toEqual({ withdrawn: 1, qty: variants.shortsS.stock - 1 });
    expect((await ordersOf(asha))[0]?.EntryNo).toBe(entryNos[0]);
  });

  it('an order placed during the switch is kept, whichever comes first', async () => {
    const rehearsed = await rehearse(engine);
    const { shop, admin, rehearsal } = rehearsed;
    const asha = await shop.as(people.asha.email);
    for (let at = 0; at < 20; at += 1) {
      const draft = {
        ...newProduct,
        name: `Vest ${at}`,
        variants: [{ ...newProduct.variants[0], uniqueCode: `V-${at}` }],
      };
      (await rehearsal.admin.call('addAdminProduct', { body: draft })).answer();
    }
    await rehearsal.close();
    (await admin.call('switchRehearsal', { body: { winners: [] } })).answer();
    let placed = 0;
    while ((await admin.call('getRehearsal')).answer().state === 'switching') {
      await add(asha, variants.jacketL, 1);
      (await order(asha, [orderItem(variants.jacketL, 1)])).answer();
      placed += 1;
    }
    await untilState(admin, 'switched');
    expect(placed).toBeGreaterThan(0);
    // A shopper's list ends before all that a slow switch lets in.
    expect(await shop.database.db.selectFrom('placed_order').select('entry_no').execute()).toHaveLength(placed);
    expect(await shop.stockOf(variants.jacketL.code)).toBe(variants.jacketL.stock - placed);
    expect(await findLedgerErrors(shop.database.db)).toEqual([]);
  });

  it('an error after any table of the switch leaves the shop as it was', async () => {
    const { shop, rehearsal } = await rehearse(engine);
    await setPrice(rehearsal.admin, items.jacket.id, 1999);
    (await rehearsal.admin.call('addAdminProduct', { body: newProduct })).answer();
    await rehearsal.close();
    const { context } = shop.app;
    const { db } = shop.database;
    const begun = await storedRehearsal.step(db, 'rehearsal.switch', {});
    const everything = async () => [
      await db.selectFrom('product').selectAll().orderBy('id').execute(),
      await db.selectFrom('variant').selectAll().orderBy('unique_code').execute(),
      await db.selectFrom('stock_movement').selectAll().orderBy('id').execute(),
      await db.selectFrom('search_word').selectAll().orderBy('word').orderBy('product_id').execute(),
      await db.selectFrom('setting').selectAll().where('name', '=', 'rehearsal').execute(),
    ];
    const before = await everything();
    const request = { rehearsalId: begun?.id ?? '', actorId: people.admin.id, winners: [] };
    for (const table of ['category', 'product', 'variant', 'past_order']) {
      const onTable = (written: string): void => {
        if (written === table) throw new Error('broken off');
      };
      await expect(switchShop(context, { ...request, onTable })).rejects.toThrow('broken off');
      expect(await everything()).toEqual(before);
    }
    await switchShop(context, request);
    expect((await everything())[0]).not.toEqual(before[0]);
  });

  it('a process that is killed during the switch leaves the shop and the rehearsal as they were', async () => {
    const { shop, admin, rehearsal } = await rehearse(engine);
    await setPrice(rehearsal.admin, items.jacket.id, 1999);
    await rehearsal.close();
    const { db } = shop.database;
    const begun = await storedRehearsal.step(db, 'rehearsal.switch', { touchedAt: shop.clock.now() });
    expect((await admin.call('discardRehearsal')).refusal().code).toBe('rehearsal.step');
    for (const text of ['insert into "product"', 'insert into "audit"']) {
      expect(await endOfVictim(shop, begun?.id ?? '', text)).toBe('SIGKILL');
      expect((await productOf(admin, items.jacket.id)).mrp).toBe(items.jacket.mrp / 100);
    }
    shop.clock.advance(61_000);
    const signedIn = await shop.as(people.admin.email);
    const back = (await signedIn.call('getRehearsal')).answer();
    expect([back.state, back.refusal]).toEqual(['running', expect.stringContaining('Nothing was changed')]);
    (await signedIn.call('switchRehearsal', { body: { winners: [] } })).answer();
    await untilState(signedIn, 'switched');
    expect((await productOf(admin, items.jacket.id)).mrp).toBe(1999);
  });

  it('thrown away it leaves nothing, and there is one at a time', async () => {
    const { shop, admin, rehearsal } = await rehearse(engine);
    expect((await admin.call('makeRehearsal')).refusal().code).toBe('rehearsal.step');
    expect((await rehearsal.admin.call('makeRehearsal')).refusal().code).toBe('rehearsal.nested');
    await setPrice(rehearsal.admin, items.jacket.id, 1999);
    await rehearsal.close();
    expect((await admin.call('discardRehearsal')).answer()).toMatchObject({ state: 'none', address: null });
    expect(await readdir(shop.config.dataDir)).not.toContain('rehearsal');
    expect((await productOf(admin, items.jacket.id)).mrp).toBe(items.jacket.mrp / 100);
    expect((await admin.call('getRehearsalDifferences')).refusal().code).toBe('rehearsal.step');
    (await admin.call('makeRehearsal')).answer();
    await untilState(admin, 'running');
  });
});
