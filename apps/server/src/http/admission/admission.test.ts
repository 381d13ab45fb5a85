import { describe, expect, it } from 'vitest';
import { Admission, type Verdict } from './admission.ts';
import { budgets, type CostName } from './costs.ts';

const codeOf = (verdict: Verdict): string => (typeof verdict === 'number' ? 'answered' : verdict.code);

/** Calls until one is refused. @returns how many were answered */
function countUntilRefused(
  admission: Admission,
  addressOf: (count: number) => string,
  cost: CostName = 'read',
): number {
  let answered = 0;
  while (typeof admission.take(addressOf(answered), cost) === 'number') answered += 1;
  return answered;
}

describe('Admission', () => {
  function open({ isCounting = true, pressure = 0 } = {}) {
    const time = { at: 0 };
    const load = { pressure };
    const admission = new Admission({ now: () => time.at, isCounting, pressure: () => load.pressure });
    return { admission, time, load };
  }

  it('R-67 allows a burst, then says how long to wait', () => {
    const { admission, time } = open();
    expect(countUntilRefused(admission, () => '203.0.113.1')).toBe(budgets.reads.burst);
    expect(admission.take('203.0.113.1', 'rendering')).toMatchObject({ details: { retryAfterSeconds: 1 } });
    time.at += 1000;
    expect(countUntilRefused(admission, () => '203.0.113.1')).toBe(budgets.reads.perSecond);
  });

  it('R-67 never saves up more than the burst, and a clock that goes back takes nothing away', () => {
    const { admission, time } = open();
    admission.take('203.0.113.1', 'read');
    time.at = 3_600_000;
    expect(countUntilRefused(admission, () => '203.0.113.1')).toBe(budgets.reads.burst);
    time.at = 0;
    expect(codeOf(admission.take('203.0.113.1', 'read'))).toBe('rate.limited');
  });

  it('R-67 a rendering, a drawing and a whole list count as several reads or files', () => {
    const { admission } = open();
    expect(countUntilRefused(admission, () => '203.0.113.1', 'rendering')).toBe(20);
    expect(countUntilRefused(admission, () => '203.0.113.1', 'drawing')).toBe(187);
    expect(countUntilRefused(admission, () => '203.0.113.1', 'bulk')).toBe(30);
    expect(countUntilRefused(admission, () => '203.0.113.1', 'password')).toBe(25);
  });

  it('R-67 files, reads, writes, passwords and feeds are counted apart, probes not at all', () => {
    const { admission } = open();
    countUntilRefused(admission, () => '203.0.113.1');
    const others = ['file', 'write', 'password', 'bulk', 'feed', 'probe'] as const;
    expect(others.map((cost) => codeOf(admission.take('203.0.113.1', cost)))).toEqual(others.map(() => 'answered'));
  });

  it('R-67 the bytes of an answer are taken afterwards, also more than are left', () => {
    const { admission, time } = open();
    admission.take('203.0.113.1', 'bulk');
    admission.takeBytes('203.0.113.1', 'bulk', 40 * 1024 * 1024);
    time.at += 500;
    expect(codeOf(admission.take('203.0.113.1', 'bulk'))).toBe('rate.limited');
    expect(codeOf(admission.take('203.0.113.1', 'read'))).toBe('answered');
    time.at += 2000;
    expect(codeOf(admission.take('203.0.113.1', 'bulk'))).toBe('answered');
  });

  it.each([
    ['an IPv4 /24', (count: number) => `203.0.113.${count % 250}`, '203.0.114.1'],
    ['an IPv6 /48', (count: number) => `2001:db8:1:${(count % 60_000).toString(16)}::1`, '2001:db8:2::1'],
  ])('R-67 all addresses of %s together have four shares', (_name, addressOf, other) => {
    const { admission } = open();
    expect(countUntilRefused(admission, addressOf)).toBe(4 * budgets.reads.burst);
    expect(codeOf(admission.take(other, 'read'))).toBe('answered');
  });

  it('R-67 an IPv6 /56 has two shares, a /64 one', () => {
    const { admission } = open();
    expect(countUntilRefused(admission, (count) => `2001:db8:1:2::${(count + 1).toString(16)}`)).toBe(200);
    expect(countUntilRefused(admission, (count) => `2001:db8:1:${(3 + (count % 200)).toString(16)}::1`)).toBe(200);
    expect(codeOf(admission.take('2001:db8:1:200::1', 'read'))).toBe('answered');
  });

  it('R-68 under pressure greedy networks are shed first, then heavy work, at last everything but files', () => {
    const { admission, load } = open();
    for (let count = 0; count < 150; count += 1) admission.take('203.0.113.1', 'read');
    const shed = (): string[] => [
      ...(['read', 'file'] as const).map((cost) => `greedy ${cost} ${codeOf(admission.take('203.0.113.1', cost))}`),
      ...(['read', 'rendering'] as const).map((cost) => `new ${cost} ${codeOf(admission.take('198.51.100.1', cost))}`),
    ];
    load.pressure = 0.2;
    expect(shed()).toEqual([
      'greedy read answered',
      'greedy file answered',
      'new read answered',
      'new rendering answered',
    ]);
    load.pressure = 0.9;
    expect(shed()).toEqual([
      'greedy read unavailable',
      'greedy file answered',
      'new read answered',
      'new rendering unavailable',
    ]);
    load.pressure = 1;
    expect(shed()).toEqual([
      'greedy read unavailable',
      'greedy file answered',
      'new read unavailable',
      'new rendering unavailable',
    ]);
  });

  it('R-68 what is shed is counted too', () => {
    const { admission, load } = open({ pressure: 1 });
    for (let count = 0; count < budgets.reads.burst; count += 1) {
      expect(codeOf(admission.take('203.0.113.1', 'read'))).toBe('unavailable');
    }
    expect(codeOf(admission.take('203.0.113.1', 'read'))).toBe('rate.limited');
    load.pressure = 0;
    expect(codeOf(admission.take('203.0.113.1', 'read'))).toBe('rate.limited');
  });

  it('R-68 where calls are not counted, only pressure refuses', () => {
    const { admission, load } = open({ isCounting: false });
    for (let count = 0; count < 1000; count += 1) expect(admission.take('203.0.113.1', 'read')).toBe(0.995);
    load.pressure = 1;
    expect(codeOf(admission.take('203.0.113.1', 'read'))).toBe('unavailable');
  });
});
