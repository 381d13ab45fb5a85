import { shopArchiveKeptMs, type ShopArchiveState, type WireOf } from '@kayal/api-contract';
import { nextArchive, type ShopArchiveEvent } from '@kayal/commerce-core';
import type { Db } from '../../db/open-database.ts';
import { changeJson, readJson } from '../../db/settings.repository.ts';

const settingName = 'shop-archive';

/** An archive that was not touched for so long, ms, has lost its process. */
const abandonedAfterMs = 60_000;

/** The archive that an owner had made, as it is stored. Times are ms since 1970. */
export interface StoredArchive {
  readonly state: ShopArchiveState;
  /** Name of its file without the ending; nobody can guess it. */
  readonly id: string;
  readonly withPasswords: boolean;
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
  /** When its process last worked on it, or when it ended. */
  readonly touchedAt: number;
}

const noArchive: StoredArchive = {
  state: 'none',
  id: '',
  withPasswords: false,
  done: 0,
  total: 0,
  bytes: 0,
  touchedAt: 0,
};

/** What changes with a step. */
type Changes = Partial<Omit<StoredArchive, 'state'>>;

/** The archive of the shop. */
const readArchive = (db: Db): Promise<StoredArchive> => readJson(db, settingName, noArchive);

/**
 * Takes a step of the archive by its statechart.
 * @param id the archive that is meant; another one has begun meanwhile where it differs
 * @returns the archive after it; null where the step is illegal, or another process was faster
 */
export async function stepArchive(
  db: Db,
  type: ShopArchiveEvent['type'],
  changes: Changes,
  id?: string,
): Promise<StoredArchive | null> {
  return changeJson(db, settingName, noArchive, (archive) => {
    const state = id === undefined || archive.id === id ? nextArchive(archive.state, type) : null;
    return state === null ? null : { ...archive, ...changes, state };
  });
}

/** Notes how far an archive is, while it is being made. */
export async function noteProgress(
  db: Db,
  id: string,
  changes: Pick<StoredArchive, 'done' | 'total' | 'touchedAt'>,
): Promise<void> {
  await changeJson(db, settingName, noArchive, (archive) =>
    archive.id === id && archive.state === 'working' ? { ...archive, ...changes } : null,
  );
}

/** Ends an archive whose process is gone, and one that was kept long enough. @returns the archive that is left */
export async function settleArchive(db: Db, now: number): Promise<StoredArchive> {
  const archive = await readArchive(db);
  const ageMs = now - archive.touchedAt;
  const isAbandoned = archive.state === 'working' && ageMs > abandonedAfterMs;
  const isOver = archive.state === 'ready' && ageMs > shopArchiveKeptMs;
  if (!isAbandoned && !isOver) return archive;
  await stepArchive(db, isAbandoned ? 'archive.fail' : 'archive.expire', { touchedAt: now }, archive.id);
  return readArchive(db);
}

/** The archive on the wire. */
export function archiveToWire(archive: StoredArchive): WireOf<'getShopArchive'>['answer'] {
  const { state, done, total, bytes, touchedAt, withPasswords } = archive;
  const isReady = state === 'ready';
  return {
    state,
    done,
    total,
    bytes: isReady ? bytes : 0,
    madeAt: isReady ? touchedAt : null,
    keptUntil: isReady ? touchedAt + shopArchiveKeptMs : null,
    withPasswords,
  };
}
