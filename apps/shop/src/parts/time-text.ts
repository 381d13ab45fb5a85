const time = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A moment in the shop's zone, such as '21/11/2026, 12:00 pm'. @param at ms since 1970 */
export const timeText = (at: number): string => time.format(at);
