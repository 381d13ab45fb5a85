import { dayAfter, type DayRange } from '../../basics/days.ts';
import type { AppContext } from '../../context/app-context.ts';
import { checkDays, type AskedDays } from '../../http/asked-days.ts';
import { todayOf } from './settings-cache.ts';

/**
 * The days that a report counts: up to today, and `length` of them, where the call names no others.
 * @throws ApiError `request.invalid` for a day that does not exist
 */
export async function reportedDays(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  asked: AskedDays,
  length: number,
): Promise<DayRange> {
  checkDays(asked);
  const to = asked.to ?? (await todayOf(context));
  return { to, from: asked.from ?? dayAfter(to, 1 - length) };
}
