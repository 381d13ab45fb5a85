/**
 * Kills processes that import, by `kill -9` at random moments, while shoppers order. After each kill the old or the new
 * catalogue must be whole, stock must agree with orders, and no acknowledged order may be lost:
 * `node apps/bench/src/import-kills.ts [seed] [kills]`; KILLS_ENGINE=SQLite or PostgreSQL runs on one engine only.
 * The command, the whole shop, and the process in which the shop imports are killed in turn; half of the kills are in the
 * middle of the writing. The exit code is 1 when anything was not whole. Needs Linux, for the ids of processes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverProgram } from '../../../tools/server-build.mjs';
import { variants } from '@kayal/server-testing/src/small-seed.ts';
import { Storm, Victim } from '@kayal/server-testing/src/storm/storm.ts';
import { digestOf, readWholeCatalogue } from '@kayal/server-testing/src/whole-catalogue.ts';
import { openDatabase, type DatabaseLocation, type Db } from '../../server/src/db/open-database.ts';
import { workingStates } from '../../server/src/modules/catalogue-import/catalogue-import.repository.ts';
import { findLedgerErrors } from '../../server/src/modules/orders/ledger.repository.ts';
import { childrenOf, importProgram, killShop } from './support/child-processes.ts';
import { randomNumbers } from './support/random-numbers.ts';
import { seedShop } from './support/seed-shop.ts';
import { enginesOf, shopEnv, withPlace } from './support/shop-places.ts';

const seed = Number(process.argv[2] ?? 1);
const kills = Number(process.argv[3] ?? 20);
const command = serverProgram('cli/catalogue-import.ts');
const productCount = 1500;
const sizes = ['S', 'M', 'L', 'XL'] as const;
/** The variants that shoppers buy; both catalogues hold them. */
const sold = [variants.jacketL.code, variants.shortsS.code];
/** Mean orders between two kills. */
const ordersBetween = 10;

const names = ['old', 'new'] as const;
type Name = (typeof names)[number];

/** A whole catalogue. The two differ in names, prices, stock, lists, colours, offers and some products. */
function catalogueFile(name: Name): string {
  const isNew = name === 'new';
  const rows = [
    'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer',
    '102,Trail Wind Jacket,T-Shirts,,2499,Navy,L,TRAIL-NVY-L,900000,',
    '103,Court Shorts,T-Shirts,,799.50,White,S,COURT-WHT-S,900000,',
  ];
  const first = isNew ? 10_100 : 10_000;
  for (let id = first; id < first + productCount; id += 1) {
    const colour = isNew && id % 3 === 0 ? 'Coral' : 'Navy';
    const facts = `${id},Kill ${name} ${id},Group ${id % 20},${isNew ? 'Women' : 'Men'},${isNew ? 799 : 699},${colour}`;
    for (const size of sizes) rows.push(`${facts},${size},K-${id}-${size},${isNew ? 9 : 5},${isNew ? 599 : ''}`);
  }
  return `${rows.join('\n')}\n`;
}

/** A shop whose processes are killed: its data, its process and its shoppers. */
interface Target {
  readonly place: DatabaseLocation;
  readonly env: NodeJS.ProcessEnv;
  readonly db: Db;
  readonly victim: Victim;
  readonly storm: Storm;
  /** Headers of a program that imports through the API. */
  readonly headers: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<Name, string>>;
}

/** An import that can be killed. */
interface Running {
  /** Whether it was applied; false when it was killed. */
  readonly over: Promise<boolean>;
  readonly kill: () => Promise<void>;
}

function startCommand({ env, files }: Target, name: Name): Running {
  const words = [command, files[name], '--mode', 'whole'];
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const over = once(child, 'close').then(([code]) => {
    if (code !== 0 && code !== null) throw new Error(`The command ended with ${code}: ${errors}`);
    return code === 0;
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await over;
  };
  return { over, kill };
}

function startInShop({ victim, headers }: Target, name: Name): Running {
  const body = new FormData();
  body.append('file', new Blob([catalogueFile(name)]), `${name}.csv`);
  const url = `${victim.address}/api/onlineorder/feed/import/kayal?mode=whole`;
  const over = fetch(url, { method: 'POST', headers, body }).then(
    async (answer) => {
      if (!answer.ok) throw new Error(`The shop answered ${answer.status}: ${await answer.text()}`);
      return true;
    },
    () => false,
  );
  return { over, kill: () => killShop(victim) };
}

/** An import of which only its own process is killed, not the shop's. */
function startBesideShop(target: Target, name: Name): Running {
  const { over } = startInShop(target, name);
  const kill = async (): Promise<void> => {
    for (const pid of childrenOf(target.victim.pid, importProgram)) process.kill(pid, 'SIGKILL');
    await over;
  };
  return { over, kill };
}

const starts = { command: startCommand, shop: startInShop, 'process of the shop': startBesideShop } as const;
const killed = ['command', 'shop', 'process of the shop'] as const;

const isWriting = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('import_run').select('id').where('state', '=', 'applying').executeTakeFirst()) !== undefined;

/** @returns false when the import ended before it wrote */
async function untilWriting(db: Db, { over }: Running): Promise<boolean> {
  for (;;) {
    if (await isWriting(db)) return true;
    if (await Promise.race([over.then(() => true), sleep(5, false)])) return false;
  }
}

/** Length of a whole import and of its writing, ms. */
async function timeOf(target: Target, start: typeof startCommand, name: Name) {
  const began = performance.now();
  const running = start(target, name);
  await untilWriting(target.db, running);
  const writes = performance.now();
  await running.over;
  return { all: performance.now() - began, writing: performance.now() - writes };
}

interface Seen {
  readonly catalogue: Name | 'BROKEN';
  readonly ledgerErrors: number;
  readonly lostOrders: number;
}

async function look({ db, storm }: Target, digests: ReadonlyMap<string, Name>): Promise<Seen> {
  const acknowledged = [...storm.acknowledged];
  const catalogue = digests.get(digestOf(await readWholeCatalogue(db, sold))) ?? 'BROKEN';
  const rows = await db.selectFrom('order_line').select('entry_no').distinct().execute();
  const found = new Set(rows.map(({ entry_no }) => entry_no));
  return {
    catalogue,
    ledgerErrors: (await findLedgerErrors(db)).length,
    lostOrders: acknowledged.filter(({ entryNo }) => !found.has(entryNo)).length,
  };
}

/** Kills imports one after another. @returns a row for each kill */
async function killAll(engine: string, target: Target) {
  const { db, victim, storm } = target;
  const random = randomNumbers(seed);
  const digests = new Map<string, Name>();
  const keepDigest = async (name: Name) => digests.set(digestOf(await readWholeCatalogue(db, sold)), name);
  // Both catalogues are on sale once before the digests: products of only one stay in the database, withdrawn.
  for (const name of names) await startCommand(target, name).over;
  const ofCommand = await timeOf(target, startCommand, 'old');
  await keepDigest('old');
  const ofShop = await timeOf(target, startInShop, 'new');
  const times = { command: ofCommand, shop: ofShop, 'process of the shop': ofShop };
  await keepDigest('new');
  let current: Name = 'new';
  const rows = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const who = killed[kill % killed.length] ?? 'command';
    const isWhileWriting = kill % 4 < 2;
    const next: Name = current === 'old' ? 'new' : 'old';
    const moment = random() * 1.2 * times[who][isWhileWriting ? 'writing' : 'all'];
    const running = starts[who](target, next);
    const began = performance.now();
    if (isWhileWriting) await untilWriting(db, running);
    await Promise.race([sleep(moment), running.over]);
    const state = (await isWriting(db)) ? 'writing' : 'checking or over';
    const ms = Math.round(performance.now() - began);
    await running.kill();
    await running.over;
    const seen = await look(target, digests);
    if (who === 'shop') await victim.start();
    rows.push({
      engine,
      kill: rows.length + 1,
      killed: who,
      'after ms': ms,
      state,
      before: current,
      wanted: next,
      ...seen,
    });
    if (seen.catalogue !== 'BROKEN') current = seen.catalogue;
    // As if 30 s had passed, after which a process counts as ended.
    await db.updateTable('import_run').set({ heartbeat_at: 0 }).where('state', 'in', workingStates).execute();
    await storm.untilAcknowledged(Math.ceil(random() * 2 * ordersBetween));
  }
  const last: Name = current === 'old' ? 'new' : 'old';
  await startCommand(target, last).over;
  const seen = await look(target, digests);
  rows.push({ engine, kill: 0, killed: 'none', 'after ms': 0, state: 'over', before: current, wanted: last, ...seen });
  return rows;
}

async function attack(engine: string, place: DatabaseLocation): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-kills-'));
  const files = { old: path.join(folder, 'old.csv'), new: path.join(folder, 'new.csv') };
  for (const name of names) writeFileSync(files[name], catalogueFile(name));
  const env = { ...shopEnv(place), LOAD_SHEDDING: 'off' };
  const { shoppers, headers } = await seedShop(place, 3);
  const victim = new Victim(env);
  const storm = new Storm(victim);
  const { db, close } = openDatabase(place);
  try {
    await victim.start();
    const over = storm.run(shoppers);
    const rows = await killAll(engine, { place, env, db, victim, storm, headers, files });
    storm.end();
    await over;
    console.table(rows);
    const orders = storm.acknowledged.length;
    process.stdout.write(`${engine}: seed ${seed}, ${kills} kills, ${orders} orders acknowledged meanwhile\n`);
    return rows.every((row) => row.catalogue !== 'BROKEN' && row.ledgerErrors === 0 && row.lostOrders === 0);
  } finally {
    await victim.kill();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

let isWhole = true;
for (const engine of enginesOf('KILLS_ENGINE')) {
  isWhole = (await withPlace(engine, (place) => attack(engine, place))) && isWhole;
}
process.exitCode = isWhole ? 0 : 1;
