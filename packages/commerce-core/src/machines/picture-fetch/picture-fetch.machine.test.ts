import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { fetchStatesFor, nextFetch, pictureFetchMachine } from './picture-fetch.machine.ts';
import type { PictureFetchInput } from './picture-fetch.types.ts';

const waiting: PictureFetchInput = { state: 'waiting', tries: 0 };

/** Tries of an address by itself. */
const maxTries = 4;

describe('picture-fetch machine', () => {
  it('an address that may answer later is tried a few times, then the owner decides', () => {
    let address: PictureFetchInput | null = waiting;
    for (let tried = 1; tried < maxTries; tried += 1) {
      address = address && nextFetch(address, { type: 'fetch.postpone' });
      expect(address).toEqual({ state: 'waiting', tries: tried });
    }
    address = address && nextFetch(address, { type: 'fetch.postpone' });
    expect(address).toEqual({ state: 'failed', tries: maxTries });
    expect(address && nextFetch(address, { type: 'fetch.retry' })).toEqual(waiting);
  });

  it('a fetched picture is neither tried again nor left, and only another address replaces it', () => {
    const fetched = nextFetch(waiting, { type: 'fetch.store' });
    expect(fetched).toEqual({ state: 'fetched', tries: 0 });
    if (fetched === null) return;
    expect(nextFetch(fetched, { type: 'fetch.retry' })).toBeNull();
    expect(nextFetch(fetched, { type: 'fetch.leave' })).toBeNull();
    expect(nextFetch(fetched, { type: 'fetch.replace' })).toEqual(waiting);
  });

  it('names the states of a step, for many addresses at once', () => {
    expect(fetchStatesFor({ type: 'fetch.retry' })).toEqual(['failed', 'left']);
    expect(fetchStatesFor({ type: 'fetch.leave' })).toEqual(['waiting', 'failed']);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: pictureFetchMachine,
      inputs: [waiting],
      events: [
        { type: 'fetch.store' },
        { type: 'fetch.postpone' },
        { type: 'fetch.fail' },
        { type: 'fetch.retry' },
        { type: 'fetch.leave' },
        { type: 'fetch.replace' },
      ],
      facts: ({ tries }) => [tries],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./picture-fetch.messages.json');
  });
});
