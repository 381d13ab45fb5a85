import { dayAfter, type DayRange } from '../../../basics/days.ts';
import type { DaySum } from './order-table.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days shown by default, and their max. */
const defaultDays = 30;
const maxDays = 366;

/** The days to sum: up to today where no end is named, max one year. @param today yyyy-mm-dd */
export function dayRange(period: { readonly from?: string; readonly to?: string }, today: string): DayRange {
  const to = period.to ?? today;
  const from = period.from ?? dayAfter(to, 1 - defaultDays);
  const earliest = dayAfter(to, 1 - maxDays);
  return { from: from < earliest ? earliest : from, to };
}

/** One sum for every day of a range, also for days without an order, so that a chart keeps its scale of time. */
export function everyDay({ from, to }: DayRange, sums: readonly DaySum[]): DaySum[] {
  const byDate = new Map(sums.map((sum) => [sum.date, sum]));
  const count = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1);
  return Array.from({ length: count }, (_, index) => {
    const date = dayAfter(from, index);
    return byDate.get(date) ?? { date, orders: 0, income: 0 };
  });
}
