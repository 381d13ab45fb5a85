import { redirectLimits, redirectProblems, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { follow } from './follow.ts';
import { deleteAllRows } from './load-redirects.ts';
import { maxMissed, type OldAddresses } from './old-addresses.ts';
import { readOldPath, readTarget } from './old-path.logic.ts';
import {
  deleteFile,
  deleteMissed,
  deleteRule,
  insertFile,
  listAbandoned,
  listFiles,
  listMissed,
  listRules,
  putRule,
  updateFile,
  type FileRow,
} from './redirects.repository.ts';
import { answerByRule, examplePath, isComplete, isShape, type Rule } from './rule-shape.logic.ts';

type WireFile = WireOf<'getRedirects'>['answer']['files'][number];
type WireRule = WireOf<'addRedirectRule'>['answer'];

/** A file that was not touched for so long, ms, has lost its process. */
const abandonedAfterMs = 5 * 60_000;

/** A file on the wire. */
export function fileToWire(row: FileRow): WireFile {
  const counts: Readonly<Record<string, number>> = JSON.parse(row.counts);
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    rows: row.row_count,
    counts: redirectProblems.flatMap((kind) => {
      const rows = counts[kind] ?? 0;
      return rows === 0 ? [] : [{ kind, rows }];
    }),
    problems: JSON.parse(row.problems),
    error: row.error,
    createdAt: row.created_at,
  };
}

/** Files and rules. */
export async function readRedirects({ db }: AppContext): Promise<WireOf<'getRedirects'>['answer']> {
  const [files, rules] = [await listFiles(db), await listRules(db)];
  return {
    files: files.map(fileToWire),
    rules: rules.map(({ id, from_shape, to_url, created_at }) => ({
      id,
      from: from_shape,
      to: to_url,
      createdAt: created_at,
    })),
  };
}

/** Notes a file that is going to be loaded. @throws ApiError `redirect.limit` */
export async function addFile({ db, now }: AppContext, admin: Identity, name: string): Promise<FileRow> {
  const at = now();
  const row: FileRow = {
    id: newId(),
    name: name.slice(0, 200),
    state: 'loading',
    row_count: 0,
    counts: '{}',
    problems: '[]',
    error: null,
    created_at: at,
    touched_at: at,
  };
  await inTransaction(db, async (trx) => {
    if ((await listFiles(trx)).length >= redirectLimits.files) throw new ApiError('redirect.limit');
    await insertFile(trx, row);
    const entry = { actorId: admin.customerId, action: 'redirects.loaded', subject: row.id, at };
    await insertAudit(trx, { ...entry, before: {}, after: { name: row.name } });
  });
  return row;
}

/** Removes a file: it answers no longer at once, and its rows go in slices. @throws ApiError `not_found` */
export async function removeFile({ db, now }: AppContext, admin: Identity, id: string): Promise<void> {
  if (!(await updateFile(db, id, { state: 'failed', touched_at: now() }))) throw new ApiError('not_found');
  await deleteAllRows(db, id);
  await inTransaction(db, async (trx) => {
    const name = await deleteFile(trx, id);
    if (name === undefined) throw new ApiError('not_found');
    const entry = { actorId: admin.customerId, action: 'redirects.removed', subject: id, at: now() };
    await insertAudit(trx, { ...entry, before: { name }, after: {} });
  });
}

/** Ends the loads of processes that are gone: their rows are removed, and the file says so. */
export async function endAbandoned({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  for (const id of await listAbandoned(db, now() - abandonedAfterMs)) {
    await updateFile(db, id, { state: 'failed', error: 'The shop stopped meanwhile. Upload it again.', row_count: 0 });
    await deleteAllRows(db, id);
  }
}

/**
 * Adds a rule, in place of one with the same old path, and takes what it answers from the report.
 * @throws ApiError `redirect.from`, `redirect.to`, `redirect.listed`, `redirect.loop`, `redirect.limit`
 */
export async function addRule(
  { db, config, now }: AppContext,
  addresses: OldAddresses,
  admin: Identity,
  { from, to }: Rule,
): Promise<WireRule> {
  const shape = readOldPath(from);
  if (shape === null || !isShape(shape)) {
    throw new ApiError('redirect.from', { fields: { from: 'a path that begins with /, without a query' } });
  }
  const target = readTarget(to, config.publicOrigin);
  if (typeof target === 'string' || !isComplete({ from: shape, to: target.url })) {
    throw new ApiError('redirect.to', { fields: { to: 'a path, a full https address, or names of the old address' } });
  }
  if (addresses.isOwn(examplePath(shape))) throw new ApiError('redirect.listed');
  const rule: Rule = { from: shape, to: target.url };
  const row = { id: newId(), from_shape: shape, to_url: target.url, created_at: now() };
  await inTransaction(db, async (trx) => {
    const others = (await listRules(trx)).filter(({ from_shape }) => from_shape !== shape);
    if (others.length >= redirectLimits.rules) throw new ApiError('redirect.limit');
    const parts = { db: trx, isPage: (path: string) => addresses.isPage(path), newRule: rule };
    if ((await follow(parts, examplePath(shape))) === 'loop') throw new ApiError('redirect.loop');
    await putRule(trx, row);
    const missed = await listMissed(trx, { limit: maxMissed, offset: 0 });
    const answered = missed.filter(({ path }) => answerByRule([rule], path) !== null);
    await deleteMissed(
      trx,
      answered.map(({ path }) => path),
    );
    const entry = { actorId: admin.customerId, action: 'redirect.added', subject: row.id, at: row.created_at };
    await insertAudit(trx, { ...entry, before: {}, after: rule });
  });
  return { id: row.id, from: row.from_shape, to: row.to_url, createdAt: row.created_at };
}

/** Removes a rule. @throws ApiError `not_found` */
export async function removeRule({ db, now }: AppContext, admin: Identity, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const removed = await deleteRule(trx, id);
    if (removed === undefined) throw new ApiError('not_found');
    const entry = { actorId: admin.customerId, action: 'redirect.removed', subject: id, at: now() };
    await insertAudit(trx, { ...entry, before: { from: removed.from_shape, to: removed.to_url }, after: {} });
  });
}
