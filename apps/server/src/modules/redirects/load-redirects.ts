import { rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { redirectLimits, type RedirectProblem, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { readSlices } from '../../db/slices.ts';
import type { RedirectTable } from '../../db/tables/redirects.ts';
import { detectFormat } from '../catalogue-import/read/file-format.ts';
import { ImportFileError } from '../catalogue-import/read/import-file-error.ts';
import { openTable, type ImportRow, type ImportTable } from '../catalogue-import/read/read-rows.ts';
import { follow } from './follow.ts';
import type { OldAddresses } from './old-addresses.ts';
import { pathKey, readOldPath, readTarget } from './old-path.logic.ts';
import {
  countRowsBeside,
  deleteRow,
  deleteSomeRows,
  insertRows,
  listRowsAfter,
  updateFile,
  updateLoading,
  type FileRow,
} from './redirects.repository.ts';

type Problem = WireOf<'getRedirects'>['answer']['files'][number]['problems'][number];

/** What loading needs. */
export interface LoadParts {
  readonly context: Pick<AppContext, 'config' | 'db' | 'log' | 'now'>;
  readonly addresses: OldAddresses;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
}

/** Rows of one transaction. */
const sliceRows = 1000;
/** Problems that are stored with their row. */
const maxProblems = 50;
/** Characters of a cell that a problem shows. */
const shownCell = 200;

/** Problems of a file: counted by kind, the first ones with their row. */
class Problems {
  readonly #counts = new Map<RedirectProblem, number>();
  readonly #first: Problem[] = [];

  add(kind: RedirectProblem, row: number, from: string, to: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    if (this.#first.length >= maxProblems) return;
    this.#first.push({ kind, row, from: from.slice(0, shownCell), to: to.slice(0, shownCell) });
  }

  stored() {
    return { counts: JSON.stringify(Object.fromEntries(this.#counts)), problems: JSON.stringify(this.#first) };
  }
}

/** Headings of the two columns, in small letters. */
const fromHeadings = ['redirect from', 'from', 'source', 'old', 'old url', 'old address', 'request', 'source url'];
const toHeadings = ['redirect to', 'to', 'target', 'new', 'new url', 'new address', 'destination', 'target url'];

/** Which columns hold from and to, and whether the first row is one of redirects already. */
function columnsOf({ headings }: ImportTable): { from: number; to: number; isHeadless: boolean } {
  const small = headings.map((heading) => heading.toLowerCase());
  const from = small.findIndex((heading) => fromHeadings.includes(heading));
  const to = small.findIndex((heading) => toHeadings.includes(heading));
  if (from >= 0 && to >= 0) return { from, to, isHeadless: false };
  if (headings.length === 2) return { from: 0, to: 1, isHeadless: readOldPath(headings[0] ?? '') !== null };
  throw new ImportFileError(
    'The file has no columns “Redirect from” and “Redirect to”.',
    'Export the redirects again, or leave only two columns: the old address and where it leads.',
    1,
  );
}

async function* withFirst(isHeadless: boolean, { headings, rows }: ImportTable): AsyncGenerator<ImportRow> {
  if (isHeadless) yield { row: 1, cells: headings, surplus: 0 };
  yield* rows;
}

/** A row that was read, with its place in the file. */
interface ReadRow extends RedirectTable {
  readonly row: number;
  readonly shownFrom: string;
}

/** Checks one row; undefined when it is not taken. */
function readRow(parts: LoadParts, fileId: string, problems: Problems, row: number, from: string, to: string) {
  if (from === '' || to === '') return problems.add('cells', row, from, to);
  const path = readOldPath(from);
  if (path === null) return problems.add('from', row, from, to);
  const target = readTarget(to, parts.context.config.publicOrigin);
  if (typeof target === 'string') return problems.add(target, row, from, to);
  if (parts.addresses.isOwn(path)) return problems.add('listed', row, from, to);
  const isSame = target.kind === 'path' && pathKey(new URL(target.url, 'https://old.invalid').pathname) === path;
  if (isSame) return problems.add('loop', row, from, to);
  return { from_path: path, file_id: fileId, to_url: target.url, row, shownFrom: from } satisfies ReadRow;
}

const tooMany = new ImportFileError(
  `The files have more than ${redirectLimits.rows} rows together.`,
  'Remove a file, or replace rows of the same shape by a rule.',
);

/** Notes how far a load is. @throws when the file was removed meanwhile */
async function touch({ context }: LoadParts, db: Db, fileId: string, values: Partial<FileRow>): Promise<void> {
  if (!(await updateLoading(db, fileId, { ...values, touched_at: context.now() }))) throw new Error('removed');
}

/** Stores the rows in slices. @returns how many were taken */
async function storeRows(parts: LoadParts, fileId: string, file: string, problems: Problems): Promise<number> {
  const { db } = parts.context;
  const table = await openTable(file, await detectFormat(file));
  const { from, to, isHeadless } = columnsOf(table);
  const room = redirectLimits.rows - (await countRowsBeside(db, fileId));
  let taken = 0;
  let slice: ReadRow[] = [];
  const write = async (): Promise<void> => {
    parts.signal.throwIfAborted();
    taken += await inTransaction(db, async (trx) => {
      const rows = slice.map(({ from_path, file_id, to_url }) => ({ from_path, file_id, to_url }));
      const stored = await insertRows(trx, rows);
      const { size } = stored;
      await touch(parts, trx, fileId, { row_count: taken + size });
      for (const { from_path, row, shownFrom, to_url } of slice) {
        // The first row of an old path counts.
        if (!stored.delete(from_path)) problems.add('twice', row, shownFrom, to_url);
      }
      return size;
    });
    slice = [];
    await nextTurn();
  };
  for await (const { row, cells } of withFirst(isHeadless, table)) {
    const read = readRow(parts, fileId, problems, row, cells[from] ?? '', cells[to] ?? '');
    if (read === undefined) continue;
    slice.push(read);
    if (slice.length < sliceRows) continue;
    await write();
    if (taken > room) throw tooMany;
  }
  await write();
  if (taken > room) throw tooMany;
  return taken;
}

/** Takes rows out that lead in a circle, and counts those that lead on. @returns how many were taken out */
async function checkChains(parts: LoadParts, fileId: string, problems: Problems): Promise<number> {
  const { context, addresses, signal } = parts;
  const { db } = context;
  const followed = { db, isPage: (path: string) => addresses.isPage(path), loading: fileId };
  let loops = 0;
  const slices = readSlices<RedirectTable, string>(
    '',
    (after) => listRowsAfter(db, fileId, after, sliceRows),
    ({ from_path }) => from_path,
  );
  for await (const rows of slices) {
    signal.throwIfAborted();
    for (const { from_path, to_url } of rows) {
      if (!to_url.startsWith('/')) continue;
      const result = await follow(followed, from_path);
      if (result === 'loop') {
        loops += 1;
        problems.add('loop', 0, from_path, to_url);
        await deleteRow(db, fileId, from_path);
      } else if (result !== null && result.steps > 1) problems.add('chain', 0, from_path, result.to);
    }
    await touch(parts, db, fileId, {});
    await nextTurn();
  }
  return loops;
}

/** Deletes the rows of a file in slices. */
export async function deleteAllRows(db: Db, fileId: string): Promise<void> {
  while ((await deleteSomeRows(db, fileId)) > 0) await nextTurn();
}

/**
 * Loads a file of redirects in slices. Its rows begin to answer when all are stored and checked; after an error none
 * of them is left, and the file says why.
 */
export async function loadRedirects(parts: LoadParts, fileId: string, file: string): Promise<void> {
  const { db, log } = parts.context;
  const problems = new Problems();
  try {
    const taken = await storeRows(parts, fileId, file, problems);
    const loops = await checkChains(parts, fileId, problems);
    await touch(parts, db, fileId, { state: 'ready', row_count: taken - loops, ...problems.stored() });
  } catch (error) {
    const isNamed = error instanceof ImportFileError;
    if (!isNamed && !parts.signal.aborted) log.error({ err: error }, 'redirects were not loaded');
    const place = isNamed && error.row > 0 ? ` (row ${error.row})` : '';
    const text = isNamed ? `${error.message}${place} ${error.remedy}` : 'The shop stopped meanwhile. Upload it again.';
    await deleteAllRows(db, fileId);
    await updateFile(db, fileId, { state: 'failed', error: text, row_count: 0, ...problems.stored() });
  } finally {
    await rm(file, { force: true });
  }
}
