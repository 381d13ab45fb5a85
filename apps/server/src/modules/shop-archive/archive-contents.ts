import type { PlainRow } from '../moving/shop-rows.ts';
import { archivedTables } from './archived-tables.ts';

/** How an archive is made. */
export interface ArchiveOptions {
  /** Whether the hashes of passwords are in it, so that people need not set new ones. */
  readonly withPasswords: boolean;
}

/** Single values of the shop that are in the archive. All others, such as its key, are secrets or of this installation. */
const keptSettings = new Set<unknown>([
  'catalogue-version',
  'catalogue-shape',
  'stock-version',
  'demo-seeded-at',
  'search-words-version',
  'emails-folded',
]);

/** A table as it stands in the archive. */
export interface ArchiveTable {
  readonly table: string;
  readonly format: 'csv' | 'jsonl';
  readonly row: string;
}

/** What is in an archive, and what not. */
export interface ArchiveContents {
  readonly tables: readonly ArchiveTable[];
  readonly leftOut: readonly { readonly what: string; readonly why: string }[];
}

const plans: ReadonlyMap<string, (typeof archivedTables)[keyof typeof archivedTables]> = new Map(
  Object.entries(archivedTables),
);

/** @throws Error for a table of the database that nobody has decided about */
export function archiveContents(found: readonly string[], { withPasswords }: ArchiveOptions): ArchiveContents {
  const tables: ArchiveTable[] = [];
  const leftOut: { what: string; why: string }[] = [
    { what: 'setting: key of the server, times of backups', why: 'secrets and what belongs to one installation' },
    { what: 'settings of the server, such as keys of payment gateways', why: 'they are not in the database' },
  ];
  if (!withPasswords) leftOut.push({ what: 'customer.password_hash', why: 'a secret: people set a password by code' });
  for (const table of found) {
    const plan = plans.get(table);
    if (plan === undefined) throw new Error(`${table} is not in archived-tables.ts.`);
    if ('leftOut' in plan) leftOut.push({ what: table, why: plan.leftOut });
    else tables.push({ table, ...plan });
  }
  return { tables, leftOut };
}

/** What is written of the rows of a table: the row, one with less in it, or null for none. */
export function withheldFrom(table: string, { withPasswords }: ArchiveOptions): (row: PlainRow) => PlainRow | null {
  if (table === 'setting') return (row) => (keptSettings.has(row['name']) ? row : null);
  if (table === 'customer' && !withPasswords) return (row) => ({ ...row, password_hash: null });
  return (row) => row;
}
