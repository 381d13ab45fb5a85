import { expect, it } from 'vitest';
import { payments } from '@kayal/server/src/db/migrations/0044-payments.ts';
import { forBothEngines, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

forBothEngines('a shop of the version before', (engine) => {
  it('J70 R-58 delivered orders become paid in cash; open and cancelled ones stay as their rows say', async () => {
    const shop = await openTestApp({ engine, seed: 'small' });
    const { db } = shop.database;
    const admin = await shop.as(people.admin.email);
    const asha = await shop.addShopper();
    const [done, open, cancelled] = [
      (await buy(asha, variants.blackM)).orderId,
      (await buy(asha, variants.shortsS)).orderId,
      (await buy(asha, variants.blackM, 2)).orderId,
    ];
    (await admin.call('updateDelivery', { params: { entryNo: done } })).answer();
    (await admin.call('cancelOrder', { params: { entryNo: cancelled }, body: { reason: 'Torn' } })).answer();
    await db.deleteFrom('money_entry').execute();
    const inserts = payments.statements(db).map((statement) => statement.compile());
    for (const statement of inserts.filter(({ sql }) => sql.startsWith('insert'))) await db.executeQuery(statement);
    const entries = () =>
      db.selectFrom('money_entry').select(['entry_no', 'reason', 'paise']).orderBy('reason').execute();
    expect(await entries()).toEqual([
      { entry_no: done, reason: 'due', paise: 39_900 },
      { entry_no: done, reason: 'received', paise: 39_900 },
    ]);
    expect((await admin.call('getOrder', { params: { entryNo: open } })).answer().orders[0]).not.toHaveProperty(
      'PaidBy',
    );
  });
});
