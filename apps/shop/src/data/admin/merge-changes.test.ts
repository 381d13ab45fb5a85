import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const base = { name: 'Tee', price: 5, contact: { phone: '1', mail: 'a' }, tiles: ['x'] };

describe('two people change one document', () => {
  it('each keeps what only she changed, also inside', () => {
    const mine = { ...base, price: 7, contact: { phone: '2', mail: 'a' } };
    const theirs = { ...base, name: 'Vest', contact: { phone: '1', mail: 'b' }, tiles: ['x', 'y'] };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      name: 'Vest',
      price: 7,
      contact: { phone: '2', mail: 'b' },
      tiles: ['x', 'y'],
    });
  });

  it('mine stays where both changed a field, and a list is one field', () => {
    expect(mergeChanges(base, { ...base, tiles: ['z'] }, { ...base, tiles: ['x', 'y'] })).toEqual({
      ...base,
      tiles: ['z'],
    });
    expect(mergeChanges(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' }).name).toBe('Mine');
  });

  it('without a change of mine the result is theirs', () => {
    const theirs = { ...base, price: 9 };
    expect(mergeChanges(base, { ...base }, theirs)).toBe(theirs);
  });
});
