import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { readConfig } from '@kayal/server/src/config/config.ts';
import { migrate } from '@kayal/server/src/db/migrate.ts';
import { openDatabase, sqliteFileName } from '@kayal/server/src/db/open-database.ts';
import { promotionDraft } from '../shopping.ts';
import { addressRow, customerRow, items, seedSmall } from '../small-seed.ts';
import { Dice } from './dice.ts';
import type { Machine } from './machine.ts';
import { Network } from './network.ts';
import { otherActs } from './other-acts.ts';
import { prove, proveEnd } from './proofs.ts';
import { fewCode, shopperActs, type Act } from './shopper-acts.ts';
import { World } from './world.ts';

/** Hours of a night, without the days after it in which everything ends. */
export const nightHours = 24;
const hourMs = 3_600_000;
/** Longer than a payment at a gateway may last, and than the last try of a webhook. */
const hoursToEnd = 60;
const shoppers = 8;
/** Everything is proven after so many steps. */
const proveEvery = 10;

const acts = { ...shopperActs, ...otherActs } satisfies Readonly<Record<string, Act>>;

/** How often each act is drawn. */
const weights: Readonly<Record<keyof typeof acts, number>> = {
  order: 26,
  cancelOwn: 3,
  askReturn: 4,
  look: 8,
  logOut: 2,
  pay: 12,
  withdraw: 2,
  price: 5,
  stock: 4,
  serve: 14,
  takeReturn: 5,
  refund: 2,
  settle: 2,
  payments: 8,
  outbox: 10,
  returns: 1,
  sweep: 1,
  crash: 2,
  clock: 1,
  disk: 1,
  database: 6,
  network: 2,
};

const drawn = Object.keys(acts).flatMap((name) =>
  isAct(name) ? Array.from({ length: weights[name] }, () => name) : [],
);

function isAct(name: string): name is keyof typeof acts {
  return name in acts;
}

/** One thing that somebody does. It chooses by its own seed, so that it stays the same when others are left out. */
export interface Step {
  /** Its place among all steps of the night, from 0. */
  readonly number: number;
  readonly atMs: number;
  readonly act: keyof typeof acts;
  readonly seed: number;
}

/** What came of a night. */
export interface Outcome {
  /** What must never happen and did; null where nothing did. */
  readonly violation: string | null;
  /** How many steps had begun by then. */
  readonly steps: number;
  /** Whether all steps were over by then. */
  readonly isAtEnd: boolean;
  readonly calls: number;
  readonly orders: number;
  /** Of all answers and rows. */
  readonly digest: string;
}

/** Draws the steps of a night: some come at the same moment, most minutes later. */
export function drawSteps(seed: number, hours = nightHours): readonly Step[] {
  const dice = new Dice(seed);
  const steps: Step[] = [];
  for (let atMs = 0; ;) {
    const kind = dice.next();
    atMs += kind < 0.3 ? dice.between(0, 40) : kind < 0.8 ? dice.between(0, 120_000) : dice.between(0, 900_000);
    if (atMs > hours * hourMs) return steps;
    steps.push({ number: steps.length, atMs, act: dice.of(drawn), seed: dice.between(0, 2 ** 31) });
  }
}

/** The bytes of the small shop's database, with more shoppers. */
export async function makeFile(): Promise<Buffer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-simulation-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  await seedSmall(db, readConfig({}).season);
  for (let number = 0; number < shoppers; number += 1) {
    const id = `shopper-${number}`;
    const person = { id, name: 'A Shopper', email: `${id}@kayal.example` };
    await db.insertInto('customer').values(customerRow(person, null)).execute();
    await db.insertInto('address').values(addressRow(id, person.name)).execute();
  }
  // Their salt comes from native code. Nobody signs in with one.
  await db.updateTable('customer').set({ password_hash: null }).execute();
  await close();
  const bytes = readFileSync(path.join(dataDir, sqliteFileName));
  rmSync(dataDir, { recursive: true });
  return bytes;
}

/** Turns on what is off in a new shop, and signs everybody in. */
async function prepare(world: World): Promise<void> {
  const { admin } = world;
  for (let number = 0; number < shoppers; number += 1) {
    world.shoppers.push({ id: `shopper-${number}`, cookie: '', isBusy: false, intents: 0 });
  }
  for (const person of [admin, ...world.shoppers]) await world.signIn(person);
  const { version, settings } = (await world.ask(admin, 'getSettings')).answer();
  const payments = { cash: true, upi: false, upiAddress: '', upiName: '', upiMerchantCode: '', razorpay: true };
  const invoicing = { ...defaultSettings.invoicing, scheme: 'regular' };
  const tax = { gstin: '32AAPFU0939F1Z4', hsn: '6109' };
  const returnDesk = { ...defaultSettings.returnDesk, isOpen: true };
  const body = { version, settings: { ...settings, payments, invoicing, tax, returnDesk }, theme: null };
  (await world.ask(admin, 'saveSettings', { body })).answer();
  const few = { ...promotionDraft, code: fewCode, maxOrders: 6, maxPerCustomer: 1 };
  const { promotion } = (await world.ask(admin, 'addPromotion', { body: few })).answer();
  const running = { params: { id: promotion.id }, body: { state: 'active' } };
  (await world.ask(admin, 'setPromotionState', running)).answer();
  const events = ['order.placed', 'order.shipped', 'order.delivered', 'order.cancelled'];
  const webhook = { url: 'http://127.0.0.1:9/', events, description: 'Books' };
  (await world.ask(admin, 'addWebhook', { body: webhook })).answer();
  for (const { id, mrp, offer } of Object.values(items)) world.prices.change(id, offer ?? mrp);
}

/** Lets everything end that was begun. */
async function end(world: World, dice: Dice): Promise<void> {
  world.calmDown();
  for (let hour = 0; hour < hoursToEnd; hour += 1) {
    await world.machine.sleep(hourMs);
    for (const round of [otherActs.payments, otherActs.outbox, otherActs.outbox]) await round(world, dice);
  }
}

/**
 * Lives one night on this machine.
 * @param hasEnd whether to go on until everything has ended; proven after the last step it is in any case
 */
export async function liveNight(
  machine: Machine,
  file: Buffer,
  seed: number,
  steps: readonly Step[],
  hasEnd = true,
): Promise<Outcome> {
  machine.reset(seed);
  const dice = new Dice(seed);
  const network = new Network(machine, new Dice(dice.between(0, 2 ** 31)));
  const world = new World(machine, network, dice, file);
  let violation: string | null = null;
  let under = 0;
  let begun = 0;
  let isAtEnd = false;
  const guard = async (name: string, work: Promise<void>): Promise<void> => {
    under += 1;
    await work.catch((error: unknown) => {
      violation ??= `${name}: ${error instanceof Error ? error.message : String(error)}`;
    });
    under -= 1;
  };
  const live = async (): Promise<void> => {
    await world.open();
    await prepare(world);
    for (const step of steps) {
      await machine.sleep(step.atMs - machine.elapsed);
      if (violation !== null) return;
      begun += 1;
      void guard(step.act, acts[step.act](world, new Dice(step.seed)));
      if (begun % proveEvery === 0 || begun === steps.length) await guard('proof', prove(world));
    }
    while (under > 1 && violation === null) await machine.sleep(1000);
    if (violation === null) await guard('proof', prove(world));
    if (violation !== null || !hasEnd) return;
    isAtEnd = true;
    await end(world, dice);
    await proveEnd(world);
  };
  let isOver = false;
  const life = guard('night', live()).finally(() => {
    isOver = true;
  });
  await machine.runUntil(() => isOver);
  await life;
  // A violation may have left no process to ask.
  const digest = violation === null ? await world.digest() : 'none';
  await world.close();
  return { violation, steps: begun, isAtEnd, calls: world.calls, orders: world.confirmed.length, digest };
}
