import type { GridRow } from '@kayal/api-contract/client';
import { expect, it } from 'vitest';
import { changesOf, noEdits, redo, undo, withoutSaved, writeCells } from './grid-edits.ts';

const row = (id: number, hsn: string): GridRow => ({ id, ownId: null, version: 3, cells: { name: 'Tee', hsn } });
const rows = [row(1, '6109'), row(2, '')];
const saved = new Map(rows.map((each) => [each.id, each]));
const cell = (id: number, text: string) => ({ id, column: 'hsn', text });

it('a step of many cells is taken back and done again as one', () => {
  const written = writeCells(noEdits, saved, [cell(1, '6205'), cell(2, '6205')]);
  expect(changesOf(rows, written)).toEqual([
    { id: 1, version: 3, cells: { hsn: '6205' } },
    { id: 2, version: 3, cells: { hsn: '6205' } },
  ]);
  const back = undo(written, saved);
  expect(changesOf(rows, back)).toEqual([]);
  expect(changesOf(rows, redo(back, saved))).toEqual(changesOf(rows, written));
});

it('a cell that gets its saved text again is no change', () => {
  const there = writeCells(noEdits, saved, [cell(1, '6205')]);
  expect(writeCells(there, saved, [cell(1, '6109')]).rows.size).toBe(0);
  expect(writeCells(noEdits, saved, [cell(1, '6109')])).toBe(noEdits);
});

it('rows that a step does not touch keep their maps', () => {
  const first = writeCells(noEdits, saved, [cell(1, '6205')]);
  const second = writeCells(first, saved, [cell(2, '6205')]);
  expect(second.rows.get(1)).toBe(first.rows.get(1));
});

it('what is saved is no change any more, and undo makes it one again', () => {
  const written = writeCells(noEdits, saved, [cell(1, '6205')]);
  const now = new Map([...saved, [1, { ...row(1, '6205'), version: 4 }]]);
  const stored = withoutSaved(written, now);
  expect(stored.rows.size).toBe(0);
  expect(changesOf([...now.values()], undo(stored, now))).toEqual([{ id: 1, version: 4, cells: { hsn: '6109' } }]);
});

it('a new step ends what could be done again', () => {
  const back = undo(writeCells(noEdits, saved, [cell(1, '6205')]), saved);
  expect(redo(writeCells(back, saved, [cell(2, '6205')]), saved).rows.has(1)).toBe(false);
});
