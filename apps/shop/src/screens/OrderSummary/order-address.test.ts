import { describe, expect, it } from 'vitest';
import { entryNoOfAddress, entryNoOfState } from './order-address.ts';

describe('the order of an address', () => {
  it('J45 J07 comes from ?o= or from state.entryNo', () => {
    expect(entryNoOfAddress('?o=KY260004')).toBe('KY260004');
    expect(entryNoOfState({ entryNo: ' KY260004 ' })).toBe('KY260004');
  });

  it('J45 J07 nothing, blanks and strange states name no order', () => {
    for (const search of ['', '?o=', '?o=%20', '?x=KY1']) expect(entryNoOfAddress(search)).toBeNull();
    for (const state of [null, undefined, 1, 'KY1', {}, { entryNo: 7 }, { entryNo: '' }])
      expect(entryNoOfState(state)).toBeNull();
  });

  it('J07 is bounded', () => {
    expect(entryNoOfAddress(`?o=${'x'.repeat(500)}`)).toHaveLength(40);
  });
});
