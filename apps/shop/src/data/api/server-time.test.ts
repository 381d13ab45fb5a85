import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isServerTimeKnown, noteServerTime, serverTime } from './server-time.ts';

const noon = Date.parse('2026-11-25T12:00:00Z');
const answerAt = (date: string, cacheControl = 'private, no-store') =>
  new Response('{}', { headers: { date, 'cache-control': cacheControl } });

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});

afterEach(() => {
  noteServerTime(answerAt(new Date().toUTCString()));
  vi.useRealTimers();
});

it('J71 the time is that of the last answer, and goes on with the clock of the device', () => {
  const answer = answerAt('Wed, 11 Nov 2026 12:00:00 GMT');
  expect(noteServerTime(answer)).toBe(answer);
  expect(new Date(serverTime()).toISOString()).toBe('2026-11-11T12:00:00.000Z');
  vi.advanceTimersByTime(90_000);
  expect(new Date(serverTime()).toISOString()).toBe('2026-11-11T12:01:30.000Z');
});

it.each([
  ['', 'private, no-store'],
  ['yesterday', 'private, no-store'],
  ['Wed, 25 Nov 2026 12:00:00 GMT', 'public, max-age=60'],
])('J71 an answer with the date %j and the cache %j changes nothing', (date, cacheControl) => {
  noteServerTime(answerAt('Wed, 11 Nov 2026 12:00:00 GMT'));
  noteServerTime(answerAt(date, cacheControl));
  expect(new Date(serverTime()).toISOString()).toBe('2026-11-11T12:00:00.000Z');
});

it('J71 the time is not known after the clock of the device was set, until the next answer', () => {
  noteServerTime(answerAt('Wed, 11 Nov 2026 12:00:00 GMT'));
  vi.advanceTimersByTime(3_600_000);
  expect(isServerTimeKnown()).toBe(true);
  for (const days of [2, -2]) {
    vi.setSystemTime(Date.now() + days * 86_400_000);
    expect(isServerTimeKnown()).toBe(false);
    noteServerTime(answerAt('Wed, 11 Nov 2026 13:00:00 GMT'));
    expect(isServerTimeKnown()).toBe(true);
    expect(new Date(serverTime()).toISOString()).toBe('2026-11-11T13:00:00.000Z');
  }
});
