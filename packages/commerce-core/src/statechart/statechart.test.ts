import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import * as core from '../index.ts';
import { eventWords, statechartOf, statechartTable } from './index.ts';

const machines: [string, AnyStateMachine][] = Object.entries(core).flatMap(
  ([name, value]): [string, AnyStateMachine][] =>
    name.endsWith('Machine') && typeof value === 'object' && 'root' in value ? [[name, value]] : [],
);
const placement = statechartOf(core.orderPlacementMachine);

describe('statechart', () => {
  it('finds every machine of the core', () => {
    expect(machines.map(([name]) => name)).toHaveLength(25);
  });

  it('reads states, tags, calls and targets from the machine', () => {
    expect(placement.states.find(({ id }) => id === 'order-placement.submitting')).toEqual({
      id: 'order-placement.submitting',
      name: 'submitting',
      parent: 'order-placement',
      kind: 'atomic',
      initial: null,
      tags: ['busy'],
      calls: ['submitOrder'],
    });
    expect(placement.transitions.filter(({ from }) => from === 'order-placement.clearing')).toEqual([
      {
        id: 'order-placement.clearing --xstate.done.actor.clearCart[0]-->',
        from: 'order-placement.clearing',
        to: ['order-placement.placed'],
        event: 'xstate.done.actor.clearCart',
        guard: null,
        actions: ['notifyPlaced'],
        calls: [],
      },
      {
        id: 'order-placement.clearing --xstate.error.actor.clearCart[1]-->',
        from: 'order-placement.clearing',
        to: ['order-placement.clearFailed'],
        event: 'xstate.error.actor.clearCart',
        guard: null,
        actions: ['notifyClearError'],
        calls: [],
      },
    ]);
  });

  it('has a table of event, state, call and message in words', () => {
    const id = 'order-placement.submitting --xstate.done.actor.submitOrder[1]-->';
    const rows = statechartTable(placement, { [id]: 'S8.ORD.01' });
    expect(rows.find(({ from, to }) => from === 'submitting' && to === 'clearing')).toEqual({
      from: 'submitting',
      event: 'submitOrder answers',
      guard: '',
      to: 'clearing',
      call: 'clearCart',
      messages: 'S8.ORD.01',
    });
    expect(rows.find(({ from }) => from === 'anywhere')).toMatchObject({ event: 'order.place', to: 'stays' });
    expect(rows.find(({ guard }) => guard === 'isRefused')).toMatchObject({
      from: 'checking',
      event: 'at once',
      to: 'idle',
    });
  });

  it.each([
    ['', 'at once'],
    ['xstate.error.actor.saveChange', 'saveChange fails'],
    ['xstate.after.1000.image-save.success', 'after 1000 ms'],
    ['xstate.after.shown.image-save.success', 'after shown'],
    ['line.add', 'line.add'],
  ])('words %j as %j', (event, words) => {
    expect(eventWords(event)).toBe(words);
  });

  it.each(machines)('%s: a row for each transition, and nothing unnamed', (_name, machine) => {
    const chart = statechartOf(machine);
    expect(statechartTable(chart)).toHaveLength(chart.transitions.length);
    expect(chart.transitions.filter(({ guard, actions }) => guard === '' || actions.includes(''))).toEqual([]);
    expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(chart.transitions.length);
  });
});
