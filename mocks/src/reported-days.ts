/** Whether a text is a real day, yyyy-mm-dd. */
export const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Days that a report is asked for. */
export interface AskedDays {
  readonly from?: string;
  readonly to?: string;
}

/** The fields of such a question that are no days, with what is wrong; null when there is none. */
export function wrongDays(query: AskedDays): Record<string, string> | null {
  const wrong = (['from', 'to'] as const).find((field) => query[field] !== undefined && !isDay(query[field]));
  return wrong === undefined ? null : { [wrong]: 'not a day' };
}
