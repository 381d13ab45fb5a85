/**
 * The `content-disposition` of a file that is saved again and again: its name has the day, such as
 * `orders-2026-11-21.csv`, so that yesterday's file is not mixed up with today's.
 * @param today yyyy-mm-dd in the shop's time zone
 * @param name without the ending
 */
export const datedFile = (today: string, name: string, ending: 'csv' | 'json' | 'pdf' | 'zip'): string =>
  `attachment; filename="${name}-${today}.${ending}"`;
