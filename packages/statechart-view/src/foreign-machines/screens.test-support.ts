import { and, assign, createMachine, fromPromise, not, or, raise, sendTo } from 'xstate';

export const fetchWithRetry = createMachine({
  id: 'fetch',
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      invoke: {
        id: 'request',
        src: 'sendRequest',
        onDone: { target: 'success', actions: 'storeData' },
        onError: [{ guard: 'canRetry', target: 'waiting', actions: 'countAttempt' }, { target: 'failure' }],
      },
      after: { timeout: { target: 'failure', actions: 'noteTimeout' } },
      on: { CANCEL: 'idle' },
    },
    waiting: { after: { backoff: 'loading' }, on: { CANCEL: 'idle' } },
    success: { type: 'final' },
    failure: { on: { RETRY: { target: 'loading', actions: 'resetAttempts' } } },
  },
});

export const wizard = createMachine({
  id: 'wizard',
  initial: 'name',
  states: {
    name: { on: { NEXT: { guard: 'isNameValid', target: 'address' } } },
    address: { on: { NEXT: { guard: 'isAddressValid', target: 'payment' }, BACK: 'name' } },
    payment: {
      initial: 'method',
      on: { BACK: 'address' },
      onDone: 'review',
      states: {
        method: { on: { CARD: 'card', INVOICE: 'chosen' } },
        card: { on: { NUMBER: { guard: 'isCardValid', target: 'chosen' }, OTHER: 'method' } },
        chosen: { type: 'final' },
      },
    },
    review: { on: { EDIT_NAME: 'name', EDIT_ADDRESS: 'address', BACK: 'payment', CONFIRM: 'sending' } },
    sending: { invoke: { src: fromPromise(async () => 'sent'), onDone: 'done', onError: 'review' } },
    done: { type: 'final' },
  },
});

export const mediaPlayer = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    playback: {
      initial: 'empty',
      on: { OPEN: '.loading' },
      states: {
        empty: {},
        loading: { on: { READY: 'paused', ERROR: 'broken' } },
        paused: { on: { PLAY: 'playing' } },
        playing: {
          initial: 'smooth',
          on: { PAUSE: 'paused', END: 'ended' },
          states: { smooth: { on: { STALL: 'buffering' } }, buffering: { on: { READY: 'smooth' } } },
        },
        ended: { on: { PLAY: { target: 'playing', actions: 'rewind' } } },
        broken: { on: { RETRY: 'loading' } },
      },
    },
    sound: {
      initial: 'loud',
      states: { loud: { on: { MUTE: 'muted' } }, muted: { on: { UNMUTE: 'loud' } } },
      on: { VOLUME: { actions: 'setVolume' } },
    },
    window: {
      initial: 'inline',
      states: {
        inline: { on: { FULLSCREEN: 'full', FLOAT: 'floating' } },
        full: { on: { ESCAPE: 'inline' } },
        floating: { on: { ESCAPE: 'inline', FULLSCREEN: 'full' } },
      },
    },
  },
});

export const textEditor = createMachine({
  id: 'editor',
  type: 'parallel',
  states: {
    bold: { initial: 'off', states: { off: { on: { BOLD: 'on' } }, on: { on: { BOLD: 'off' } } } },
    italics: { initial: 'off', states: { off: { on: { ITALICS: 'on' } }, on: { on: { ITALICS: 'off' } } } },
    list: {
      initial: 'none',
      states: {
        none: { on: { BULLETS: 'bullets', NUMBERS: 'numbers' } },
        bullets: { on: { NONE: 'none', NUMBERS: 'numbers' } },
        numbers: { on: { NONE: 'none', BULLETS: 'bullets' } },
      },
    },
  },
  on: {
    CLEAR: { target: ['.bold.off', '.italics.off', '.list.none'], actions: 'clearFormat' },
  },
});

export const tabbedPanel = createMachine({
  id: 'tabs',
  initial: 'open',
  states: {
    open: {
      initial: 'general',
      on: { CLOSE: 'closed' },
      states: {
        general: { on: { TAB_PRIVACY: 'privacy' } },
        privacy: {
          initial: 'list',
          on: { TAB_GENERAL: 'general' },
          states: { list: { on: { SHOW: 'detail' } }, detail: { on: { BACK: 'list' } } },
        },
        last: { type: 'history', history: 'deep', target: 'general' },
        lastTab: { type: 'history', target: 'privacy' },
      },
    },
    closed: { on: { REOPEN: 'open.last', REOPEN_TAB: 'open.lastTab', RESET: 'open' } },
  },
});

export const signInForm = createMachine({
  id: 'sign-in',
  initial: 'editing',
  states: {
    editing: {
      on: {
        CHANGE: { actions: assign({ dirty: true }) },
        SUBMIT: [
          { guard: and(['hasName', or(['hasPassword', 'hasKey']), not('isLocked')]), target: 'checking' },
          { actions: raise({ type: 'INVALID' }) },
        ],
        INVALID: { actions: () => undefined },
      },
    },
    checking: {
      invoke: [
        { id: 'verify', src: 'verifyPassword', onDone: 'inside', onError: 'editing' },
        { id: 'log', src: 'auditLog' },
      ],
    },
    inside: { type: 'final' },
  },
});

export const chat = createMachine({
  id: 'chat',
  initial: 'connecting',
  states: {
    connecting: {
      invoke: { id: 'socket', src: 'openSocket', onDone: 'online.typing', onError: 'offline' },
    },
    online: {
      type: 'parallel',
      invoke: { id: 'presence', src: 'presence', onSnapshot: { actions: 'storePresence' } },
      on: { DROP: 'offline', '*': { actions: 'logUnknown' } },
      states: {
        typing: {
          initial: 'still',
          states: {
            still: { on: { KEY: 'typing' } },
            typing: { after: { 3000: 'still' }, on: { KEY: { target: 'typing', reenter: true } } },
          },
        },
        messages: {
          initial: 'current',
          states: {
            current: { on: { SEND: { actions: sendTo('socket', { type: 'OUT' }) }, SCROLL: 'older' } },
            older: { on: { BOTTOM: 'current' } },
          },
        },
      },
    },
    offline: { after: { reconnect: 'connecting' }, on: { RETRY: 'connecting', LEAVE: 'left' } },
    left: { type: 'final' },
  },
});
