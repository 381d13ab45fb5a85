/**
 * Sends random calls and broken HTTP to the shop: every call of its API description, as visitor, shopper, admin and
 * program, and bytes of clients that do not speak HTTP correctly. No answer may be a 5xx other than 503, take
 * too long or have another shape; afterwards the memory must not have grown, and the ledger must agree. Each run adds its
 * figures to those of earlier runs, and prints the seed of each error.
 *
 * Usage: fuzz.ts [file of sums] [seed]; FUZZ_CASES for each engine (default 10000, a third of them raw connections),
 * FUZZ_ENGINE (SQLite,PostgreSQL)
 */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { drawCalls } from '@kayal/server-testing/src/fuzz/calls.ts';
import { operationsOf, type ApiDescription } from '@kayal/server-testing/src/fuzz/operations.ts';
import { addFuzzPeople, type FuzzPeople } from '@kayal/server-testing/src/fuzz/people.ts';
import { rawExchange } from '@kayal/server-testing/src/fuzz/raw-requests.ts';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { isDatabaseUnavailable } from '../../server/src/db/database-errors.ts';
import { inTransaction } from '../../server/src/db/in-transaction.ts';
import { openDatabase, type DatabaseLocation, type Db } from '../../server/src/db/open-database.ts';
import { findLedgerErrors } from '../../server/src/modules/orders/ledger.repository.ts';
import { FuzzSender } from './support/clients/fuzz-sender.ts';
import { enginesOf, withPlace } from './support/shop-places.ts';
import { startShop } from './support/shop-process.ts';

/** Results of all runs on one engine. */
interface Sums {
  readonly runs: number;
  readonly calls: number;
  readonly connections: number;
  /** Answers by the first digit of their status; those with 503 are counted separately. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowest: { readonly ms: number; readonly call: string };
  readonly ledgerErrors: number;
  /** Resident memory after a quarter of the latest run and at its end, MB. */
  readonly memory: readonly [afterQuarter: number, end: number] | null;
  readonly seeds: readonly number[];
  /** What was wrong, with the seed and the smallest case. */
  readonly findings: readonly string[];
}

const none: Sums = {
  runs: 0,
  calls: 0,
  connections: 0,
  statuses: {},
  slowest: { ms: 0, call: '' },
  ledgerErrors: 0,
  memory: null,
  seeds: [],
  findings: [],
};
const cases = Number(process.env['FUZZ_CASES'] ?? 10_000);
const firstSeed = Number(process.argv[3] ?? randomInt(1_000_000_000));
/** Parts of a run that go on side by side. */
const lanes = 6;
/** Cases of one lane with the same people. */
const casesOfPart = 200;

/** Tries again, because the database may answer late on a machine that others use too. */
async function addPeople(db: Db, number: number): Promise<FuzzPeople> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(db, (transaction) => addFuzzPeople(transaction, number, Date.now()));
    } catch (error) {
      if (tries === 5 || !isDatabaseUnavailable(error)) throw error;
    }
  }
}

/** Checks random cases one after another until one is wrong. @returns what is wrong, with the smallest such case */
async function runPart<Case>(
  seed: number,
  drawn: fc.Arbitrary<Case>,
  errorOf: (drawn: Case) => Promise<string | null>,
) {
  const property = fc.asyncProperty(drawn, async (each) => {
    const error = await errorOf(each);
    if (error !== null) throw new Error(error);
  });
  const result = await fc.check(property, { seed, numRuns: casesOfPart });
  if (!result.failed) return null;
  const reason = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  return `seed ${seed}: ${reason}\n  ${fc.stringify(result.counterexample).slice(0, 1500)}`;
}

async function run({ databaseUrl }: DatabaseLocation): Promise<Sums> {
  const shop = await startShop(await freePort(), databaseUrl ?? '', {
    LOAD_SHEDDING: 'off',
    WEBHOOK_PRIVATE_TARGETS: 'on',
    GOOGLE_CLIENT_ID: '',
    LOG_LEVEL: 'fatal',
  });
  const database = openDatabase(shop.place);
  const sender = new FuzzSender(shop.origin);
  const findings: string[] = [];
  const parts = Math.ceil(cases / lanes / casesOfPart);
  let afterQuarter = 0;
  try {
    const answer = await fetch(`${shop.origin}/docs/json`);
    const description: ApiDescription = await answer.json();
    const operations = operationsOf(description);
    const runCalls = async (seed: number, people: FuzzPeople) =>
      runPart(seed, drawCalls(operations, people.known), (each) => sender.errorOfCall(each, people));
    for (let part = 0; part < parts; part += 1) {
      await Promise.all(
        Array.from({ length: lanes }, async (_, lane) => {
          const number = part * lanes + lane;
          const finding =
            lane % 3 === 2
              ? await runPart(firstSeed + number, rawExchange, (each) => sender.errorOfRaw(each))
              : await runCalls(firstSeed + number, await addPeople(database.db, number));
          if (finding === null) return;
          findings.push(finding);
          console.error(finding);
        }),
      );
      if (part === Math.floor(parts / 4)) afterQuarter = Math.round(shop.memory());
      if (part % 10 === 0) console.error(`${sender.calls} calls, ${Math.round(shop.memory())} MB`);
    }
    return {
      ...sender.sums(),
      runs: 1,
      ledgerErrors: (await findLedgerErrors(database.db)).length,
      memory: [afterQuarter, Math.round(shop.memory())],
      seeds: [firstSeed],
      findings,
    };
  } finally {
    sender.close();
    await database.close();
    await shop.stop();
  }
}

function add(one: Sums, other: Sums): Sums {
  const names = new Set([...Object.keys(one.statuses), ...Object.keys(other.statuses)]);
  const sum = (name: string): number => (one.statuses[name] ?? 0) + (other.statuses[name] ?? 0);
  return {
    runs: one.runs + other.runs,
    calls: one.calls + other.calls,
    connections: one.connections + other.connections,
    statuses: Object.fromEntries([...names].toSorted().map((name) => [name, sum(name)])),
    slowest: one.slowest.ms > other.slowest.ms ? one.slowest : other.slowest,
    ledgerErrors: one.ledgerErrors + other.ledgerErrors,
    memory: other.memory,
    seeds: [...one.seeds, ...other.seeds],
    findings: [...one.findings, ...other.findings],
  };
}

const sumsFile = path.resolve(process.argv[2] ?? '.cache/fuzz.json');
const sums: Record<string, Sums> = existsSync(sumsFile) ? JSON.parse(readFileSync(sumsFile, 'utf8')) : {};
let isSound = true;
for (const engine of enginesOf('FUZZ_ENGINE')) {
  const result = await withPlace(engine, run);
  isSound &&= result.findings.length + result.ledgerErrors === 0;
  sums[engine] = add(sums[engine] ?? none, result);
  writeFileSync(sumsFile, `${JSON.stringify(sums, null, 2)}\n`);
  console.log(engine, result);
}
process.exitCode = isSound ? 0 : 1;
