import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditTable } from '../../db/tables/administration.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { readSlices } from '../../db/slices.ts';
import { countUnsealed, lastSealed, listSealedAfter, listUnsealed, sealEntry } from './audit.repository.ts';

const entriesPerSlice = 500;

/** What an entry's seal is made of; all of it is in the table. */
type SealedFacts = Pick<
  Selectable<AuditTable>,
  'id' | 'actor_id' | 'action' | 'subject' | 'before_json' | 'after_json' | 'created_at'
>;

/** An entry that was sealed just now, for the log: its seal stands for all of it, and for every entry before. */
export interface SealedEntry {
  readonly position: number;
  readonly seal: string;
  readonly id: string;
  readonly actorId: string;
  readonly action: string;
  /** ms since 1970 */
  readonly at: number;
}

/** The seal before the first entry. */
const noSeal = '';

/** SHA-256 of the seal before and the entry, hex. */
function sealOf(before: string, entry: SealedFacts): string {
  const { id, actor_id, action, subject, before_json, after_json, created_at } = entry;
  const facts = JSON.stringify([before, id, actor_id, action, subject, before_json, after_json, created_at]);
  return createHash('sha256').update(facts).digest('hex');
}

/**
 * Seals entries that wait, oldest first: not while they are written, so that no change waits for another one's entry.
 * Of several processes one does it, and the others find nothing.
 * @returns those of one slice
 */
export async function sealAudit(db: Db): Promise<readonly SealedEntry[]> {
  return inTransaction(db, async (trx) => {
    const waiting = await listUnsealed(trx, entriesPerSlice);
    if (waiting.length === 0) return [];
    let { position, seal } = (await lastSealed(trx)) ?? { position: 0, seal: noSeal };
    const sealed: SealedEntry[] = [];
    for (const entry of waiting) {
      position += 1;
      seal = sealOf(seal, entry);
      await sealEntry(trx, entry.id, position, seal);
      const { id, actor_id: actorId, action, created_at: at } = entry;
      sealed.push({ position, seal, id, actorId, action, at });
    }
    return sealed;
  });
}

/** What a check of the chain found. */
export interface AuditCheck {
  /** Entries whose seal is right. */
  readonly entries: number;
  /** Entries that wait for a seal. */
  readonly waiting: number;
  /** The last seal; empty without entries. */
  readonly seal: string;
  /** What is wrong, for people: the first entry that was changed, removed or put in; null for nothing. */
  readonly error: string | null;
}

/** Checks each seal of the chain, in slices. @param known a seal that was kept elsewhere, which must still be in it */
export async function checkAudit(db: Db, known?: string): Promise<AuditCheck> {
  let seal = noSeal;
  let entries = 0;
  let isKnown = known === undefined;
  const found = async (error: string | null): Promise<AuditCheck> => ({
    entries,
    waiting: await countUnsealed(db),
    seal,
    error,
  });
  for await (const rows of readSlices(
    0,
    (after) => listSealedAfter(db, after, entriesPerSlice),
    (row) => row.position,
  )) {
    for (const row of rows) {
      if (row.position !== entries + 1) return found(`Entry ${entries + 1} was removed.`);
      seal = sealOf(seal, row);
      if (seal !== row.seal) return found(`Entry ${row.position} (${row.id}) is not what was sealed.`);
      isKnown ||= seal === known;
      entries += 1;
    }
  }
  return found(
    isKnown ? null : 'The chain does not have the seal that you gave: entries were removed or sealed again.',
  );
}
