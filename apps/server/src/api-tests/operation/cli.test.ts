import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import { migrate } from '../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { countDisagreements } from '../../modules/orders/ledger-check.ts';
import { findLedgerErrors } from '../../modules/orders/ledger.repository.ts';
import { makeFreshPlace, type FreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { people, seedSmall, variants } from '@kayal/server-testing/src/small-seed.ts';
import { Victim } from '@kayal/server-testing/src/storm/storm.ts';

const run = promisify(execFile);

interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe.each(['sqlite', 'postgres'] as const)('commands beside a shop on %s', (engine) => {
  let place: FreshPlace;
  let backups: string;
  let env: NodeJS.ProcessEnv;

  const command = async (name: string, ...args: string[]): Promise<CommandResult> => {
    return run(process.execPath, [serverProgram(`cli/${name}.ts`), ...args], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: Error & { code: number; stdout: string; stderr: string }) => error,
    );
  };
  const withDatabase = async <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = openDatabase(place);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  beforeAll(async () => {
    place = await makeFreshPlace(engine, inject('postgresUrl'));
    backups = await mkdtemp(path.join(tmpdir(), 'kayal-backups-'));
    env = {
      ...process.env,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    };
    await withDatabase(async ({ db }) => {
      await migrate(db);
      await seedSmall(db, '2025-26');
    });
  });
  afterAll(async () => {
    await place.remove();
    await rm(backups, { recursive: true, force: true });
  });

  it('R-64 verify:audit says whether the log is whole', async () => {
    expect(await command('verify-audit')).toMatchObject({ code: 0, stdout: 'The audit log is whole: 0 entries.\n' });
    const missing = await command('verify-audit', 'a1b2');
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('does not have the seal')]);
  });

  it('R-58 verify:ledger names the item, what was expected and what was found', async () => {
    const { code } = variants.blackM;
    await withDatabase(({ db }) =>
      db
        .updateTable('variant')
        .set((eb) => ({ qty: eb('qty', '+', 3) }))
        .where('unique_code', '=', code)
        .execute(),
    );
    const result = await command('verify-ledger');
    expect(result.code).toBe(1);
    expect(result.stderr).toContain(`${code}: the movements add up to 60, in stock are 63`);
    expect(await countDisagreements(env)).toBe(1);
    await withDatabase(({ db }) =>
      db.updateTable('variant').set({ qty: 60 }).where('unique_code', '=', code).execute(),
    );
    expect((await command('verify-ledger')).stdout).toBe('Stock and orders agree.\n');
    expect(await countDisagreements(env)).toBe(0);
    await expect(countDisagreements({ ...env, PORT: 'none' })).rejects.toThrow('PORT');
  });

  it('R-14 admin:role names the address that it did not find, and what to do', async () => {
    const unknown = await command('admin-role', 'grant', ' Nobody@Example.com');
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toMatch(/^No account with the confirmed address nobody@example\.com .+\/signup .+\n$/);
    const noAdmin = await command('admin-role', 'withdraw', people.asha.email);
    expect(noAdmin.code).toBe(1);
    expect(noAdmin.stderr).toBe(
      `No admin has the address ${people.asha.email}. The admins are: ${people.admin.email}.\n`,
    );
    expect((await command('admin-role', 'grant', people.asha.email)).code).toBe(0);
    expect((await command('admin-role', 'withdraw', people.asha.email)).code).toBe(0);
  });

  it('R-80 restore --replace is refused while the shop is open, and nothing changes', async () => {
    const folder = path.join(backups, 'refused');
    if (engine === 'sqlite') await command('backup', folder);
    const shop = new Victim(env);
    await shop.start();
    await withDatabase(({ db }) => db.insertInto('setting').values({ name: 'kept', value: 'kept' }).execute());
    // On PostgreSQL the command first checks that the shop is stopped: not every machine has the programs to read a
    // backup.
    const refused = await command('restore', folder, '--replace');
    await shop.kill();
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/the shop is open.*stop it/is);
    const kept = await withDatabase(({ db }) =>
      db.selectFrom('setting').selectAll().where('name', '=', 'kept').execute(),
    );
    expect(kept).toHaveLength(1);
  });
});

describe('a backup of a busy SQLite shop', () => {
  const bulk = 150_000;
  let place: FreshPlace;
  let writer: ChildProcess;

  beforeAll(async () => {
    place = await makeFreshPlace('sqlite', '');
    const { db, close } = openDatabase(place);
    await migrate(db);
    await seedSmall(db, '2025-26');
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${bulk})
      insert into setting (name, value) select 'bulk-' || i, hex(randomblob(500)) from n`.execute(db);
    await close();
    writer = fork(path.join(import.meta.dirname, 'busy-writer.ts'), [place.dataDir], { execArgv: [] });
    await once(writer, 'message');
  });
  const stop = async (): Promise<void> => {
    if (writer.signalCode !== null) return;
    const gone = once(writer, 'exit');
    writer.kill('SIGKILL');
    await gone;
  };
  afterAll(async () => {
    await stop();
    await place.remove();
  });

  const command = (name: 'backup' | 'restore', ...args: string[]) =>
    run(process.execPath, [serverProgram(`cli/${name}.ts`), ...args], {
      env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '' },
      timeout: 50_000,
    });

  it('R-80 ends while others write, holds one moment of the shop, and can be restored when the shop is stopped', async () => {
    const folder = path.join(place.dataDir, 'backup');
    const saved = await command('backup', folder);
    expect(saved.stdout).toContain('Saved');
    // Opening a file changes it, and the backup must stay what its manifest says.
    const opened = path.join(place.dataDir, 'opened');
    await cp(folder, opened, { recursive: true });
    const copy = openDatabase({ databaseUrl: null, dataDir: opened });
    const rows = await copy.db.selectFrom('setting').select('value').where('name', 'in', ['one', 'other']).execute();
    expect(rows[0]).toEqual(rows[1]);
    expect(await findLedgerErrors(copy.db)).toEqual([]);
    await copy.close();
    await stop();
    expect((await command('restore', folder, '--replace')).stdout).toContain('Stock and orders agree');
    const { db, close } = openDatabase(place);
    const restored = await db.selectFrom('setting').select('value').where('name', 'in', ['one', 'other']).execute();
    await close();
    expect(restored).toEqual(rows);
  });
});
