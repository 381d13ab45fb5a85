import { describe, expect, it } from 'vitest';
import {
  afterDiscount,
  amountOf,
  amountOfPieces,
  creditOf,
  firstTaxRates,
  noParts,
  rateOf,
  roundOff,
  shareOut,
  stateOfAddress,
  stepsOn,
  sumOfParts,
  taxedLines,
  taxIn,
  type Supply,
  type TaxParts,
} from './index.ts';

const apparel = firstTaxRates.filter(({ taxClass }) => taxClass === 'apparel');
const supply: Supply = { day: '2026-11-28', isInterState: false, showsTax: true, gap: 'higher', delivery: 0 };

/** One line per amount in paise. */
const taxed = (amounts: readonly number[], changes: Partial<Supply> = {}, quantity = 1) =>
  taxedLines(
    amounts.map((amount) => ({ amount, quantity, rates: apparel })),
    { ...supply, ...changes },
  );
const parts = (taxable: number, half: number): TaxParts => ({ taxable, cgst: half, sgst: half, igst: 0 });
const ratesOf = (amount: number, quantity = 1, gap: Supply['gap'] = 'higher') =>
  rateOf(stepsOn(apparel, supply.day), amount, quantity, gap);

describe('the ten worked examples', () => {
  it('1 a tee of 999: tax is taken out of the price (CGST Act s.15)', () => {
    expect(taxed([99_900])).toMatchObject([{ rate: 5, parts: parts(95_142, 2379) }]);
  });

  it('2 mixed rates: each line has its own', () => {
    expect(taxed([149_900, 399_900])).toMatchObject([
      { rate: 5, parts: parts(142_762, 3569) },
      { rate: 18, parts: parts(338_898, 30_501) },
    ]);
  });

  it('3 300 off three lines: shared by largest remainder, and it lowers the taxable value (s.15(3)(a))', () => {
    const amounts = [149_900, 99_900, 49_900];
    expect(shareOut(30_000, amounts)).toEqual([15_005, 10_000, 4995]);
    const lines = taxed(afterDiscount(amounts, 30_000));
    expect(lines.map((line) => line.parts)).toEqual([parts(128_471, 3212), parts(85_620, 2140), parts(42_767, 1069)]);
    expect(amountOf(sumOfParts(lines.map((line) => line.parts)))).toBe(269_700);
  });

  it('4 from Kerala to Karnataka: integrated tax (IGST Act s.10(1)(ca))', () => {
    const state = stateOfAddress('Meera Rao, 4 Residency Road, Bengaluru - 560025');
    expect(state).toBe('29');
    expect(taxed([259_800], { isInterState: state !== '32' }, 2)[0]?.parts).toEqual({
      taxable: 247_429,
      cgst: 0,
      sgst: 0,
      igst: 12_371,
    });
  });

  it('5 a discount brings a piece below the price step', () => {
    expect(taxed([299_900])).toMatchObject([{ rate: 18, isInGap: false, parts: { taxable: 254_152 } }]);
    expect(taxed([254_915])).toMatchObject([{ rate: 5, isInGap: false, parts: parts(242_777, 6069) }]);
  });

  it('6 2,799 fits neither rate: the owner chooses', () => {
    expect(ratesOf(279_900)).toEqual({ rate: 18, isInGap: true });
    expect(ratesOf(279_900, 1, 'lower')).toEqual({ rate: 5, isInGap: true });
    expect([5, 18].map((rate) => taxIn(279_900, rate, true).taxable)).toEqual([266_571, 237_203]);
    expect([262_500, 262_501, 295_000, 295_001].map((amount) => ratesOf(amount).isInGap)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // The price of one piece decides, not that of the line.
    expect(ratesOf(2 * 262_500, 2)).toEqual({ rate: 5, isInGap: false });
  });

  it('7 three tees of 1,000 returned singly: running total less earlier notes (Rule 53(1A))', () => {
    const line = taxIn(100_000, 5, false);
    expect(line).toEqual(parts(95_238, 2381));
    let credited = noParts;
    const notes = [0, 1, 2].map((before) => {
      const note = creditOf(line, credited, amountOfPieces(100_000, 3, before, 1));
      credited = sumOfParts([credited, note]);
      return note;
    });
    expect(notes.map(amountOf)).toEqual([33_333, 33_334, 33_333]);
    expect(notes.map(({ cgst }) => cgst)).toEqual([794, 793, 794]);
    expect(credited).toEqual(line);
    expect(() => creditOf(line, credited, 1)).toThrow(RangeError);
  });

  it('8 delivery of 99 follows the goods (s.8)', () => {
    expect(taxed([149_900, 399_900], { delivery: 9900 })).toMatchObject([
      { delivery: 2699, rate: 5, parts: parts(145_333, 3633) },
      { delivery: 7201, rate: 18, parts: parts(345_001, 31_050) },
    ]);
  });

  it('9 round-off to the rupee stands outside of the taxable value (s.170)', () => {
    const lines = taxed(afterDiscount([149_900, 99_900], 12_490));
    const total = amountOf(sumOfParts(lines.map((line) => line.parts)));
    expect([total, roundOff(total)]).toEqual([237_310, -10]);
    expect(lines.map((line) => line.parts.taxable)).toEqual([135_623, 90_385]);
    expect([roundOff(100_050), roundOff(100_049), roundOff(100_000)]).toEqual([50, -49, 0]);
  });

  it('10 sold on 20 September 2025 at the older rate: an October note credits the same (s.34)', () => {
    const [line] = taxed([129_900], { day: '2025-09-20' });
    expect(line).toMatchObject({ rate: 12, parts: parts(115_982, 6959) });
    expect(taxed([129_900], { day: '2025-09-22' })).toMatchObject([{ rate: 5 }]);
    expect(creditOf(line?.parts ?? noParts, noParts, 129_900)).toEqual(line?.parts);
  });
});

it('parts add up to their amount, and shares to theirs, for many amounts', () => {
  for (let amount = 1; amount < 400_000; amount += 997) {
    for (const rate of [0.25, 3, 5, 12, 18, 40]) {
      for (const isInterState of [true, false]) expect(amountOf(taxIn(amount, rate, isInterState))).toBe(amount);
    }
    const weights = [amount, 3 * amount + 1, 7, 0];
    expect(shareOut(amount, weights).reduce((sum, share) => sum + share, 0)).toBe(amount);
  }
  expect(shareOut(50, [0, 0])).toEqual([50, 0]);
});
