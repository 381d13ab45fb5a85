import type { RehearsalState, WireOf } from '@kayal/api-contract';
import { nextRehearsal, type RehearsalEvent } from '@kayal/commerce-core';
import type { Db } from '../../db/open-database.ts';
import { StoredWork } from '../../db/stored-work.ts';
import type { Differences } from './switch/tally.ts';

/** The rehearsal beside a shop, as it is stored. Times are ms since 1970. */
export interface StoredRehearsal {
  readonly state: RehearsalState;
  readonly id: string;
  readonly done: number;
  readonly total: number;
  readonly madeAt: number;
  /** When work was last done on it, or when it ended. */
  readonly touchedAt: number;
  /** Why the last switch brought nothing over; null where none failed. */
  readonly refusal: string | null;
  /** What came over with the switch. */
  readonly kinds: Differences['kinds'];
}

/** The rehearsal of the shop, stored. */
export const storedRehearsal = new StoredWork<RehearsalState, RehearsalEvent['type'], StoredRehearsal>(
  { name: 'rehearsal', next: nextRehearsal, worked: ['copying', 'switching'] },
  { state: 'none', id: '', done: 0, total: 0, madeAt: 0, touchedAt: 0, refusal: null, kinds: [] },
);

/** Said of work that ended by no expected error. */
export const unexpectedEnd = 'It ended by an error of the shop or was stopped. Nothing was changed.';

/** Ends work whose process is gone: a copy has failed, and a switch has brought nothing over. */
export async function settleRehearsal(db: Db, now: number): Promise<StoredRehearsal> {
  const rehearsal = await storedRehearsal.read(db);
  if (!storedRehearsal.isAbandoned(rehearsal, now)) return rehearsal;
  const event = rehearsal.state === 'copying' ? 'rehearsal.fail' : 'rehearsal.keep';
  await storedRehearsal.step(db, event, { touchedAt: now, refusal: unexpectedEnd }, rehearsal.id);
  return storedRehearsal.read(db);
}

/** The rehearsal on the wire. */
export function rehearsalToWire(
  { state, done, total, madeAt, touchedAt, refusal, kinds }: StoredRehearsal,
  process: Pick<WireOf<'getRehearsal'>['answer'], 'address' | 'isOpen' | 'problem'>,
): WireOf<'getRehearsal'>['answer'] {
  const isRunning = state === 'running';
  return {
    state,
    done,
    total,
    madeAt: isRunning || state === 'switching' ? madeAt : null,
    address: isRunning ? process.address : null,
    isOpen: isRunning && process.isOpen,
    problem: isRunning ? process.problem : null,
    refusal: isRunning ? refusal : null,
    switchedAt: state === 'switched' ? touchedAt : null,
    kinds: state === 'switched' ? kinds : [],
  };
}
