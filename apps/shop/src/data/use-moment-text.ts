import { formatMoment } from '@kayal/commerce-core';
import { useDateFormat } from './use-shop.ts';

/** Writes a moment, ms since 1970, in the shop's zone and locale: '21/11/2026, 12:00 pm'. */
export function useMomentText(): (at: number) => string {
  const dates = useDateFormat();
  return (at) => formatMoment(at, dates);
}
