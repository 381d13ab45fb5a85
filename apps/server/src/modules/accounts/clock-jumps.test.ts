import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressRow, customerRow } from '@kayal/server-testing/src/small-seed.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { createCodes } from './codes/codes.service.ts';
import { createKnownPlaces } from './places/known-places.ts';
import { findChallenge, insertChallenge, spendChallengeTry } from './second-factor/challenges.repository.ts';
import { newChallenge } from './second-factor/challenges.ts';
import { maxSessions } from './sessions/session-lifetime.ts';
import { insertSession, listSessions } from './sessions/sessions.repository.ts';
import { createSetupToken, findSetupToken } from './setup/setup-token.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const year = 365 * day;
const asha = { id: 'asha', name: 'Asha', email: 'asha@kayal.example' };

describe('a clock that was wrong and was set right', () => {
  let dataDir = '';
  let database: OpenDatabase;
  let time = 0;
  const now = (): number => time;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-jumps-'));
    database = openDatabase({ databaseUrl: null, dataDir });
    await migrate(database.db);
    await database.db.insertInto('customer').values(customerRow(asha, null)).execute();
    await database.db.insertInto('address').values(addressRow(asha.id, asha.name)).execute();
    time = 10 * year;
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  describe('mailed codes', () => {
    const codes = createCodes({ serverKey: Buffer.alloc(32, 1), now });
    const guess = async (place: string | null) => {
      const row = await database.db.selectFrom('otp').selectAll().where('closed', '=', 0).executeTakeFirstOrThrow();
      return codes.guess(database.db, row, issued.code, place);
    };
    let issued = { handle: '', code: '' };
    const issue = async (): Promise<void> => {
      issued = await codes.issue(database.db, asha.id, 'reset');
    };

    it.each([null, 'device'])('R-17 R-85 a code made a year ahead is not good for a year, place %s', async (place) => {
      await issue();
      time -= year;
      expect(await guess(place)).toBe('gone');
      await issue();
      expect(await guess(place)).toBe('right');
    });

    it.each([null, 'device'])('R-85 a code survives a clock that is set back a minute, place %s', async (place) => {
      await issue();
      time -= minute;
      expect(await guess(place)).toBe('right');
    });

    it('R-17 R-85 a code made with the clock a year behind is over, and the next one is good', async () => {
      await issue();
      time += year;
      expect(await guess(null)).toBe('gone');
      await issue();
      expect(await guess(null)).toBe('right');
    });
  });

  it('R-10 R-85 a sign-in that waits for its second factor is not good for a year', async () => {
    const { db } = database;
    const challenge = newChallenge('sign-in', asha.id, time, false);
    await insertChallenge(db, challenge);
    const { id } = challenge;
    expect(await findChallenge(db, id, 'sign-in', time - minute)).toBeDefined();
    expect(await findChallenge(db, id, 'sign-in', time - year)).toBeUndefined();
    expect(await spendChallengeTry(db, id, 'sign-in', time - year)).toBeUndefined();
    expect(await spendChallengeTry(db, id, 'sign-in', time - minute)).toBeDefined();
    expect(await findChallenge(db, id, 'sign-in', time + year)).toBeUndefined();
  });

  it('R-85 the address that sets up a new shop is not good for a year', async () => {
    const token = (await createSetupToken(database.db, time)) ?? '';
    expect(await findSetupToken(database.db, token, time - minute)).not.toBeNull();
    expect(await findSetupToken(database.db, token, time - year)).toBeNull();
    expect(await findSetupToken(database.db, token, time + year)).toBeNull();
  });

  it('R-06 R-85 an address known from a sign-in a year ahead is a stranger again', async () => {
    const places = createKnownPlaces({ db: database.db, serverKey: Buffer.alloc(32, 1), now });
    const recognise = () => places.recognise(asha.email, { address: '192.0.2.1', device: undefined });
    await places.remember(database.db, asha.email, '192.0.2.1');
    time -= day;
    expect(await recognise()).toBe('192.0.2.1');
    time -= year;
    expect(await recognise()).toBeNull();
  });

  it('R-14 R-85 ten sessions of a year ahead do not end the session that a sign-in has just opened', async () => {
    const row = (token_hash: string, at: number) => ({
      token_hash,
      customer_id: asha.id,
      remembered: 1 as const,
      created_at: at,
      seen_at: at,
      second_factor: 0 as const,
      device: '',
    });
    const open = (token_hash: string, at: number) =>
      inTransaction(database.db, (trx) => insertSession(trx, row(token_hash, at), maxSessions));
    for (let number = 0; number < maxSessions; number += 1) await open(`ahead-${number}`, time + year + number);
    await open('now', time);
    const left = (await listSessions(database.db, asha.id)).map((session) => session.token_hash);
    expect(left).toHaveLength(maxSessions);
    expect(left).toContain('now');
    expect(left).not.toContain('ahead-0');
  });
});
