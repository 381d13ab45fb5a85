import { describe, expect, it } from 'vitest';
import { dayRange, everyDay } from './order-days.ts';
import { isDay } from '../../../basics/days.ts';

const today = '2026-11-21';

describe('days of the back office', () => {
  it('S2.DASH.10 the last 30 days by default', () => {
    expect(dayRange({}, today)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(dayRange({ from: '2026-11-20' }, today)).toEqual({ from: '2026-11-20', to: '2026-11-21' });
    expect(dayRange({ to: '2026-03-01' }, today)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  });

  it('S2.DASH.10 max 366 days', () => {
    expect(dayRange({ from: '1999-01-01' }, today).from).toBe('2025-11-21');
    expect(everyDay(dayRange({ from: '1999-01-01' }, today), [])).toHaveLength(366);
  });

  it('S2.DASH.10 a day without an order has zero sums', () => {
    const sum = { date: '2024-02-29', orders: 2, income: 500 };
    expect(everyDay({ from: '2024-02-28', to: '2024-03-01' }, [sum])).toEqual([
      { date: '2024-02-28', orders: 0, income: 0 },
      sum,
      { date: '2024-03-01', orders: 0, income: 0 },
    ]);
    expect(everyDay({ from: '2024-03-02', to: '2024-03-01' }, [])).toEqual([]);
  });

  it('S2.DASH.10 a day is a calendar day', () => {
    expect(['2026-02-28', '2026-02-30', '2026-13-01', '2024-02-29'].map(isDay)).toEqual([true, false, false, true]);
  });
});
