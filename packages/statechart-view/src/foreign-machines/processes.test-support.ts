import { createMachine } from 'xstate';

export const ticTacToe = createMachine({
  id: 'tic-tac-toe',
  initial: 'playing',
  on: { RESET: { target: '.playing', actions: 'clearBoard' } },
  states: {
    playing: {
      always: [
        { guard: 'hasWinner', target: 'over.won' },
        { guard: 'isBoardFull', target: 'over.drawn' },
      ],
      on: { PLAY: { guard: 'isFree', actions: ['place', 'changePlayer'] } },
    },
    over: { initial: 'won', states: { won: { tags: ['winner'] }, drawn: { tags: ['draw'] } } },
  },
});

export const deployment = createMachine({
  id: 'deployment',
  initial: 'queued',
  states: {
    queued: { on: { RUNNER_FREE: 'building' } },
    building: {
      type: 'parallel',
      onDone: 'approval',
      on: { CANCEL: 'cancelled' },
      states: {
        tests: {
          initial: 'running',
          states: {
            running: { invoke: { id: 'tests', src: 'runTests', onDone: 'passed', onError: '#deployment.failed' } },
            passed: { type: 'final' },
          },
        },
        image: {
          initial: 'running',
          states: {
            running: { invoke: { id: 'image', src: 'buildImage', onDone: 'pushed', onError: '#deployment.failed' } },
            pushed: { type: 'final' },
          },
        },
      },
    },
    approval: {
      on: { APPROVE: { guard: 'isMaintainer', target: 'rollout' }, REJECT: 'cancelled' },
      after: { 86_400_000: 'cancelled' },
    },
    rollout: {
      initial: 'canary',
      onDone: 'live',
      on: { ROLL_BACK: 'failed' },
      states: {
        canary: { after: { 600_000: 'half' } },
        half: { after: { 600_000: 'all' } },
        all: { type: 'final' },
      },
    },
    live: { type: 'final' },
    failed: { on: { RERUN: 'queued' } },
    cancelled: { type: 'final' },
  },
});

/** States with ids of their own, names with spaces and marks, and a transition from a state to its own inner state. */
export const awkwardNames = createMachine({
  id: 'names: "awkward"',
  initial: 'first step',
  states: {
    'first step': { id: 'start', on: { 'go; now': '#the-end', 'a|b': { target: '#inner' } } },
    outer: {
      initial: 'one',
      on: { DEEPER: '.two.leaf', AGAIN: { target: 'outer', reenter: true }, OUT: '#start' },
      states: { one: { id: 'inner' }, two: { initial: 'leaf', states: { leaf: { on: { UP: '#inner' } } } } },
    },
    end: { id: 'the-end', type: 'final' },
  },
});
