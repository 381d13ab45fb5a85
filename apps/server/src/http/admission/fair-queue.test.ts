import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

it('R-68 does little at once, first for those who have used little, and refuses greedy networks a place first', async () => {
  const queue = new FairQueue(2, 10);
  const begun: string[] = [];
  let [running, max] = [0, 0];
  const work = (name: string) => async () => {
    begun.push(name);
    running += 1;
    max = Math.max(max, running);
    await nextTurn();
    running -= 1;
  };
  const greedy = Array.from({ length: 7 }, (_, index) => queue.add(0.5, work(`greedy ${index}`)));
  expect(() => queue.add(0.5, work('one more'))).toThrow(expect.objectContaining({ code: 'unavailable' }));
  const others = [0, 1].map((index) => queue.add(1, work(`new ${index}`)));
  expect(queue.waiting).toBe(7);
  await Promise.all([...greedy, ...others]);
  expect(begun.slice(0, 4)).toEqual(['greedy 0', 'greedy 1', 'new 0', 'new 1']);
  expect([begun.length, max]).toEqual([9, 2]);
});
