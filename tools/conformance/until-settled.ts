import { setTimeout } from 'node:timers/promises';
import type { RouteName } from '@kayal/api-contract';
import type { Parts, Place } from './place.ts';

const maxMs = 20_000;

/** Repeats an admin's call until the work that it started has ended. @throws after 20 s */
export async function untilSettled(
  place: Place,
  name: RouteName,
  parts: Parts,
  isSettled: (body: unknown) => boolean,
): Promise<void> {
  const end = Date.now() + maxMs;
  while (!isSettled((await place.send('admin', name, parts)).body)) {
    if (Date.now() > end) throw new Error(`${name}: still at work`);
    await setTimeout(20);
  }
}
