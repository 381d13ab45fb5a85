import path from 'node:path';
import { leavingOut } from '@kayal/api-contract';
import { addressLine, nextPeopleImport, type PeopleImportEvent } from '@kayal/commerce-core';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { pastOrderToWire } from '../orders/past/past-orders.ts';
import { deleteSomePastOrders, findProductsOf } from '../orders/past/past-orders.repository.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';
import { countsOf, noCounts, sumOf, type Counts, type PeopleImport } from './import-run.ts';
import { deleteSomeAccounts, deleteSomeAddresses, updateImport, type ImportRow } from './people-import.repository.ts';
import { openPeople, type OpenPeople } from './read/open-people.ts';
import { Problems, PeopleFileRefusal } from './read/problems.ts';
import { readCustomers, type ReadCustomer } from './read/read-customers.ts';
import { readOrders, type ReadOrder } from './read/read-orders.ts';
import { takeCustomers, type TakeParts } from './take-customers.ts';
import { takeOrders } from './take-orders.ts';
import { noteEveryMs, pausesOf, peopleFolder, sliceUnits, type WorkParts } from './work-parts.ts';

/** Customers or orders that the check shows as they will be. */
const shownUnits = 5;

type Unit = { readonly customer: ReadCustomer } | { readonly order: ReadOrder };

async function* unitsOf({ context }: WorkParts, open: OpenPeople, problems: Problems): AsyncGenerator<Unit> {
  const { profile } = open;
  if (profile.kind === 'customers') {
    for await (const customer of readCustomers(open, profile, problems)) yield { customer };
  } else {
    const { code } = (await currentSettings(context)).settings.profile.currency;
    for await (const order of readOrders(open, profile, code, problems)) yield { order };
  }
}

const take = async (parts: TakeParts, { profile }: OpenPeople, slice: readonly Unit[]): Promise<Counts> =>
  profile.kind === 'customers'
    ? takeCustomers(
        parts,
        slice.flatMap((unit) => ('customer' in unit ? [unit.customer] : [])),
      )
    : takeOrders(
        parts,
        profile.system,
        slice.flatMap((unit) => ('order' in unit ? [unit.order] : [])),
      );

/** The state after a step. @throws when the statechart does not know it */
export function stateAfter({ state }: Pick<ImportRow, 'state'>, event: PeopleImportEvent, claimed = 0) {
  const next = nextPeopleImport({ state, claimed }, event);
  if (next === null) throw new Error(`${event.type} is illegal in ${state}`);
  return next;
}

/** Writes how far an import is. @throws when it was taken away meanwhile */
async function touch(
  { context }: WorkParts,
  db: Db,
  row: ImportRow,
  change: Partial<Omit<ImportRow, 'id'>>,
): Promise<void> {
  const isOurs = await updateImport(db, row, { ...change, touched_at: context.now() });
  if (!isOurs) throw new Error('the import was taken away');
}

async function openFile({ context }: WorkParts, { file }: ImportRow): Promise<OpenPeople> {
  if (file === null) throw new PeopleFileRefusal('lost', 'The file is no longer here. Upload it again.');
  return openPeople(path.join(peopleFolder(context), file)).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing
      ? new PeopleFileRefusal('lost', 'This server does not have the file (any longer). Upload it again.')
      : error;
  });
}

async function samplesOf(db: Db, system: NonNullable<ImportRow['system']>, units: readonly Unit[]): Promise<string> {
  const codes = units.flatMap((unit) => ('order' in unit ? unit.order.lines.map(({ code }) => code) : []));
  const products = await findProductsOf(db, codes);
  const samples = units.map((unit): PeopleImport['customers'][number] | PeopleImport['orders'][number] => {
    if ('customer' in unit) {
      const { name, email, mobile, addresses } = unit.customer;
      return { name, email, mobile, addresses: addresses.map(addressLine) };
    }
    const { row: _, ...order } = unit.order;
    return pastOrderToWire({ ...order, source: system }, (code) => products.get(code) ?? null);
  });
  return JSON.stringify(samples);
}

/** Reads a whole file and counts what would come. Writes nothing but the row of the import. @throws PeopleFileRefusal */
export async function checkFile(parts: WorkParts, row: ImportRow): Promise<void> {
  const { db, now } = parts.context;
  const problems = new Problems();
  const pause = pausesOf(parts.signal);
  const open = await openFile(parts, row);
  const { kind, system } = open.profile;
  let [total, counts, slice]: [number, Counts, Unit[]] = [0, noCounts, []];
  const first: Unit[] = [];
  let notedAt = performance.now();
  const count = async (): Promise<void> => {
    if (slice.length === 0) return;
    counts = sumOf(counts, await take({ db, importId: null, now: now(), problems }, open, slice));
    total += slice.length;
    slice = [];
    if (performance.now() - notedAt > noteEveryMs) {
      notedAt = performance.now();
      await touch(parts, db, row, { kind, system, done: total });
    }
    await pause();
  };
  for await (const unit of unitsOf(parts, open, problems)) {
    if (first.length < shownUnits) first.push(unit);
    slice.push(unit);
    if (slice.length === sliceUnits) await count();
  }
  await count();
  const found = problems.found();
  const left = found.filter(({ kind: each }) => leavesOut.has(each)).reduce((sum, { rows }) => sum + rows, 0);
  await touch(parts, db, row, {
    state: stateAfter(row, { type: 'people.pass' }),
    kind,
    system,
    done: 0,
    total,
    counts: JSON.stringify({ ...counts, leftOut: left }),
    problems: JSON.stringify(found),
    samples: await samplesOf(db, system, first),
  });
}

/** Problems that leave a customer or an order out. */
const leavesOut: ReadonlySet<string> = new Set(leavingOut);

/**
 * Brings a checked file over in slices, each with its count in one transaction, so that it goes on where it stopped.
 * @throws PeopleFileRefusal when the file is gone
 */
export async function bringOver(parts: WorkParts, row: ImportRow): Promise<void> {
  const { db, now } = parts.context;
  const pause = pausesOf(parts.signal);
  const problems = new Problems();
  const open = await openFile(parts, row);
  let [done, counts, slice, skip]: [number, Counts, Unit[], number] = [row.done, countsOf(row), [], row.done];
  const write = async (): Promise<void> => {
    if (slice.length === 0) return;
    counts = await inTransaction(db, async (trx) => {
      const taken = await take({ db: trx, importId: row.id, now: now(), problems }, open, slice);
      const next = sumOf(counts, taken);
      await touch(parts, trx, row, { done: done + slice.length, counts: JSON.stringify(next) });
      return next;
    });
    done += slice.length;
    slice = [];
    await pause();
  };
  for await (const unit of unitsOf(parts, open, problems)) {
    if (skip > 0) {
      skip -= 1;
      continue;
    }
    slice.push(unit);
    if (slice.length === sliceUnits) await write();
  }
  await write();
  await inTransaction(db, async (trx) => {
    await touch(parts, trx, row, { state: stateAfter(row, { type: 'people.finish' }), file: null });
    await insertAudit(trx, {
      actorId: row.actor_id,
      action: 'people.imported',
      subject: row.name,
      before: {},
      after: { import: row.id, ...counts },
      at: now(),
    });
  });
}

/** Deletes all that an import brought over, in slices, but accounts that somebody has logged in to meanwhile. */
export async function undoImport(parts: WorkParts, row: ImportRow): Promise<void> {
  const { db, now } = parts.context;
  const pause = pausesOf(parts.signal);
  for (const deleteSome of [deleteSomePastOrders, deleteSomeAddresses, deleteSomeAccounts]) {
    while ((await deleteSome(db, row.id, sliceUnits)) > 0) {
      await touch(parts, db, row, {});
      await pause();
    }
  }
  await inTransaction(db, async (trx) => {
    await touch(parts, trx, row, { state: stateAfter(row, { type: 'people.finish' }), file: null });
    await insertAudit(trx, {
      actorId: row.actor_id,
      action: 'people.import_undone',
      subject: row.name,
      before: { import: row.id },
      after: {},
      at: now(),
    });
  });
}
