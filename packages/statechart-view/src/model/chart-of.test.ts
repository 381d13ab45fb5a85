import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, setup } from 'xstate';
import {
  chat,
  fetchWithRetry,
  signInForm,
  tabbedPanel,
  textEditor,
  wizard,
} from '../foreign-machines/screens.test-support.ts';
import { trafficLight } from '../foreign-machines/everyday.test-support.ts';
import { activeStates, isSendable } from './active-states.ts';
import { chartOf, transitionIds } from './chart-of.ts';
import { eventWords } from './event-words.ts';

describe('chartOf', () => {
  it('reads kinds, first states and actors', () => {
    const { states } = chartOf(chat);
    expect(states.find(({ id }) => id === 'chat.online')).toEqual({
      id: 'chat.online',
      name: 'online',
      parent: 'chat',
      kind: 'parallel',
      history: null,
      initial: [],
      tags: [],
      description: '',
      entry: [],
      exit: [],
      invokes: [{ id: 'presence', src: 'presence' }],
    });
    expect(states.find(({ id }) => id === 'chat')).toMatchObject({ kind: 'compound', initial: ['chat.connecting'] });
    expect(states.find(({ id }) => id === 'chat.left')?.kind).toBe('final');
  });

  it('reads history states and the states that they enter the first time', () => {
    const { states, transitions } = chartOf(tabbedPanel);
    expect(states.filter(({ history }) => history !== null).map(({ id, history }) => [id, history])).toEqual([
      ['tabs.open.last', 'deep'],
      ['tabs.open.lastTab', 'shallow'],
    ]);
    expect(transitions.filter(({ cause }) => cause === 'default').map(({ from, to }) => [from, to])).toEqual([
      ['tabs.open.last', ['tabs.open.general']],
      ['tabs.open.lastTab', ['tabs.open.privacy']],
    ]);
  });

  it('leaves out the actions with which XState starts and stops delays', () => {
    const [, , , , , hurry] = chartOf(trafficLight).states;
    expect(hurry).toMatchObject({ id: 'traffic-light.red.hurry', entry: ['blink'], exit: [] });
  });

  it('names guards in words, inline functions as inline, and actions of XState by what they send', () => {
    const { transitions } = chartOf(signInForm);
    expect(transitions.map(({ guard }) => guard).filter(Boolean)).toEqual([
      'hasName and (hasPassword or hasKey) and not isLocked',
    ]);
    expect(transitions.flatMap(({ actions }) => actions)).toEqual(['assign', 'raise INVALID', 'inline']);
    expect(chartOf(wizard).states.find(({ name }) => name === 'sending')?.invokes).toEqual([
      { id: '0.wizard.sending', src: 'actor 0' },
    ]);
  });

  it('keeps every target of a transition into parallel states', () => {
    expect(chartOf(textEditor).transitions.find(({ event }) => event === 'CLEAR')?.to).toEqual([
      'editor.bold.off',
      'editor.italics.off',
      'editor.list.none',
    ]);
  });

  it('gives a transition the same id in every reading, and no id twice', () => {
    const ids = chartOf(fetchWithRetry).transitions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...transitionIds(fetchWithRetry).values()]).toEqual(ids);
    expect(chartOf(fetchWithRetry)).toEqual(JSON.parse(JSON.stringify(chartOf(fetchWithRetry))));
  });
});

describe('eventWords', () => {
  it.each([
    ['', 'always', 'always'],
    ['PLAY', 'event', 'PLAY'],
    ['*', 'event', 'any event'],
    ['xstate.after.500.m.a', 'after', 'after 500 ms'],
    ['xstate.after.session.limit.m.a', 'after', 'after session.limit'],
    ['xstate.done.actor.loadUser', 'done', 'loadUser done'],
    ['xstate.error.actor.0.m.a', 'error', 'actor 0 error'],
    ['xstate.done.state.m.a', 'done', 'done'],
    ['xstate.snapshot.presence', 'snapshot', 'presence changes'],
  ] as const)('%j has the cause %s and the words %j', (event, cause, words) => {
    expect(eventWords(event, 'm.a')).toEqual({ cause, words });
  });
});

describe('activeStates', () => {
  it('has inner and outer states, also of an actor that is in several', () => {
    const chart = chartOf(textEditor);
    const actor = createActor(textEditor).start();
    actor.send({ type: 'BOLD' });
    const active = activeStates(chart, actor.getSnapshot().value);
    expect([...active].toSorted()).toEqual([
      'editor',
      'editor.bold',
      'editor.bold.on',
      'editor.italics',
      'editor.italics.off',
      'editor.list',
      'editor.list.none',
    ]);
    actor.stop();
  });

  it('finds states that have ids of their own', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { id: 'other' } } });
    expect([...activeStates(chartOf(machine), 'a')]).toEqual(['m', 'other']);
  });

  it('lets only declared events of active states be sent by hand', () => {
    const machine = setup({ actors: { work: fromPromise(async () => 1) } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { invoke: { src: 'work', onDone: 'b' }, after: { 10: 'b' }, on: { GO: 'b' } },
        b: { on: { BACK: 'a' } },
      },
    });
    const chart = chartOf(machine);
    const active = activeStates(chart, 'a');
    expect(chart.transitions.filter(({ id }) => isSendable(chart, active, id)).map(({ event }) => event)).toEqual([
      'GO',
    ]);
  });
});
