import { expect, it } from 'vitest';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { nextPeopleImport, peopleImportMachine } from './people-import.machine.ts';
import type { PeopleImportInput } from './people-import.types.ts';

const checking: PeopleImportInput = { state: 'checking', claimed: 0 };

it('an import is checked before it is brought over, and only one that was is undone', () => {
  expect(nextPeopleImport(checking, { type: 'people.bring' })).toBeNull();
  expect(nextPeopleImport(checking, { type: 'people.pass' })).toBe('checked');
  expect(nextPeopleImport({ ...checking, state: 'checked' }, { type: 'people.undo' })).toBeNull();
  expect(nextPeopleImport({ ...checking, state: 'stopped' }, { type: 'people.bring' })).toBe('bringing');
  expect(nextPeopleImport({ ...checking, state: 'done' }, { type: 'people.undo' })).toBe('undoing');
});

it('nothing is undone once somebody has logged in', () => {
  for (const state of ['done', 'stopped'] as const) {
    expect(nextPeopleImport({ state, claimed: 1 }, { type: 'people.undo' })).toBeNull();
  }
});

it('every state and every transition is walked', async () => {
  const report = walkMachine({
    machine: peopleImportMachine,
    inputs: [checking],
    events: [
      { type: 'people.pass' },
      { type: 'people.refuse' },
      { type: 'people.bring' },
      { type: 'people.stop' },
      { type: 'people.undo' },
      { type: 'people.finish' },
    ],
  });
  console.info(report.summary);
  expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
  await expect(report.messages).toMatchFileSnapshot('./people-import.messages.json');
});
