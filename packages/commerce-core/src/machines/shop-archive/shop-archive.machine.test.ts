import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { nextArchive, shopArchiveMachine } from './shop-archive.machine.ts';

describe('shop-archive machine', () => {
  it('one archive is made at a time, and a finished or failed one makes way for the next', () => {
    expect(nextArchive('none', 'archive.begin')).toBe('working');
    expect(nextArchive('working', 'archive.begin')).toBeNull();
    expect(nextArchive('ready', 'archive.begin')).toBe('working');
    expect(nextArchive('failed', 'archive.begin')).toBe('working');
  });

  it('ends ready or failed, and only a finished one expires', () => {
    expect(nextArchive('working', 'archive.finish')).toBe('ready');
    expect(nextArchive('working', 'archive.fail')).toBe('failed');
    expect(nextArchive('ready', 'archive.expire')).toBe('none');
    expect(nextArchive('working', 'archive.expire')).toBeNull();
    expect(nextArchive('ready', 'archive.fail')).toBeNull();
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: shopArchiveMachine,
      inputs: [undefined],
      events: [
        { type: 'archive.begin' },
        { type: 'archive.finish' },
        { type: 'archive.fail' },
        { type: 'archive.expire' },
      ],
      facts: () => null,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./shop-archive.messages.json');
  });
});
