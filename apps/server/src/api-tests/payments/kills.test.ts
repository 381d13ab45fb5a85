import fc from 'fast-check';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { GatewayWay } from '@kayal/api-contract';
import { buildApp } from '@kayal/server/src/app/build-app.ts';
import { readConfig } from '@kayal/server/src/config/config.ts';
import type { AppContext } from '@kayal/server/src/context/app-context.ts';
import type { Engine } from '@kayal/server/src/db/dialect.ts';
import { newId } from '@kayal/server/src/db/ids.ts';
import { openDatabase, type Db } from '@kayal/server/src/db/open-database.ts';
import { findLedgerErrors, type LedgerError } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { listToAsk } from '@kayal/server/src/modules/payments/gateways/gateway.repository.ts';
import { listUndecided } from '@kayal/server/src/modules/money/payments.repository.ts';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { createCaller } from '@kayal/server-testing/src/caller.ts';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { startGateway, type GatewayStandIn } from '@kayal/server-testing/src/gateways/stand-in.ts';
import { forEachEngine } from '@kayal/server-testing/src/harness.ts';
import { randomLives, reportLives } from '@kayal/server-testing/src/random-lives.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { PaymentStorm, type PaymentAct, type PaymentLife } from '@kayal/server-testing/src/storm/payment-storm.ts';
import { Victim } from '@kayal/server-testing/src/storm/storm.ts';
import { prepareStorm, stormEnv, withDatabase } from '@kayal/server-testing/src/storm/storm-database.ts';
import { offerGateway } from './gateways.ts';

const { lives, seed, timeoutMs } = randomLives(150);
/** 300 for 100,000 lives, or as many as `KILLS` says. */
const kills = Number(process.env['KILLS'] ?? Math.max(3, Math.round(lives * 0.003)));
/** The whole ledger is read about so many times: each time it reads all lives before. */
const checks = 30;
/** Lives that go on at the same time. */
const atOnce = 64;
const minute = 60_000;

/** Pieces of which there are always few: late money often finds them sold out. */
const scarce = variants.lastOne;
const plenty = variants.jacketL;

const act = fc.oneof<fc.WeightedArbitrary<PaymentAct>[]>(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay'), amount: fc.constantFrom(null, null, null, 100) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tell'), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fail'), how: fc.constantFrom('error', 'cut') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('look', 'cancel', 'withdraw', 'refund') }) },
);
const life: fc.Arbitrary<PaymentLife> = fc.record({
  way: fc.constantFrom<GatewayWay>('razorpay', 'stripe'),
  variant: fc.constantFrom(plenty, plenty, plenty, plenty, scarce),
  acts: fc.array(act, { minLength: 3, maxLength: 12 }),
});

async function setStock(db: Db, uniqueCode: string, units: number): Promise<void> {
  const { qty } = await db
    .selectFrom('variant')
    .select('qty')
    .where('unique_code', '=', uniqueCode)
    .executeTakeFirstOrThrow();
  const movement = { id: newId(), unique_code: uniqueCode, delta: units - qty, entry_no: null, created_at: Date.now() };
  await db
    .insertInto('stock_movement')
    .values({ ...movement, reason: 'correction' })
    .execute();
  await db.updateTable('variant').set({ qty: units }).where('unique_code', '=', uniqueCode).execute();
}

async function openShop(engine: Engine) {
  const place = await makeFreshPlace(engine, inject('postgresUrl'));
  onTestFinished(() => place.remove());
  const gateways = {
    razorpay: await startGateway('razorpay', Date.now),
    stripe: await startGateway('stripe', Date.now),
  };
  onTestFinished(async () => {
    for (const gateway of Object.values(gateways)) await gateway.close();
  });
  const env = { ...stormEnv(place), ...gateways.razorpay.settings, ...gateways.stripe.settings };
  const shoppers = await withDatabase(place, (db) => prepareStorm(db, lives));
  const database = openDatabase(place);
  // It takes no part in the storm: it opens the shop before, and tidies up after.
  const app = await buildApp({ config: readConfig(env), database });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const { db } = database;
  const cookie = await addSession(db, people.admin.id, Date.now());
  await offerGateway(createCaller(app, people.admin.id, cookie), 'razorpay', 'stripe');
  await setStock(db, plenty.code, lives);
  return {
    db,
    context: app.context,
    gateways,
    shoppers,
    admin: { cookie },
    victim: new Victim(env, { program: 'payment-server.ts' }),
  };
}

/** Rounds until no gateway is asked and nothing is to go back any more. */
async function endAll(context: AppContext): Promise<void> {
  const { db } = context;
  const later = (ms: number): AppContext => ({ ...context, now: () => Date.now() + ms });
  // Later than the second asking about money of the storm.
  const soon = later(120 * minute);
  while ((await listToAsk(db, soon.now())).length > 0) await runPaymentRound(soon);
  // Two days: what nobody has decided about is freed, a thousand in each round.
  const inTwoDays = later(48 * 60 * minute);
  do await runPaymentRound(inTwoDays);
  while ((await listUndecided(db, inTwoDays.now())).length > 0);
  let before = Infinity;
  for (let left = await countWanted(db); left > 0 && left < before; left = await countWanted(db)) {
    before = left;
    await runPaymentRound(soon);
  }
}

async function countWanted(db: Db): Promise<number> {
  return (await db.selectFrom('payment_refund').select('id').where('state', '=', 'wanted').execute()).length;
}

/** What shop and gateways know of each payment, in paise; equal where nothing is lost or doubled. */
async function compare(db: Db, gateways: Readonly<Record<GatewayWay, GatewayStandIn>>) {
  const payments = await db.selectFrom('payment').select(['id', 'received', 'refunded']).execute();
  const pages = Object.values(gateways).flatMap(({ books }) => [...books.pages.values()]);
  const refunds = Object.values(gateways).flatMap(({ books }) => [...books.refunds.values()]);
  const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
  const came = new Map(pages.map(({ reference, money }) => [reference, sum(money)]));
  return {
    differing: payments.filter(({ id, received }) => received !== (came.get(id) ?? 0)),
    unknown: pages.length - payments.filter(({ id }) => came.has(id)).length,
    gone: { shop: payments.reduce((all, { refunded }) => all + refunded, 0), gateways: sum(refunds) },
  };
}

forEachEngine('kill -9 among payments', (engine) => {
  it(
    `R-58 R-60 after ${kills} kills in ${lives} lives no payment is lost or counts twice, and no units are held for ever`,
    async () => {
      const { db, context, gateways, shoppers, admin, victim } = await openShop(engine);
      const errors: LedgerError[] = [];
      const storm = new PaymentStorm(victim, gateways, admin);
      try {
        await victim.start();
        const over = storm.run(fc.sample(life, { numRuns: lives, seed }), shoppers, atOnce);
        for (let kill = 1; kill <= kills; kill += 1) {
          await Promise.race([storm.untilEnded((lives * kill) / (kills + 1)), over]);
          await victim.kill();
          await setStock(db, scarce.code, 10);
          if (kill % Math.ceil(kills / checks) === 0) errors.push(...(await findLedgerErrors(db)));
          await victim.start();
        }
        await over;
      } finally {
        await victim.kill();
      }
      for (const gateway of Object.values(gateways)) gateway.misbehaviours.length = 0;
      await endAll(context);

      expect([...errors, ...(await findLedgerErrors(db))]).toEqual([]);
      const { differing, unknown, gone } = await compare(db, gateways);
      expect({ differing, unknown }).toEqual({ differing: [], unknown: 0 });
      expect(gone.gateways).toBe(gone.shop);
      expect(await countWanted(db)).toBe(0);
      expect(await db.selectFrom('awaited_order').select('entry_no').where('held', '=', 1).execute()).toEqual([]);
      const stored = await db.selectFrom('payment').select('entry_no').execute();
      expect(stored.map((payment) => payment.entry_no).toSorted()).toEqual(storm.acknowledged.toSorted());
      reportLives(
        `payments under ${kills} kills on ${engine}, ${storm.acknowledged.length} begun, ${storm.refused} sold out`,
        lives,
        seed,
        storm.acts,
      );
    },
    timeoutMs,
  );
});
