import { errorCode } from '../basics/error-code.ts';

/** PostgreSQL: serialisation failure, deadlock, lock wait. */
const passingCodes = new Set(['40001', '40P01', '55P03']);

/** Whether the same transaction may succeed when it is retried: it conflicted with another one. */
export function isPassingConflict(error: unknown): boolean {
  return passingCodes.has(errorCode(error));
}

const sqliteUnique = [2067, 1555];

/** Whether a write failed on a unique index or primary key. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505' || sqliteUnique.includes(sqliteCodeOf(error));
}

const sqliteBusy = 5;
const sqliteCorrupt = 11;
const sqliteFull = 13;
const sqliteNotADatabase = 26;

/** Whether another process holds SQLite's lock. */
export function isSqliteBusy(error: unknown): boolean {
  return primaryOf(sqliteCodeOf(error)) === sqliteBusy;
}

/**
 * For a write that a request can do without, such as a time of last use: it must not fail while another process writes to
 * the SQLite file, as an import does.
 * @throws every other error
 */
export function ignoreSqliteBusy(error: unknown): void {
  if (!isSqliteBusy(error)) throw error;
}

/** Whether a SQLite file cannot be read, because it is damaged or no database. */
export function isSqliteDamaged(error: unknown): boolean {
  return [sqliteCorrupt, sqliteNotADatabase].includes(primaryOf(sqliteCodeOf(error)));
}

/**
 * PostgreSQL's codes for a connection that broke or was refused: class 08, a server that stops or starts, a full disk,
 * too little memory, too many connections, a statement or idle transaction that took too long, a leader that has become a
 * replica (25006).
 */
const unavailableCodes = /^(?:08\w{3}|57P0[1-5]|53\w{3}|57014|25006|25P0[34])$/;
/** Of a connection that cannot be made or is lost; the last two where no file may be opened any more. */
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EMFILE', 'ENFILE']);
/** The client library gives these errors no code. */
const unavailableMessages =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * Whether the database cannot answer for a moment: unreachable, restarting, held by another process, or its disk full.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (isPassingConflict(error) || unavailableCodes.test(code) || socketCodes.has(code)) return true;
  if (error instanceof Error && unavailableMessages.test(error.message)) return true;
  return isSqliteBusy(error) || primaryOf(sqliteCodeOf(error)) === sqliteFull;
}

function sqliteCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
}

/** An extended result code of SQLite holds the primary one in its low byte. */
function primaryOf(code: number): number {
  return code & 0xff;
}
