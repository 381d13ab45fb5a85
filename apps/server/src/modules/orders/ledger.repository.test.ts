import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { ledgerErrors } from './ledger.repository.ts';

it('R-58 the check reads the movements of a bestseller once, not once for each of its orders', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-ledger-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  const { rows } = await sql<{ detail: string }>`explain query plan ${ledgerErrors}`.execute(db);
  await close();
  rmSync(dataDir, { recursive: true });
  const searches = rows.map(({ detail }) => detail).filter((detail) => detail.startsWith('SEARCH m '));
  // The sum for each variant, and the lines of each order's movements; neither runs for each order and movement.
  expect(searches.filter((detail) => detail.includes('stock_movement_by_time'))).toHaveLength(1);
  expect(searches.some((detail) => detail.includes('(entry_no=? AND unique_code=?)'))).toBe(true);
});
