const dayMs = 24 * 60 * 60 * 1000;

/** Days, yyyy-mm-dd, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The day so many days after another one, or before it. @param date yyyy-mm-dd */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Whether a text in the form yyyy-mm-dd is a real day. */
export function isDay(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().slice(0, 10) === date;
}
