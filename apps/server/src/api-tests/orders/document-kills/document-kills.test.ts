import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { forEachEngine } from '@kayal/server-testing/src/harness.ts';
import { seedManyOrders } from '@kayal/server-testing/src/many-orders.ts';
import { prepareStorm, stormEnv, withDatabase } from '@kayal/server-testing/src/storm/storm-database.ts';
import { engineOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import { findLedgerErrors } from '../../../modules/orders/ledger.repository.ts';

/** The long form in `docs/law.md` sets both. */
const numbers = Number(process.env['DOCUMENT_NUMBERS'] ?? 400);
const kills = Number(process.env['DOCUMENT_KILLS'] ?? 6);
/** Transactions of a process between two kills, on average half as many: so the last kill comes before the end. */
const maxTurns = Math.max(1, Math.floor(numbers / 20 / (kills + 2)));

/** A shop that issues numbered invoices, with orders that have none. */
async function prepare(db: Db): Promise<void> {
  await prepareStorm(db);
  const invoicing = { ...defaultSettings.invoicing, scheme: 'regular' };
  const settings = JSON.stringify({ ...defaultSettings, tax: { gstin: '32AAPFU0939F1Z4', hsn: '6109' }, invoicing });
  const row = { version: 1, settings, theme: null, changed: '[]', actor_id: null, saved_at: 1 };
  await db.insertInto('shop_settings').values(row).execute();
  await seedManyOrders({ db, engine: engineOf(db) }, numbers);
}

forEachEngine('kill -9 of processes that number documents', (engine) => {
  it(`of ${numbers} numbers from two processes with ${kills} kills none is missing and none is there twice`, async () => {
    const place = await makeFreshPlace(engine, inject('postgresUrl'));
    onTestFinished(() => place.remove());
    await withDatabase(place, prepare);
    let killed = 0;
    const number = async (half: number): Promise<unknown> => {
      for (;;) {
        const file = path.join(import.meta.dirname, 'document-victim.ts');
        const victim = fork(file, [String(half)], { env: stormEnv(place), execArgv: [] });
        let turnsLeft = 1 + Math.floor(Math.random() * maxTurns);
        victim.on('message', () => {
          turnsLeft -= 1;
          if (turnsLeft > 0 || killed >= kills || victim.killed) return;
          killed += 1;
          // Its next transaction is under way by now.
          victim.kill('SIGKILL');
        });
        const [code, signal] = await once(victim, 'exit');
        if (signal === null) return code;
      }
    };
    expect(await Promise.all([number(0), number(1)])).toEqual([0, 0]);

    expect(killed).toBe(kills);
    await withDatabase(place, async (db) => {
      const rows = await db
        .selectFrom('issued_document')
        .select(['series', 'count', 'entry_no'])
        .orderBy('count')
        .execute();
      expect(rows).toHaveLength(numbers);
      expect(new Set(rows.map(({ series }) => series)).size).toBe(1);
      expect(rows.every(({ count }, index) => count === index + 1)).toBe(true);
      expect(new Set(rows.map(({ entry_no }) => entry_no)).size).toBe(numbers);
      expect((await findLedgerErrors(db)).filter(({ rule }) => rule === 'numbers')).toEqual([]);
    });
  });
});
