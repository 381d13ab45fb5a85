import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { ticTacToe } from '../foreign-machines/processes.test-support.ts';
import { toJson } from './to-json.ts';
import { machineOf, watchActor } from './watch-actor.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  context: { opened: 0 },
  states: {
    closed: { on: { OPEN: 'moving', LOCK: 'gone' } },
    moving: { always: 'open' },
    open: { on: { CLOSE: 'closed' } },
    gone: { type: 'final' },
  },
});

describe('watchActor', () => {
  it('follows states, all transitions of the last event, and the events received', () => {
    const actor = createActor(door).start();
    const watch = watchActor(actor);
    let calls = 0;
    const stop = watch.subscribe(() => (calls += 1));
    expect(watch.get()).toEqual({
      active: ['door', 'door.closed'],
      status: 'active',
      context: '{\n  "opened": 0\n}',
      taken: [],
      received: {},
    });
    expect(watch.get()).toBe(watch.get());
    watch.send({ type: 'OPEN', by: 'hand' });
    expect(watch.get()).toMatchObject({
      active: ['door', 'door.open'],
      taken: ['door.closed: OPEN #0', 'door.moving: always #0'],
      received: { OPEN: '{\n  "type": "OPEN",\n  "by": "hand"\n}' },
    });
    const before = calls;
    expect(before).toBeGreaterThan(0);
    stop();
    actor.send({ type: 'CLOSE' });
    expect(calls).toBe(before);
  });

  it('says when the actor is done', () => {
    const actor = createActor(door).start();
    const watch = watchActor(actor);
    watch.subscribe(() => undefined);
    actor.send({ type: 'LOCK' });
    expect(watch.get()).toMatchObject({ status: 'done', active: ['door', 'door.gone'] });
  });

  it('keeps the machine that was provided with implementations', () => {
    const provided = ticTacToe.provide({ guards: { hasWinner: () => false, isBoardFull: () => true } });
    const actor = createActor(provided).start();
    expect(watchActor(actor).get().active).toContain('tic-tac-toe.over.drawn');
    expect(machineOf(actor)).toBe(provided);
  });

  it('refuses an actor that runs no machine', () => {
    const actor = createActor(fromPromise(async () => 1));
    expect(machineOf(actor)).toBeNull();
    expect(() => watchActor(actor)).toThrow('does not run a machine');
  });
});

describe('toJson', () => {
  it('writes in words what JSON cannot write', () => {
    const value: Record<string, unknown> = {
      big: 1n,
      map: new Map([['a', 1]]),
      set: new Set([1]),
      error: new TypeError('no'),
      save: function save() {},
      actor: createActor(door, { id: 'front' }),
      twice: [{ a: 1 }, { a: 1 }],
    };
    value['self'] = value;
    expect(JSON.parse(toJson(value))).toEqual({
      big: '1n',
      map: { a: 1 },
      set: [1],
      error: { name: 'TypeError', message: 'no' },
      save: 'function save',
      actor: 'actor front',
      twice: [{ a: 1 }, { a: 1 }],
      self: 'circular',
    });
    expect(toJson(undefined)).toBe('undefined');
  });

  it('cuts a long text and says so', () => {
    expect(toJson('x'.repeat(30_000))).toMatch(/… 10002 characters more$/);
  });
});
