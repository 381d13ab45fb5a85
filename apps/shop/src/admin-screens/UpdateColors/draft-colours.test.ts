import type { ColourRow } from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import { changedRows, restorableColours, readColours, writeColours } from './draft-colours.ts';

const row = (key: string, name: string, savedName = name): ColourRow => ({
  key,
  name,
  hex: '#000',
  saved: { name: savedName, hex: '#000' },
  isMarked: false,
});

describe('draft colours', () => {
  it('J49 only changed rows are kept, and come back as they were', () => {
    const rows = [row('NAVY', 'MIDNIGHT', 'NAVY'), row('RED', 'RED')];
    const text = writeColours(changedRows(rows));
    expect(readColours(text)).toEqual([{ key: 'NAVY', name: 'MIDNIGHT', hex: '#000' }]);
    expect(writeColours([])).toBe('');
  });

  it.each(['', 'no json', '{}', '[1, {"key":"RED"}]'])('J49 %j holds no edits', (text) => {
    expect(readColours(text)).toEqual([]);
  });

  it('J49 an edit that was saved meanwhile, has a newer edit or has no row is not offered', () => {
    const kept = [
      { key: 'NAVY', name: 'MIDNIGHT', hex: '#000' },
      { key: 'RED', name: 'RED', hex: '#000' },
      { key: 'GREEN', name: 'LEAF', hex: '#000' },
      { key: 'GONE', name: 'X', hex: '' },
    ];
    const rows = [row('NAVY', 'NAVY'), row('RED', 'RED'), row('GREEN', 'FERN', 'GREEN')];
    expect(restorableColours(kept, rows)).toEqual([kept[0]]);
  });
});
