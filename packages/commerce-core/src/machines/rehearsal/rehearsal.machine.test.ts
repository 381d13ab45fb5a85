import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { nextRehearsal, rehearsalMachine } from './rehearsal.machine.ts';

describe('rehearsal machine', () => {
  it('there is one at a time, and it is switched to or thrown away only while it runs', () => {
    expect(nextRehearsal('running', 'rehearsal.begin')).toBeNull();
    expect(nextRehearsal('copying', 'rehearsal.switch')).toBeNull();
    expect(nextRehearsal('switching', 'rehearsal.discard')).toBeNull();
    expect(nextRehearsal('running', 'rehearsal.discard')).toBe('none');
    expect(nextRehearsal('switched', 'rehearsal.begin')).toBe('copying');
    expect(nextRehearsal('failed', 'rehearsal.begin')).toBe('copying');
  });

  it('a switch ends with everything in the shop, or with the rehearsal as it was', () => {
    expect(nextRehearsal('running', 'rehearsal.switch')).toBe('switching');
    expect(nextRehearsal('switching', 'rehearsal.finish')).toBe('switched');
    expect(nextRehearsal('switching', 'rehearsal.keep')).toBe('running');
    expect(nextRehearsal('switched', 'rehearsal.keep')).toBeNull();
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: rehearsalMachine,
      inputs: [undefined],
      events: [
        { type: 'rehearsal.begin' },
        { type: 'rehearsal.open' },
        { type: 'rehearsal.fail' },
        { type: 'rehearsal.switch' },
        { type: 'rehearsal.finish' },
        { type: 'rehearsal.keep' },
        { type: 'rehearsal.discard' },
      ],
      facts: () => null,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./rehearsal.messages.json');
  });
});
