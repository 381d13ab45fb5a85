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

export const coffeeMachine = createMachine({
  id: 'coffee',
  initial: 'off',
  states: {
    off: { on: { POWER: 'heating' } },
    heating: { invoke: { id: 'boiler', src: 'heatWater', onDone: 'ready', onError: '#coffee.error' } },
    ready: { on: { ESPRESSO: 'making.grinding', RINSE: 'making.rinsing', POWER: 'off' }, after: { 900_000: 'off' } },
    making: {
      initial: 'grinding',
      onDone: 'ready',
      on: { STOP: 'ready' },
      states: {
        grinding: { after: { 7000: 'brewing' } },
        brewing: { after: { shot: 'served' }, on: { NO_WATER: '#coffee.error.water' } },
        rinsing: { after: { 3000: 'served' } },
        served: { type: 'final' },
      },
    },
    error: {
      initial: 'unknown',
      on: { POWER: 'off' },
      states: { unknown: {}, water: { on: { REFILL: '#coffee.heating' } } },
    },
  },
});

export const cashMachine = createMachine({
  id: 'cash-machine',
  initial: 'welcome',
  states: {
    welcome: { on: { CARD: 'pin' } },
    pin: {
      on: {
        DIGITS: [
          { guard: 'isPinRight', target: 'menu' },
          { guard: 'isLastAttempt', target: 'cardKept', actions: 'reportCard' },
          { actions: 'countAttempt' },
        ],
        CANCEL: 'returning',
      },
      after: { 30_000: 'returning' },
    },
    menu: { on: { WITHDRAW: 'amount', BALANCE: 'balance', CANCEL: 'returning' } },
    amount: { on: { AMOUNT: { guard: 'isCovered', target: 'paying' }, CANCEL: 'menu' } },
    balance: { on: { BACK: 'menu' } },
    paying: { invoke: { id: 'pay', src: 'countNotes', onDone: 'returning', onError: 'outOfOrder' } },
    returning: { on: { TAKEN: 'welcome' }, after: { 20_000: 'cardKept' } },
    cardKept: { on: { SERVICE: 'welcome' } },
    outOfOrder: { on: { SERVICE: 'welcome' } },
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

export const document = createMachine({
  id: 'document',
  initial: 'draft',
  states: {
    draft: { on: { SUBMIT: { guard: 'isComplete', target: 'review' }, DELETE: 'deleted', SAVE: { actions: 'save' } } },
    review: {
      initial: 'language',
      on: { REJECT: { target: 'draft', actions: 'notifyAuthor' } },
      onDone: 'approved',
      states: {
        language: { on: { APPROVE: 'law' } },
        law: { on: { APPROVE: 'passed', SEND_BACK: 'language' } },
        passed: { type: 'final' },
      },
    },
    approved: { on: { PUBLISH: 'published', REVISE: 'draft' } },
    published: { on: { RETRACT: 'draft', ARCHIVE: 'archived' } },
    archived: { type: 'final' },
    deleted: { on: { RESTORE: 'draft' }, after: { 2_592_000_000: 'gone' } },
    gone: { type: 'final' },
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
