import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { sentBackUnits } from '@kayal/server/src/db/migrations/0067-sent-back-units.ts';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { lapseReturns } from '@kayal/server/src/modules/returns/return-steps.service.ts';
import { ask, buyDelivered, dayMs, examined, refundOf, setDesk, takeStep } from './return-desk.ts';

const ascending = (a: number, b: number): number => a - b;

forBothEngines('returns that several people decide about', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let other: Caller;
  let asha: Caller;
  let rahul: Caller;
  const { blackM, blackL, redL, shortsS } = variants;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    other = await shop.as(people.admin.email);
    [asha, rahul] = [await shop.addShopper(), await shop.addShopper()];
    await setDesk(admin, { isOpen: true });
  });

  const stageOf = async (id: string) => {
    const { returns } = (await admin.call('getReturns')).answer();
    return returns.find((each) => each.id === id)?.stage;
  };

  it('of two people who decide about a return at once exactly one does', async () => {
    for (let round = 0; round < 6; round += 1) {
      const entryNo = await buyDelivered(admin, asha, shortsS);
      const { id } = (await ask(asha, entryNo)).answer().request;
      const replies = await Promise.all([
        takeStep(admin, id, 'asked', 'approve'),
        takeStep(other, id, 'asked', 'decline', { note: 'No' }),
        takeStep(other, id, 'asked', 'approve'),
      ]);
      expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409]);
      expect(replies.find(({ status }) => status !== 200)?.refusal().code).toBe('return.step');
    }
  });

  it('a shopper cancels while the owner declines: one wins, and what was held is free once', async () => {
    const before = await shop.stockOf(redL.code);
    for (let round = 0; round < 6; round += 1) {
      const entryNo = await buyDelivered(admin, asha, blackM);
      const { id } = (await ask(asha, entryNo, { wish: 'exchange', line: { wanted: redL.code } })).answer().request;
      const replies = await Promise.all([
        asha.call('cancelReturn', { params: { id } }),
        takeStep(other, id, 'asked', 'decline', { note: 'No' }),
      ]);
      expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
      expect(await shop.stockOf(redL.code)).toBe(before);
    }
  });

  it('one refund is made, however many press', async () => {
    const entryNo = await buyDelivered(admin, asha, shortsS, 2);
    const { request } = (await ask(asha, entryNo, { line: { quantity: 2 } })).answer();
    await examined(admin, request);
    const press = (who: Caller) => takeStep(who, request.id, 'examined', 'refund', refundOf(1599));
    const replies = await Promise.all([press(admin), press(other), press(admin)]);
    expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409]);
    const refunds = await shop.database.db.selectFrom('refund').selectAll().where('entry_no', '=', entryNo).execute();
    expect(refunds).toHaveLength(1);
  });

  it('of two shoppers who want the last piece in exchange one gets it', async () => {
    for (let round = 0; round < 4; round += 1) {
      await shop.setStock(blackL.code, 1);
      const mine = await buyDelivered(admin, asha, blackM);
      const hers = await buyDelivered(admin, rahul, blackM);
      const wanting = { wish: 'exchange', line: { wanted: blackL.code } };
      const replies = await Promise.all([ask(asha, mine, wanting), ask(rahul, hers, wanting)]);
      expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
      expect(replies.find(({ status }) => status === 409)?.refusal().code).toBe('return.exchange');
      expect(await shop.stockOf(blackL.code)).toBe(0);
    }
  });

  it('the same key asks once, another body under it is refused, and two keys share what is left', async () => {
    const entryNo = await buyDelivered(admin, asha, shortsS, 3);
    const once = { key: `key-${entryNo}`, line: { quantity: 2 } };
    const replies = await Promise.all([ask(asha, entryNo, once), ask(asha, entryNo, once)]);
    const [one, two] = replies.map((reply) => reply.answer().request.id);
    expect(one).toBe(two);
    expect(replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(1);
    expect((await ask(asha, entryNo, { ...once, line: {} })).refusal().code).toBe('idempotency.reused');
    const rest = await Promise.all([ask(asha, entryNo, { key: 'a' }), ask(asha, entryNo, { key: 'b' })]);
    expect(rest.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
    expect(rest.find(({ status }) => status === 409)?.refusal().code).toBe('return.units');
  });

  it('a return whose pieces do not arrive lapses after its day, frees what it holds, and can be asked for again', async () => {
    const before = await shop.stockOf(redL.code);
    const entryNo = await buyDelivered(admin, asha, blackM);
    const exchange = () => ask(asha, entryNo, { wish: 'exchange', line: { wanted: redL.code } });
    const { id } = (await exchange()).answer().request;
    (await takeStep(admin, id, 'asked', 'approve')).answer();
    const parts = { ...shop.app.context, now: () => shop.clock.now() + 14 * dayMs };
    await lapseReturns(parts);
    expect(await stageOf(id)).toBe('approved');
    await Promise.all([1, 2].map(() => lapseReturns({ ...parts, now: () => shop.clock.now() + 14 * dayMs + 1 })));
    expect(await stageOf(id)).toBe('lapsed');
    expect(await shop.stockOf(redL.code)).toBe(before);
    expect((await exchange()).answer().request.timeline).toHaveLength(1);
  });

  it('R-58 the check of the ledger finds units held for nobody, returned twice, and money given back twice', async () => {
    const { db } = shop.database;
    const rulesOf = async () =>
      (await findLedgerErrors(db)).map(({ rule, entryNo }) => `${rule} ${entryNo}`).toSorted();
    const entryNo = await buyDelivered(admin, asha, blackM, 2);
    const held = (await ask(asha, entryNo, { wish: 'exchange', line: { wanted: redL.code } })).answer().request;
    const { request } = (await ask(asha, entryNo)).answer();
    await examined(admin, request);
    (await takeStep(admin, request.id, 'examined', 'refund', refundOf(100))).answer();
    expect(await rulesOf()).toEqual([]);
    const ofLine = (id: string) => (set: { qty?: number; paid?: number; verdict?: 'faulty' | 'sellable' }) =>
      db.updateTable('return_line').set(set).where('request_id', '=', id).execute();
    const setStage = (id: string, stage: 'asked' | 'cancelled' | 'refunded' | 'sentBack', ended_at: number | null) =>
      db.updateTable('return_request').set({ stage, ended_at }).where('id', '=', id).execute();

    await setStage(held.id, 'cancelled', 1);
    expect(await rulesOf()).toEqual([`holds ${entryNo}`]);
    await setStage(held.id, 'asked', null);
    await ofLine(request.id)({ verdict: 'faulty' });
    expect(await rulesOf()).toEqual([`returns ${entryNo}`]);
    await ofLine(request.id)({ verdict: 'sellable', paid: 9999 });
    expect(await rulesOf()).toEqual([`refunds ${entryNo}`]);
    await ofLine(request.id)({ paid: 60_000 });
    expect(await rulesOf()).toEqual([`paid ${entryNo}`]);
    await ofLine(request.id)({ paid: 39_900 });
    await ofLine(held.id)({ qty: 2 });
    expect(await rulesOf()).toEqual([`holds ${entryNo}`, `returned ${entryNo}`]);
    await ofLine(held.id)({ qty: 1 });
    await setStage(request.id, 'sentBack', 1);
    expect(await rulesOf()).toEqual([`refunds ${entryNo}`, `returns ${entryNo}`]);
    for (const statement of sentBackUnits.statements(db)) await db.executeQuery(statement.compile());
    // What a version before left in stock is a correction since then.
    expect(await rulesOf()).toEqual([`refunds ${entryNo}`]);
    await db
      .updateTable('stock_movement')
      .set({ cause: 'return' })
      .where('id', '=', `${request.id}-1-return`)
      .execute();
    await setStage(request.id, 'refunded', 1);
    await db.updateTable('refund').set({ amount: 39_901 }).where('request_id', '=', request.id).execute();
    expect(await rulesOf()).toEqual([`refunds ${entryNo}`]);
    await db.updateTable('refund').set({ amount: 10_000 }).where('request_id', '=', request.id).execute();
    expect(await rulesOf()).toEqual([]);
  });
});
