import { describe, expect, it } from 'vitest';
import { createRecording, readRecording, type Entry } from './recording.test-support.ts';

const input = (at: number): Entry => ({
  kind: 'input',
  at,
  action: 'click',
  role: 'button',
  name: 'Add',
  nth: 0,
  value: '',
});

describe('a recording', () => {
  it('keeps the order of its entries', () => {
    const { add, read } = createRecording('a walk');
    for (const at of [1, 2, 3]) add(input(at));
    expect(read().entries.map((entry) => entry.at)).toEqual([1, 2, 3]);
    expect(read()).toMatchObject({ dropped: 0, gapAt: null, failure: null });
  });

  it('leaves out the oldest after the first ones when it has too many, and says so', () => {
    const { add, read } = createRecording('a walk', { entries: 4, bytes: 1e6, first: 2 });
    for (const at of [1, 2, 3, 4, 5, 6]) add(input(at));
    expect(read().entries.map((entry) => entry.at)).toEqual([1, 2, 5, 6]);
    expect(read()).toMatchObject({ dropped: 2, gapAt: 2 });
  });

  it('stays below its size, and keeps the newest whatever its size', () => {
    const size = JSON.stringify(input(1)).length;
    const { add, read } = createRecording('a walk', { entries: 100, bytes: size * 3, first: 1 });
    for (const at of [1, 2, 3, 4, 5]) add(input(at));
    expect(read().entries.map((entry) => entry.at)).toEqual([1, 4, 5]);
    const small = createRecording('a walk', { entries: 100, bytes: 1, first: 1 });
    for (const at of [1, 2, 3]) small.add(input(at));
    expect(small.read().entries.map((entry) => entry.at)).toEqual([1, 3]);
  });

  it('is read again from its file', () => {
    const { add, read } = createRecording('a walk');
    add(input(1));
    expect(readRecording(JSON.stringify(read('It failed.')))).toEqual(read('It failed.'));
  });

  it.each([
    ['{', 'This file is not JSON.'],
    ['[]', 'This file is not a recording of version 1'],
    [JSON.stringify({ ...createRecording('a').read(), version: 2 }), '/version'],
    [JSON.stringify({ ...createRecording('a').read(), entries: [{ kind: 'other' }] }), '/entries/0'],
  ])('refuses %s', (json, reason) => {
    expect(() => readRecording(json)).toThrow(reason);
  });
});
