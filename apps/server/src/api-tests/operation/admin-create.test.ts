import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { apiBase } from '@kayal/api-contract';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import { openDatabase } from '../../db/open-database.ts';
import { enginesOfRun } from '@kayal/server-testing/src/harness.ts';
import { makeFreshPlace, type FreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { Victim } from '@kayal/server-testing/src/storm/storm.ts';

const run = promisify(execFile);
const email = 'owner@tidewater.example';
const chosen = 'lagoon-wind-forty';

describe.each(enginesOfRun)('the command that makes an admin on %s', (engine) => {
  let place: FreshPlace;
  let env: NodeJS.ProcessEnv;

  beforeEach(async () => {
    place = await makeFreshPlace(engine, inject('postgresUrl'));
    const { dataDir, databaseUrl } = place;
    env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: 'off', LOG_LEVEL: 'silent' };
    return () => place.remove();
  });

  /** Runs the command. @returns what it printed, and its exit code */
  async function createAdmin(password?: string, ...args: readonly string[]) {
    const words = args.length === 0 ? ['--email', email, '--name', 'Ines Weber'] : args;
    const withPassword = password === undefined ? env : { ...env, ADMIN_PASSWORD: password };
    return run(process.execPath, [serverProgram('cli/admin-create.ts'), ...words], { env: withPassword }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: Error & { code: number; stdout: string; stderr: string }) => error,
    );
  }

  async function admins(): Promise<readonly string[]> {
    const { db, close } = openDatabase(place);
    const rows = await db.selectFrom('customer').select('email').where('role', '=', 'admin').execute();
    await close();
    return rows.map((row) => row.email);
  }

  /** Signs in at a running shop. @returns the status */
  async function signIn(address: string, password: string): Promise<number> {
    const { status } = await fetch(`${address}${apiBase}/user/login/kayal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password }),
    });
    return status;
  }

  it('R-08 makes an admin before the shop was ever started, who signs in once it runs', async () => {
    expect(await createAdmin(chosen)).toMatchObject({ code: 0, stdout: `${email} is an admin.\n`, stderr: '' });
    const shop = new Victim(env);
    await shop.start();
    try {
      expect([await signIn(shop.address, chosen), await signIn(shop.address, `${chosen}!`)]).toEqual([200, 401]);
    } finally {
      await shop.kill();
    }
  });

  it('R-08 makes an admin of a running shop, with a password that it prints once', async () => {
    const shop = new Victim(env);
    await shop.start();
    try {
      const { code, stdout } = await createAdmin();
      const [, printed = ''] = /^owner@tidewater\.example is an admin\. Password: (\S{20})\n$/.exec(stdout) ?? [];
      expect([code, printed.length]).toEqual([0, 20]);
      expect(await signIn(shop.address, printed)).toBe(200);
    } finally {
      await shop.kill();
    }
  });

  it('R-08 refuses a weak password and missing words, and makes nobody', async () => {
    for (const weak of ['short', 'passwordpassword']) {
      const { code, stdout, stderr } = await createAdmin(weak);
      expect([weak, code, stdout]).toEqual([weak, 1, '']);
      expect(stderr).toMatch(/^[A-Z][^\n]+\n$/);
    }
    const refused = await createAdmin(chosen, '--email', email);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Usage: npm run admin:create')]);
    expect(await admins()).toEqual([]);
  });
});
