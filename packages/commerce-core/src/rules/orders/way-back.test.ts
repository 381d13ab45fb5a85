import { describe, expect, it } from 'vitest';
import { wayBackCharge } from './way-back.ts';

describe('who pays the way back', () => {
  const pieces = { wayBack: 'pickUp', reasons: ['tooSmall', 'colour'], paid: 89_900 } as const;

  it('she pays a pick-up, but not a parcel of her own, which she pays herself', () => {
    expect(wayBackCharge(5000, pieces)).toBe(5000);
    expect(wayBackCharge(5000, { ...pieces, wayBack: 'ownParcel' })).toBe(0);
  });

  it('the shop pays it where one piece is not what was sold', () => {
    for (const reason of ['damaged', 'wrongPiece', 'notAsShown'] as const) {
      expect(wayBackCharge(5000, { ...pieces, reasons: ['tooSmall', reason] })).toBe(0);
    }
  });

  it('a rupee is left to refund', () => {
    expect(wayBackCharge(5000, { ...pieces, paid: 4000 })).toBe(3900);
    expect(wayBackCharge(5000, { ...pieces, paid: 50 })).toBe(0);
  });
});
