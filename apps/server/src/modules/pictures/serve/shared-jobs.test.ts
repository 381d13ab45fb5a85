import { describe, expect, it } from 'vitest';
import { SharedJobs } from './shared-jobs.ts';

const deferred = () => Promise.withResolvers<string>();

describe('SharedJobs', () => {
  it('runs the work once for concurrent callers, and again for a later one', async () => {
    const jobs = new SharedJobs<string>();
    const { promise, resolve } = deferred();
    let begun = 0;
    const work = () => {
      begun += 1;
      return promise;
    };
    const answers = [jobs.run('a', work), jobs.run('a', work), jobs.run('b', async () => 'other')];
    resolve('done');
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'other']);
    expect(begun).toBe(1);
    await jobs.run('a', work);
    expect(begun).toBe(2);
  });

  it('is aborted when the last caller has left, not before', async () => {
    const jobs = new SharedJobs<string>();
    const { promise, resolve } = deferred();
    const [first, second] = [new AbortController(), new AbortController()];
    let givenUp: AbortSignal | undefined;
    const work = (signal: AbortSignal) => {
      givenUp = signal;
      return promise;
    };
    const one = jobs.run('a', work, first.signal);
    const two = jobs.run('a', work, second.signal);
    first.abort(new Error('left'));
    await expect(one).rejects.toThrow('left');
    expect(givenUp?.aborted).toBe(false);
    second.abort(new Error('left too'));
    await expect(two).rejects.toThrow('left too');
    expect(givenUp?.aborted).toBe(true);
    resolve('too late');
  });

  it('continues for a caller that never leaves, and starts again after an abort', async () => {
    const jobs = new SharedJobs<string>();
    const { promise, resolve } = deferred();
    const visitor = new AbortController();
    let begun = 0;
    const work = (signal: AbortSignal) => {
      begun += 1;
      return Promise.race([
        promise,
        new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ]);
    };
    const alone = jobs.run('a', work, visitor.signal);
    visitor.abort(new Error('left'));
    await expect(alone).rejects.toThrow('left');
    const next = new AbortController();
    const again = jobs.run('a', work, next.signal);
    const always = jobs.run('a', work);
    next.abort(new Error('left'));
    await expect(again).rejects.toThrow('left');
    resolve('done');
    expect(await always).toBe('done');
    expect(begun).toBe(2);
  });
});
