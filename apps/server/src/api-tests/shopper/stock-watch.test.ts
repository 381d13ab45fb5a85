import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { decodeProductLink } from '@kayal/api-contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import { sweep } from '../../modules/sweep/sweep.repository.ts';
import { setStock } from '../../modules/stock/stock.service.ts';
import { createOutbox } from '../../modules/outbox/outbox.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

const run = promisify(execFile);
const command = serverProgram('cli/stock-set.ts');
const day = 24 * 3_600_000;

forBothEngines('notify me when my size is back', (engine) => {
  let shop: TestApp;
  let asha: Caller;
  let rahul: Caller;
  const { soldOut, lastOne, blackM } = variants;

  const ask = (who: Caller, uniqueCode: string = soldOut.code) => who.call('addStockWatch', { body: { uniqueCode } });
  const stop = (who: Caller, uniqueCode: string = soldOut.code) =>
    who.call('deleteStockWatch', { params: { uniqueCode } });
  const listOf = async (who: Caller) =>
    (await who.call('getStockWatches', { params: { customer: who.id } })).answer().items;
  const restock = (units: number, uniqueCode: string = soldOut.code) =>
    setStock(shop.app.context, [{ uniqueCode, units }]);
  const rows = () => shop.database.db.selectFrom('stock_watch').selectAll().execute();

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    asha = await shop.as(people.asha.email);
    rahul = await shop.as(people.rahul.email);
  });
  afterEach(() => shop.close());

  it('a sold-out variant is watched once, with its display, and only by its customer', async () => {
    for (const _ of [1, 2]) expect((await ask(asha)).answer()).toMatchObject({ success: true });
    expect(await listOf(asha)).toEqual([
      {
        uniqueCode: soldOut.code,
        itemId: soldOut.productId,
        itemName: 'Aero Training T-shirt',
        Color: 'Brick Red',
        ColorName: 'BRICK RED',
        Size: 'M',
        displayFirst: '101_BRICK-RED.webp',
        PictureAt: 0,
      },
    ]);
    expect(await listOf(rahul)).toEqual([]);
    expect(await shop.mail()).toEqual([]);
  });

  it('a variant in stock, hidden or unknown cannot be watched', async () => {
    expect((await ask(asha, blackM.code)).refusal().code).toBe('watch.in_stock');
    await shop.setStock(variants.hidden.code, 0);
    expect((await ask(asha, variants.hidden.code)).refusal().code).toBe('not_found');
    expect((await ask(asha, 'NO-SUCH-CODE')).refusal().code).toBe('not_found');
    expect((await ask(asha, '../x')).refusal().code).toBe('request.invalid');
    expect(await rows()).toEqual([]);
  });

  it('new stock writes one mail to each waiting customer, with a link to the size', async () => {
    await ask(asha);
    await ask(rahul);
    expect(await restock(3)).toEqual({ changed: 1, notified: 2 });
    const mail = await shop.mail();
    expect(mail.map(({ to }) => to).toSorted()).toEqual([people.asha.email, people.rahul.email]);
    const [first] = mail;
    expect(first?.subject).toBe('Aero Training T-shirt in M is back at KAYAL');
    expect(first?.text).toContain('Aero Training T-shirt in BRICK RED, size M, is in stock again.');
    const link = new URL(/http\S+/.exec(first?.text ?? '')?.[0] ?? '');
    expect(link.origin).toBe(shop.config.publicOrigin);
    expect(link.pathname).toBe('/fullimage');
    const { I, N, size, color } = Object.fromEntries(link.searchParams);
    expect(decodeProductLink(I ?? null, N ?? null)).toEqual({ id: soldOut.productId, name: 'Aero Training T-shirt' });
    expect([size, color]).toEqual(['M', 'Brick Red']);

    expect(await listOf(asha)).toEqual([]);
    expect(await restock(0)).toEqual({ changed: 1, notified: 0 });
    expect(await restock(9)).toEqual({ changed: 1, notified: 0 });
    expect(await shop.mail()).toHaveLength(2);
  });

  it('a notified customer can add a watch when it is sold out again', async () => {
    await ask(asha);
    await restock(1);
    await restock(0);
    await ask(asha);
    expect(await restock(2)).toEqual({ changed: 1, notified: 1 });
    expect((await rows()).every((row) => row.notified_at === shop.clock.now())).toBe(true);
    expect(await shop.mail()).toHaveLength(2);
  });

  it('two concurrent restocks notify each person once', async () => {
    const others = [await shop.addShopper(), await shop.addShopper(), await shop.addShopper()];
    for (const who of [asha, rahul, ...others]) await ask(who);
    const done = await Promise.all([restock(5), restock(7), restock(6)]);
    expect(done.map(({ notified }) => notified).toSorted((a, b) => a - b)).toEqual([0, 0, 5]);
    const mail = await shop.mail();
    expect(new Set(mail.map(({ to }) => to)).size).toBe(5);
    expect(mail).toHaveLength(5);
  });

  it('a watch added during a restock is either notified or refused, never left waiting', async () => {
    for (let round = 0; round < 8; round += 1) {
      await restock(0);
      const [asked, done] = await Promise.all([ask(asha), restock(1)]);
      expect([
        [200, 1],
        [409, 0],
      ]).toContainEqual([asked.status, done.notified]);
      expect(await listOf(asha)).toEqual([]);
    }
  });

  it('R-81 units, mark and mail are kept together or not at all', async () => {
    await ask(asha);
    const { context } = shop.app;
    const broken = {
      ...context,
      outbox: { ...context.outbox, post: () => Promise.reject(new Error('killed here')) },
    };
    await expect(setStock(broken, [{ uniqueCode: soldOut.code, units: 3 }])).rejects.toThrow('killed here');
    expect([await shop.stockOf(soldOut.code), await listOf(asha), await shop.mail()]).toMatchObject([0, [{}], []]);
    expect(await restock(3)).toEqual({ changed: 1, notified: 1 });
    expect(await shop.mail()).toHaveLength(1);
  });

  it('R-81 a mail that cannot be sent is tried again and arrives once', async () => {
    const { context } = shop.app;
    const sent: string[] = [];
    let isTemporarilyUnavailable = true;
    const outbox = createOutbox({
      ...context,
      hasLocalMailbox: false,
      transport: async ({ recipient }) => {
        if (isTemporarilyUnavailable) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        sent.push(recipient);
      },
    });
    await ask(asha);
    await setStock({ ...context, outbox }, [{ uniqueCode: soldOut.code, units: 3 }]);
    await outbox.deliver();
    isTemporarilyUnavailable = false;
    shop.clock.advance(1000);
    for (const _ of [1, 2]) await outbox.deliver();
    expect(sent).toEqual([people.asha.email]);
  });

  it('several variants are set all or none, and the ledger explains each', async () => {
    await ask(asha);
    const counts = [
      { uniqueCode: soldOut.code, units: 4 },
      { uniqueCode: 'NO-SUCH-CODE', units: 1 },
    ];
    await expect(setStock(shop.app.context, counts)).rejects.toThrow('There is no variant NO-SUCH-CODE.');
    expect([await shop.stockOf(soldOut.code), (await shop.mail()).length]).toEqual([0, 0]);
    expect(await restock(60, blackM.code)).toEqual({ changed: 0, notified: 0 });
  });

  it('a product that is not on sale notifies nobody', async () => {
    await ask(asha);
    const { db } = shop.database;
    const show = (visible: 0 | 1) =>
      db.updateTable('product').set({ visible }).where('id', '=', soldOut.productId).execute();
    await show(0);
    expect(await restock(2)).toEqual({ changed: 1, notified: 0 });
    expect(await listOf(asha)).toEqual([]);
    await show(1);
    expect(await restock(2)).toEqual({ changed: 0, notified: 1 });
  });

  it('a watch can be removed; a missing or another customer’s is not found', async () => {
    await ask(asha);
    expect((await stop(rahul)).refusal().code).toBe('not_found');
    expect((await stop(asha)).status).toBe(200);
    expect((await stop(asha)).refusal().code).toBe('not_found');
    expect(await restock(2)).toEqual({ changed: 1, notified: 0 });
  });

  it('after the last unit is sold a size can be watched', async () => {
    expect((await ask(rahul, lastOne.code)).refusal().code).toBe('watch.in_stock');
    await buy(asha, lastOne);
    expect((await ask(rahul, lastOne.code)).status).toBe(200);
  });

  it('max fifty watches per customer', async () => {
    const { db } = shop.database;
    const codes = Array.from({ length: 51 }, (_, index) => `EMPTY-${index}`);
    await db
      .insertInto('variant')
      .values(
        codes.map((code, position) => ({
          unique_code: code,
          product_id: soldOut.productId,
          colour: 'Sand',
          size: code,
          qty: 0,
          position: 100 + position,
        })),
      )
      .execute();
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await ask(asha, code)).status);
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), 409]);
    expect((await ask(asha, 'EMPTY-0')).status).toBe(200);
    expect((await ask(asha, 'EMPTY-50')).refusal().code).toBe('watch.limit');
    expect(await listOf(asha)).toHaveLength(50);
    await db.updateTable('variant').set({ withdrawn: 1 }).where('unique_code', '=', 'EMPTY-0').execute();
    expect((await ask(asha, 'EMPTY-50')).status, 'what is off sale takes no place').toBe(200);
  });

  it('R-83 a notified watch is deleted after a month, a waiting one is not', async () => {
    await ask(asha);
    await restock(1);
    await restock(0);
    await ask(rahul);
    await sweep(shop.database.db, shop.clock.now() + 31 * day, shop.config.keepDays);
    expect((await rows()).map((row) => row.customer_id)).toEqual([people.rahul.id]);
  });

  it('a command sets stock while the shop is open', async () => {
    await ask(asha);
    const { config } = shop;
    const env = {
      ...process.env,
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl === null ? {} : { DATABASE_URL: config.databaseUrl }),
    };
    const set = (...words: string[]) => run(process.execPath, [command, ...words], { env });
    expect((await set(soldOut.code, '4')).stdout).toBe(
      'Stock of 1 of 1 changed; 1 person who waited will get a mail.\n',
    );
    expect([await shop.stockOf(soldOut.code), (await shop.mail()).length]).toEqual([4, 1]);
    await expect(set(soldOut.code)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') });
    await expect(set(soldOut.code, '-1')).rejects.toMatchObject({ code: 1 });
    await expect(set('NO-SUCH-CODE', '1')).rejects.toMatchObject({ stderr: 'There is no variant NO-SUCH-CODE.\n' });
  });
});
