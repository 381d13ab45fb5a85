/** Whether a text in the form yyyy-mm-dd is a real day. */
export function isDay(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().slice(0, 10) === date;
}
