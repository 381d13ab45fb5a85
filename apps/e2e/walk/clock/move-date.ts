/**
 * Moves `Date` of this process or page: forward for a positive number, by milliseconds. A `Date.now` that was read
 * before, as the server does once, is moved too. Timers and `performance` go on as they were, as on a machine whose
 * clock is set or that slept. It needs nothing around it, so that a page can run it.
 */
export function moveDate(byMs: number): void {
  const name = 'walkClockMs';
  const before: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, Number(before ?? 0) + byMs);
  if (before !== undefined) return;
  const aheadMs = (): number => Number(Reflect.get(globalThis, name));
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, made) =>
      Reflect.construct(date, values.length === 0 ? [date.now() + aheadMs()] : values, made),
    apply: (date) => new date(date.now() + aheadMs()).toString(),
    get: (date, key, receiver) => (key === 'now' ? () => date.now() + aheadMs() : Reflect.get(date, key, receiver)),
  });
}
