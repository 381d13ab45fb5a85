/**
 * Moves `Date` of this process or page: forward for a positive number, by milliseconds. Timers and `performance` go on
 * as they were, as on a machine whose clock is set or that slept. It needs nothing around it, so that a page can run it.
 */
export function moveDate(byMs: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, made) =>
      Reflect.construct(date, values.length === 0 ? [date.now() + byMs] : values, made),
    apply: (date) => new date(date.now() + byMs).toString(),
    get: (date, key, receiver) => (key === 'now' ? () => date.now() + byMs : Reflect.get(date, key, receiver)),
  });
}
