import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { StoredWork } from './stored-work.ts';

type State = 'none' | 'working' | 'done';
interface Stored {
  readonly state: State;
  readonly id: string;
  readonly touchedAt: number;
  readonly steps: number;
}
const next = (state: State, event: 'begin' | 'end'): State | null =>
  event === 'begin' ? (state === 'working' ? null : 'working') : state === 'working' ? 'done' : null;
const none: Stored = { state: 'none', id: '', touchedAt: 0, steps: 0 };

async function openWork() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kayal-work-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  onTestFinished(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(db);
  return {
    db,
    work: new StoredWork<State, 'begin' | 'end', Stored>({ name: 'work', next, worked: ['working'] }, none),
  };
}

it('of several that begin work at once one does, and others find it begun', async () => {
  const { db, work } = await openWork();
  const begun = await Promise.all(['a', 'b', 'c'].map((id) => work.step(db, 'begin', { id, touchedAt: 1 })));
  expect(begun.filter((each) => each !== null)).toHaveLength(1);
});

it('a step is taken although notes of how far work is come between its reading and its writing', async () => {
  const { db, work } = await openWork();
  await work.step(db, 'begin', { id: 'a', touchedAt: 1 });
  const notes = Array.from({ length: 10 }, (_, index) => work.note(db, 'a', { touchedAt: 2 + index }));
  const ended = work.step(db, 'end', { steps: 7 }, 'a');
  await Promise.all(notes);
  expect(await ended).toMatchObject({ state: 'done', steps: 7 });
  expect(await work.read(db)).toMatchObject({ state: 'done', steps: 7 });
});

it('work is given up a minute after it was touched last, and only where a process should be at it', async () => {
  const { work } = await openWork();
  const touched = { ...none, id: 'a', touchedAt: 1000 };
  expect(work.isAbandoned({ ...touched, state: 'working' }, 61_000)).toBe(false);
  expect(work.isAbandoned({ ...touched, state: 'working' }, 61_001)).toBe(true);
  expect(work.isAbandoned({ ...touched, state: 'done' }, 61_001)).toBe(false);
});
