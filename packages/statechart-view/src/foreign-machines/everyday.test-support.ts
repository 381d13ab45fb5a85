import { createMachine } from 'xstate';

export const trafficLight = createMachine({
  id: 'traffic-light',
  initial: 'green',
  states: {
    green: { after: { 30_000: 'amber' } },
    amber: { after: { 4000: 'red' } },
    red: {
      initial: 'walk',
      onDone: 'green',
      states: {
        walk: { after: { walkTime: 'hurry' } },
        hurry: { entry: 'blink', after: { 5000: 'stop' } },
        stop: { type: 'final' },
      },
    },
  },
  on: { POWER_CUT: '.red' },
});

export const lightSwitch = createMachine({
  id: 'switch',
  initial: 'off',
  states: { off: { on: { TOGGLE: 'on' } }, on: { on: { TOGGLE: 'off' } } },
});

export const kitchenTimer = createMachine({
  id: 'kitchen-timer',
  initial: 'idle',
  states: {
    idle: { on: { SET: { guard: 'isMoreThanZero', target: 'running', actions: 'storeMinutes' } } },
    running: {
      always: { guard: 'isOver', target: 'ringing' },
      after: { 1000: { target: 'running', reenter: true, actions: 'countDown' } },
      on: { PAUSE: 'paused', CANCEL: 'idle' },
    },
    paused: { on: { RESUME: 'running', CANCEL: 'idle' } },
    ringing: { entry: 'startBell', exit: 'stopBell', after: { 60_000: 'idle' }, on: { SILENCE: 'idle' } },
  },
});

export const toaster = createMachine({
  id: 'toaster',
  type: 'parallel',
  states: {
    lever: {
      initial: 'up',
      states: {
        up: { on: { PUSH: { guard: 'isPlugged', target: 'down' } } },
        down: { after: { browning: 'up' }, on: { POP: 'up' } },
      },
    },
    display: {
      initial: 'level3',
      states: {
        level1: { on: { MORE: 'level2' } },
        level2: { on: { MORE: 'level3', LESS: 'level1' } },
        level3: { on: { LESS: 'level2' } },
      },
    },
  },
});

export const lift = createMachine({
  id: 'lift',
  type: 'parallel',
  states: {
    cabin: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            CALL: [
              { guard: 'isAbove', target: 'moving.up', actions: 'storeCall' },
              { guard: 'isBelow', target: 'moving.down', actions: 'storeCall' },
              { target: 'boarding' },
            ],
          },
        },
        moving: {
          initial: 'up',
          on: { ARRIVE: [{ guard: 'isAtCall', target: 'boarding' }, { actions: 'passFloor' }], OBSTACLE: 'halted' },
          states: { up: { tags: ['moving'] }, down: { tags: ['moving'] } },
        },
        boarding: { after: { 8000: { guard: 'isDoorClosed', target: 'resting' } } },
        halted: { on: { RELEASE: 'resting' } },
      },
    },
    door: {
      initial: 'closed',
      states: {
        closed: { on: { OPEN: 'opening' } },
        opening: { after: { 2000: 'open' } },
        open: { after: { 5000: 'closing' }, on: { CLOSE: 'closing' } },
        closing: { after: { 2000: 'closed' }, on: { BLOCKED: 'opening', OPEN: 'opening' } },
      },
    },
    alarm: {
      initial: 'silent',
      states: { silent: { on: { ALARM: 'ringing' } }, ringing: { on: { RESET: 'silent' } } },
    },
  },
});
