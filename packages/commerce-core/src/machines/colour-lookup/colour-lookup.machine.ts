import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { colourTexts } from '../../texts/back-office-texts.ts';
import { toCallError } from '../../call-error.ts';
import { loadingTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { type NamedColour, findColours } from '../../rules/colours/colour-lookup.ts';
import type {
  ColourLookupContext,
  ColourLookupEmitted,
  ColourLookupEvent,
  ColourLookupInput,
  ColourLookupTag,
} from './colour-lookup.types.ts';

/**
 * The hex lookup of one row. One match sets the hex, several open a list, none
 * shows a notice. A press during the load starts again with the latest name.
 * Actors: `loadNamedColours` returns the built-in list, which is loaded at the first lookup.
 */
export const colourLookupMachine = setup({
  types: {} as {
    context: ColourLookupContext;
    events: ColourLookupEvent;
    emitted: ColourLookupEmitted;
    input: ColourLookupInput;
    tags: ColourLookupTag;
  },
  actors: {
    loadNamedColours: notProvided<readonly NamedColour[], void>('loadNamedColours'),
  },
  guards: {
    isOne: ({ context }, params: { colours: readonly NamedColour[] }) =>
      findColours(context.text, params.colours).length === 1,
    isSeveral: ({ context }, params: { colours: readonly NamedColour[] }) =>
      findColours(context.text, params.colours).length > 1,
  },
  actions: {
    keepText: assign(({ event }) => {
      assertEvent(event, 'lookup.press');
      return { text: event.text, matches: [], callError: null };
    }),
    keepMatches: assign(({ context }, params: { colours: readonly NamedColour[] }) => ({
      matches: findColours(context.text, params.colours),
    })),
    dropMatches: assign({ matches: [] }),
    notify: enqueueActions(({ context: { table }, enqueue }, params: ColourLookupEmitted) => {
      enqueue.emit(params);
      if (table !== null) enqueue.sendTo(table, params);
    }),
    keepError: assign((_, params: { error: unknown }) => ({ callError: toCallError(params.error) })),
  },
}).createMachine({
  id: 'colour-lookup',
  context: ({ input }) => ({ ...input, text: '', matches: [], callError: null }),
  initial: 'idle',
  on: {
    'lookup.press': { target: '.loading', actions: 'keepText', reenter: true },
    'lookup.close': { target: '.idle', actions: 'dropMatches' },
  },
  states: {
    idle: {},
    loading: {
      tags: ['loading'],
      invoke: {
        id: 'loadNamedColours',
        src: 'loadNamedColours',
        onDone: [
          {
            guard: { type: 'isOne', params: ({ event }) => ({ colours: event.output }) },
            target: 'done.set',
            actions: [
              {
                type: 'notify',
                params: ({ context: { key, text }, event }) => ({
                  type: 'lookup.found' as const,
                  key,
                  hex: findColours(text, event.output)[0]?.hex ?? '',
                }),
              },
            ],
          },
          {
            guard: { type: 'isSeveral', params: ({ event }) => ({ colours: event.output }) },
            target: 'done.choosing',
            actions: [
              { type: 'keepMatches', params: ({ event }) => ({ colours: event.output }) },
              { type: 'notify', params: ({ context: { key } }) => ({ type: 'lookup.opened' as const, key }) },
            ],
          },
          {
            target: 'done.none',
            actions: {
              type: 'notify',
              params: ({ context: { key } }) => ({
                type: 'lookup.notice' as const,
                key,
                notice: noticeFrom(colourTexts, 'info', 'S8.COLOR.01'),
              }),
            },
          },
        ],
        onError: {
          target: 'idle',
          actions: [
            { type: 'keepError', params: ({ event }) => event },
            {
              type: 'notify',
              params: ({ context: { key } }) => ({
                type: 'lookup.notice' as const,
                key,
                notice: noticeFrom(loadingTexts, 'danger', 'J54.LOAD'),
              }),
            },
          ],
        },
      },
    },
    done: {
      tags: ['done'],
      initial: 'set',
      states: {
        set: {},
        choosing: {
          tags: ['open'],
          on: {
            'lookup.press': { target: '#colour-lookup.idle', actions: 'dropMatches' },
            'lookup.choose': {
              target: 'set',
              actions: [
                'dropMatches',
                {
                  type: 'notify',
                  params: ({ context: { key }, event }) => ({
                    type: 'lookup.found' as const,
                    key,
                    hex: event.hex,
                  }),
                },
              ],
            },
          },
        },
        none: {},
      },
    },
  },
});
