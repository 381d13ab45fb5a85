/**
 * Kills the processes that make pictures (`kill -9`), at random moments, while visitors request pictures that were not
 * made yet. Every answer must be a whole picture, or a 503 that says when to try again; the shop must not exit; at the
 * end every refused picture is there. Each run adds to the sums of earlier ones. Needs Linux.
 *
 * Usage: painter-kills.ts [file of sums]; PAINTER_KILLS for each engine (1000), PAINTER_MINUTES at most (10),
 * PAINTER_VISITORS (6), PAINTER_ENGINE (SQLite,PostgreSQL)
 */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureViews, pictureWidths } from '@kayal/api-contract';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { openDatabase, type DatabaseLocation } from '../../server/src/db/open-database.ts';
import { findLedgerErrors } from '../../server/src/modules/orders/ledger.repository.ts';
import { childrenOf } from './support/child-processes.ts';
import { enginesOf, withPlace } from './support/shop-places.ts';
import { startShop, type ShopProcess } from './support/shop-process.ts';
import { isWholeWebp } from './support/is-whole-webp.ts';

/** Results of all runs on one engine. */
interface Sums {
  readonly runs: number;
  readonly kills: number;
  readonly pictures: number;
  /** Requests answered with 503 and a time to try again. */
  readonly refused: number;
  /** Pictures that were broken, had another answer or none, or never came. */
  readonly wrong: number;
  readonly ledgerErrors: number;
  readonly slowestMs: number;
}

const none: Sums = { runs: 0, kills: 0, pictures: 0, refused: 0, wrong: 0, ledgerErrors: 0, slowestMs: 0 };
const kills = Number(process.env['PAINTER_KILLS'] ?? 1000);
const minutes = Number(process.env['PAINTER_MINUTES'] ?? 10);
const visitors = Number(process.env['PAINTER_VISITORS'] ?? 6);
const program = 'painter-process';
/** Max time from an answer to the next kill, and max wait for an answer, ms. */
const maxPauseMs = 300;
const maxWaitMs = 10_000;
const triesAtEnd = 20;

/** Addresses of pictures of the demo, each once, the small ones first. */
function* picturesOf(products: readonly number[]): Generator<string> {
  for (const width of pictureWidths) {
    for (const view of pictureViews) for (const id of products) yield `/uploads/${id}.webp?w=${width}&view=${view}`;
  }
}

/** Visitors who request one picture after another. */
class Visitors {
  readonly refusedPictures: string[] = [];
  readonly errors: string[] = [];
  pictures = 0;
  refused = 0;
  slowestMs = 0;
  readonly #origin: string;
  readonly #left: Iterator<string>;
  #isOver = false;

  constructor(origin: string, products: readonly number[]) {
    this.#origin = origin;
    this.#left = picturesOf(products);
  }

  /** Settles when `end` was called or there are no further pictures. */
  async run(): Promise<void> {
    await Promise.all(Array.from({ length: visitors }, () => this.#visit()));
  }

  end(): void {
    this.#isOver = true;
  }

  /** Settles when a further picture came or was refused: otherwise no painter would live long enough to draw one. */
  async untilAnswered(): Promise<void> {
    const before = this.pictures + this.refused;
    const end = performance.now() + maxWaitMs;
    while (this.pictures + this.refused === before && performance.now() < end) await wait(10);
  }

  /** @returns whether the picture came */
  async load(picture: string): Promise<boolean> {
    const startedAt = performance.now();
    const answer = await fetch(`${this.#origin}${picture}`, { signal: AbortSignal.timeout(120_000) })
      .then(async (response) => ({ response, bytes: Buffer.from(await response.arrayBuffer()) }))
      .catch(String);
    this.slowestMs = Math.max(this.slowestMs, Math.round(performance.now() - startedAt));
    if (typeof answer === 'string') {
      this.errors.push(`${picture}: ${answer}`);
      return false;
    }
    const { response, bytes } = answer;
    if (response.status === 503 && response.headers.has('retry-after')) {
      this.refused += 1;
      return false;
    }
    if (response.status !== 200 || !isWholeWebp(bytes)) {
      this.errors.push(`${picture}: ${response.status}, ${bytes.byteLength} bytes`);
      return false;
    }
    this.pictures += 1;
    return true;
  }

  async #visit(): Promise<void> {
    for (let next = this.#left.next(); !this.#isOver && next.done !== true; next = this.#left.next()) {
      if (!(await this.load(next.value))) this.refusedPictures.push(next.value);
    }
  }
}

/** Loads every refused picture again, until it is there. @returns those that never came */
async function loadAgain(all: Visitors): Promise<readonly string[]> {
  const missing = [];
  for (const picture of all.refusedPictures) {
    let isThere = false;
    for (let tries = 0; tries < triesAtEnd && !isThere; tries += 1) isThere = await all.load(picture);
    if (!isThere) missing.push(picture);
  }
  return missing;
}

async function attack(shop: ShopProcess): Promise<Sums> {
  const list = await fetch(`${shop.origin}/api/onlineorder/getProductByFilter/kayal?filter=&limit=200`);
  const products: { ID: number }[] = await list.json();
  const all = new Visitors(
    shop.origin,
    products.map(({ ID }) => ID),
  );
  let isDone = false;
  const over = all.run().then(() => (isDone = true));
  const end = performance.now() + minutes * 60_000;
  let killed = 0;
  while (killed < kills && performance.now() < end && !isDone) {
    await all.untilAnswered();
    await wait(randomInt(maxPauseMs));
    for (const pid of childrenOf(shop.pid, program)) {
      // In half of the rounds both processes are killed, so that a job loses two and is refused.
      if (killed % 2 === 0 && randomInt(2) === 0) continue;
      process.kill(pid, 'SIGKILL');
      killed += 1;
    }
  }
  all.end();
  await over;
  const missing = await loadAgain(all);
  for (const error of [...all.errors, ...missing.map((picture) => `${picture} never came`)]) console.error(error);
  const { db, close } = openDatabase(shop.place);
  const ledgerErrors = (await findLedgerErrors(db)).length;
  await close();
  const { pictures, refused, slowestMs } = all;
  return {
    runs: 1,
    kills: killed,
    pictures,
    refused,
    wrong: all.errors.length + missing.length,
    ledgerErrors,
    slowestMs,
  };
}

async function run({ databaseUrl }: DatabaseLocation): Promise<Sums> {
  const shop = await startShop(await freePort(), databaseUrl ?? '', { DRAW_AHEAD: 'off', LOAD_SHEDDING: 'off' });
  try {
    return await attack(shop);
  } finally {
    await shop.stop();
  }
}

function add(one: Sums, other: Sums): Sums {
  return {
    runs: one.runs + other.runs,
    kills: one.kills + other.kills,
    pictures: one.pictures + other.pictures,
    refused: one.refused + other.refused,
    wrong: one.wrong + other.wrong,
    ledgerErrors: one.ledgerErrors + other.ledgerErrors,
    slowestMs: Math.max(one.slowestMs, other.slowestMs),
  };
}

const sumsFile = path.resolve(process.argv[2] ?? '.cache/painter-kills.json');
const sums: Record<string, Sums> = existsSync(sumsFile) ? JSON.parse(readFileSync(sumsFile, 'utf8')) : {};
for (const engine of enginesOf('PAINTER_ENGINE')) {
  sums[engine] = add(sums[engine] ?? none, await withPlace(engine, run));
  writeFileSync(sumsFile, `${JSON.stringify(sums, null, 2)}\n`);
}
console.table(sums);
process.exitCode = Object.values(sums).every(({ wrong, ledgerErrors }) => wrong + ledgerErrors === 0) ? 0 : 1;
