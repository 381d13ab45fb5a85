import { describe, expect, it } from 'vitest';
import { GrowingColumn, Numbering, PlacesByKey } from './column-builders.ts';

describe('GrowingColumn', () => {
  it('keeps every value beyond its first size', () => {
    const column = new GrowingColumn();
    for (let value = 0; value < 5000; value += 1) column.push(value * 3);
    expect(column.length).toBe(5000);
    expect(column.values).toEqual(Uint32Array.from({ length: 5000 }, (_, at) => at * 3));
  });
});

describe('Numbering', () => {
  it('gives a key the same number again, and a new one the next', () => {
    const numbering = new Numbering();
    expect(['NAVY', 'RED', 'NAVY'].map((key) => numbering.numberOf(key))).toEqual([0, 1, 0]);
    expect(numbering.keys).toEqual(['NAVY', 'RED']);
    expect(numbering.knownNumberOf('CORAL')).toBeUndefined();
  });
});

describe('PlacesByKey', () => {
  it('S7.CAT.06 puts the places of each key together, in the order they were added', () => {
    const words = new PlacesByKey<string>();
    words.add('tee', 4);
    words.add('bay', 0);
    words.add('tee', 2);
    words.add('cap', undefined);
    const places = words.grouped();
    expect([...places.keys()]).toEqual(['tee', 'bay']);
    expect(places.get('tee')).toEqual(Int32Array.of(4, 2));
    expect(places.get('bay')).toEqual(Int32Array.of(0));
    expect(places.get('cap')).toBeUndefined();
  });
});
