import { expect, inject, it, onTestFinished } from 'vitest';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { forEachEngine } from '@kayal/server-testing/src/harness.ts';
import { Storm, Victim } from '@kayal/server-testing/src/storm/storm.ts';
import { expectSound, prepareStorm, stormEnv, withDatabase } from '@kayal/server-testing/src/storm/storm-database.ts';

/** On each engine; `npm run bench -- storms` kills more often. */
const kills = 5;

forEachEngine('kill -9 in an order storm', (engine) => {
  it(`R-60 R-61 J21 after ${kills} kills every intent is one order and none is lost`, async () => {
    const place = await makeFreshPlace(engine, inject('postgresUrl'));
    onTestFinished(() => place.remove());
    const shoppers = await withDatabase(place, prepareStorm);
    const victim = new Victim(stormEnv(place));
    const storm = new Storm(victim);
    try {
      await victim.start();
      const over = storm.run(shoppers);
      for (let kill = 1; kill <= kills; kill += 1) {
        await Promise.race([storm.untilAcknowledged(10 + kill), over]);
        await victim.kill();
        await victim.start();
        await withDatabase(place, async (db) => expectSound(db, storm.acknowledged));
      }
      await Promise.race([storm.untilAcknowledged(10), over]);
      storm.end();
      await over;
    } finally {
      await victim.kill();
    }

    await withDatabase(place, async (db) => {
      await expectSound(db, storm.acknowledged);
      const orders = await db.selectFrom('placed_order').select(['entry_no', 'customer_id']).execute();
      const pairs = (list: readonly (readonly [string, string])[]) => list.map((pair) => pair.join(' ')).toSorted();
      expect(pairs(orders.map((row) => [row.customer_id, row.entry_no]))).toEqual(
        pairs(storm.acknowledged.map((order) => [order.customerId, order.entryNo])),
      );
      expect(await db.selectFrom('cart_line').selectAll().execute()).toEqual([]);
    });
  });
});
