import type { RehearsalState, WireOf } from '@kayal/api-contract';
import { nextRehearsal, type RehearsalEvent } from '@kayal/commerce-core';
import { changeJson, readJson } from '../../db/settings.repository.ts';
import type { Db } from '../../db/open-database.ts';
import type { Differences } from './switch/tally.ts';

const settingName = 'rehearsal';

/** Work that was not touched for so long, ms, has lost its process. */
const abandonedAfterMs = 60_000;

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

const noRehearsal: StoredRehearsal = {
  state: 'none',
  id: '',
  done: 0,
  total: 0,
  madeAt: 0,
  touchedAt: 0,
  refusal: null,
  kinds: [],
};

/** Said of work that ended by no expected error. */
export const unexpectedEnd = 'It ended by an error of the shop or was stopped. Nothing was changed.';

/** What changes with a step. */
type Changes = Partial<Omit<StoredRehearsal, 'state'>>;

/**
 * Takes a step of the rehearsal by its statechart.
 * @param id the rehearsal that is meant; another one has begun meanwhile where it differs
 * @returns the rehearsal after it; null where the step is illegal, or another process was faster
 */
export const stepRehearsal = (
  db: Db,
  type: RehearsalEvent['type'],
  changes: Changes,
  id?: string,
): Promise<StoredRehearsal | null> =>
  changeJson(db, settingName, noRehearsal, (rehearsal) => {
    const state = id === undefined || rehearsal.id === id ? nextRehearsal(rehearsal.state, type) : null;
    return state === null ? null : { ...rehearsal, ...changes, state };
  });

const isWorked = ({ state }: StoredRehearsal): boolean => state === 'copying' || state === 'switching';

/** Notes how far the work on a rehearsal is. */
export async function noteWork(
  db: Db,
  id: string,
  changes: Pick<StoredRehearsal, 'touchedAt'> & Partial<Pick<StoredRehearsal, 'done' | 'total'>>,
): Promise<void> {
  await changeJson(db, settingName, noRehearsal, (rehearsal) =>
    rehearsal.id === id && isWorked(rehearsal) ? { ...rehearsal, ...changes } : null,
  );
}

/** Ends work whose process is gone: a copy has failed, and a switch has brought nothing over. */
export async function settleRehearsal(db: Db, now: number): Promise<StoredRehearsal> {
  const rehearsal = await readJson(db, settingName, noRehearsal);
  if (!isWorked(rehearsal) || now - rehearsal.touchedAt <= abandonedAfterMs) return rehearsal;
  const event = rehearsal.state === 'copying' ? 'rehearsal.fail' : 'rehearsal.keep';
  await stepRehearsal(db, event, { touchedAt: now, refusal: unexpectedEnd }, rehearsal.id);
  return readJson(db, settingName, noRehearsal);
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
