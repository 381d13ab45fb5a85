import { deliveryNote, formatShortDate, orderProgress, type DateFormat, type OrderWay } from '@kayal/commerce-core';
import type { TimelineStep } from '@kayal/design-system';
import { progressTexts } from './stage-texts.ts';

/**
 * The steps of an order's way, drawn by `OrderTimeline`; the last one names its day while it is to come.
 * @param days max business days from the order to its delivery
 */
export function orderSteps(life: OrderWay, dates: DateFormat, days: number): TimelineStep[] {
  const placedAt = life.timeline[0]?.at ?? 0;
  return orderProgress(life).map(({ step, state, at }) => {
    const due = step === 'deliver' && state === 'ahead' ? deliveryNote(placedAt, dates, days) : undefined;
    return { label: progressTexts[step], state, detail: at === null ? due : formatShortDate(at, dates) };
  });
}
