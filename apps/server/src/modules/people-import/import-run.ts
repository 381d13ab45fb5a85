import type { WireOf } from '@kayal/api-contract';
import type { ImportRow } from './people-import.repository.ts';

/** An import on the wire. */
export type PeopleImport = WireOf<'getPeopleImports'>['answer'][number];

/** How many customers, addresses and orders come, and how many are left out. */
export type Counts = PeopleImport['counts'];

/** Nothing yet. */
export const noCounts: Counts = { customers: 0, addresses: 0, orders: 0, leftOut: 0 };

/** Counts of two slices together. */
export const sumOf = (a: Counts, b: Counts): Counts => ({
  customers: a.customers + b.customers,
  addresses: a.addresses + b.addresses,
  orders: a.orders + b.orders,
  leftOut: a.leftOut + b.leftOut,
});

/** The counts of a stored import. */
export function countsOf({ counts }: Pick<ImportRow, 'counts'>): Counts {
  return JSON.parse(counts);
}

/** A stored import on the wire. */
export function importToWire(row: ImportRow): PeopleImport {
  const { id, name, kind, system, state, done, total, error } = row;
  return {
    id,
    name,
    kind,
    system,
    state,
    done,
    total,
    counts: countsOf(row),
    problems: JSON.parse(row.problems),
    customers: kind === 'customers' ? JSON.parse(row.samples) : [],
    orders: kind === 'orders' ? JSON.parse(row.samples) : [],
    error: error === null ? null : JSON.parse(error),
    createdAt: row.created_at,
  };
}
