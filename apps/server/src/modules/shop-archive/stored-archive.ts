import { shopArchiveKeptMs, type ShopArchiveState, type WireOf } from '@kayal/api-contract';
import { nextArchive, type ShopArchiveEvent } from '@kayal/commerce-core';
import type { Db } from '../../db/open-database.ts';
import { StoredWork } from '../../db/stored-work.ts';

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

/** The archive of the shop, stored. */
export const storedArchive = new StoredWork<ShopArchiveState, ShopArchiveEvent['type'], StoredArchive>(
  { name: 'shop-archive', next: nextArchive, worked: ['working'] },
  { state: 'none', id: '', withPasswords: false, done: 0, total: 0, bytes: 0, touchedAt: 0 },
);

/** Ends an archive whose process is gone, and one that was kept long enough. @returns the archive that is left */
export async function settleArchive(db: Db, now: number): Promise<StoredArchive> {
  const archive = await storedArchive.read(db);
  const isAbandoned = storedArchive.isAbandoned(archive, now);
  const isOver = archive.state === 'ready' && now - archive.touchedAt > shopArchiveKeptMs;
  if (!isAbandoned && !isOver) return archive;
  await storedArchive.step(db, isAbandoned ? 'archive.fail' : 'archive.expire', { touchedAt: now }, archive.id);
  return storedArchive.read(db);
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
