import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { refuseOpenPostgres } from '../../cli/open-shop.ts';
import { postgresApplicationName } from '../../db/open-database.ts';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';

it('R-80 a connection that is just being closed is no open shop', async () => {
  const place = await makeFreshPlace('postgres', inject('postgresUrl'));
  onTestFinished(() => place.remove());
  const databaseUrl = place.databaseUrl ?? '';
  const closing = new Client({ connectionString: databaseUrl, application_name: postgresApplicationName });
  await closing.connect();
  const checked = refuseOpenPostgres(databaseUrl);
  await Promise.all([expect(checked).resolves.toBeUndefined(), wait(300).then(() => closing.end())]);
});
