import type { CatalogueColour } from '@kayal/api-contract/client';
import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { colourTexts } from '../../texts/back-office-texts.ts';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { isBlank } from '../../rules/text.ts';
import { colourLookupMachine } from '../colour-lookup/colour-lookup.machine.ts';
import {
  dirtyColours,
  droppedRows,
  editedRows,
  markedRows,
  refusedKeys,
  rowsOf,
  saveErrorText,
  savedRows,
} from './colour-table.logic.ts';
import type {
  ColourTableContext,
  ColourTableEmitted,
  ColourTableEvent,
  ColourTableTag,
  SaveColoursInput,
} from './colour-table.types.ts';

/**
 * The table of colour names. Rows can be edited in every state. Each row has its own lookup, and one list is open at a
 * time. Actors: `loadColours` returns the colours, `saveColours` nothing; it throws a refusal with a status for any
 * answer but 200. `colourLookup` is the lookup machine with its own actor provided.
 */
export const colourTableMachine = setup({
  types: {} as {
    context: ColourTableContext;
    events: ColourTableEvent;
    emitted: ColourTableEmitted;
    tags: ColourTableTag;
  },
  actors: {
    loadColours: notProvided<readonly CatalogueColour[], void>('loadColours'),
    saveColours: notProvided<void, SaveColoursInput>('saveColours'),
    colourLookup: colourLookupMachine,
  },
  guards: {
    hasChanges: ({ context }) => dirtyColours(context.rows, context.lost).length > 0,
    isChanged: (_, params: { error: unknown }) => toCallError(params.error).code === 'colour.changed',
    isAnswered: (_, params: { error: unknown }) => toCallError(params.error).status !== null,
  },
  actions: {
    adoptColours: assign(({ context, spawn, self }, params: { colours: readonly CatalogueColour[] }) => ({
      rows: rowsOf(params.colours, context.rows),
      lookups: Object.fromEntries(
        params.colours.map(({ key }) => [
          key,
          context.lookups[key] ?? spawn('colourLookup', { id: `lookup ${key}`, input: { key, table: self } }),
        ]),
      ),
      lost: [],
      callError: null,
    })),
    dropChanges: assign(({ context }) => ({ rows: droppedRows(context.rows), lost: [] })),
    keepError: assign((_, params: { error: unknown }) => ({ callError: toCallError(params.error) })),
    editName: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'row.name');
      enqueue.assign({ rows: editedRows(context.rows, event.key, { name: event.text.toUpperCase() }) });
      const lookup = context.lookups[event.key];
      if (lookup !== undefined) enqueue.sendTo(lookup, { type: 'lookup.close' });
    }),
    editHex: assign(({ context, event }) => {
      assertEvent(event, ['row.hex', 'lookup.found']);
      const hex = event.type === 'row.hex' ? event.text : event.hex;
      return { rows: editedRows(context.rows, event.key, { hex }) };
    }),
    keepFocus: assign(({ event }) => {
      assertEvent(event, 'row.focus');
      return { focusedKey: event.key };
    }),
    askLookup: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'row.lookup');
      const text = context.rows.find(({ key }) => key === event.key)?.name ?? '';
      const lookup = context.lookups[event.key];
      if (lookup !== undefined && !isBlank(text)) enqueue.sendTo(lookup, { type: 'lookup.press', text });
    }),
    closeOthers: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'lookup.opened');
      for (const [key, lookup] of Object.entries(context.lookups)) {
        if (key !== event.key) enqueue.sendTo(lookup, { type: 'lookup.close' });
      }
    }),
    notifyLookup: emit(({ event }) => {
      assertEvent(event, 'lookup.notice');
      return { type: 'colours.notice' as const, notice: event.notice };
    }),
    takeChanges: assign(({ context }) => ({ sent: dirtyColours(context.rows, context.lost), callError: null })),
    keepSaved: assign(({ context }) => ({ rows: savedRows(context.rows, context.sent), sent: [], lost: [] })),
    notifySaved: emit({ type: 'colours.saved' }),
    markRows: assign(({ context }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      return { callError, rows: markedRows(context.rows, refusedKeys(callError, context.sent)) };
    }),
    notifyError: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      enqueue.assign({ callError: toCallError(params.error), lost: [...context.lost, ...context.sent] });
      const notice = noticeFrom(colourTexts, 'danger', 'S8.COLOR.02', { text: saveErrorText(params.error) });
      enqueue.emit({ type: 'colours.notice', notice });
    }),
  },
}).createMachine({
  id: 'colour-table',
  context: { rows: [], lookups: {}, focusedKey: null, sent: [], lost: [], callError: null },
  initial: 'loading',
  on: {
    'row.name': { actions: 'editName' },
    'row.hex': { actions: 'editHex' },
    'row.focus': { actions: 'keepFocus' },
    'row.lookup': { actions: 'askLookup' },
    'lookup.found': { actions: 'editHex' },
    'lookup.opened': { actions: 'closeOthers' },
    'lookup.notice': { actions: 'notifyLookup' },
  },
  states: {
    loading: {
      tags: ['loading'],
      invoke: {
        id: 'loadColours',
        src: 'loadColours',
        onDone: {
          target: 'ready',
          actions: { type: 'adoptColours', params: ({ event }) => ({ colours: event.output }) },
        },
        onError: { target: 'loadFailed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    loadFailed: { tags: ['loadFailed'], on: { 'colours.reload': 'loading' } },
    ready: {
      tags: ['ready'],
      initial: 'editing',
      on: {
        'colours.save': [
          { guard: 'hasChanges', target: 'saving', actions: 'takeChanges' },
          { target: '.editing', actions: 'notifySaved' },
        ],
      },
      states: {
        editing: {},
        refused: { tags: ['refused'] },
        changed: {
          tags: ['changed'],
          initial: 'asking',
          on: {
            'colours.merge': '#colour-table.merging',
            'colours.drop': { target: '#colour-table.loading', actions: 'dropChanges' },
          },
          states: { asking: {}, unread: { tags: ['unread'] } },
        },
        failed: { tags: ['failed'] },
      },
    },
    saving: {
      tags: ['ready', 'busy'],
      invoke: {
        id: 'saveColours',
        src: 'saveColours',
        input: ({ context }) => ({ colours: context.sent, lost: context.lost }),
        onDone: { target: 'ready', actions: ['keepSaved', 'notifySaved'] },
        onError: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event },
            target: 'ready.changed',
            actions: { type: 'markRows', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event },
            target: 'ready.refused',
            actions: { type: 'markRows', params: ({ event }) => event },
          },
          { target: 'ready.failed', actions: { type: 'notifyError', params: ({ event }) => event } },
        ],
      },
    },
    merging: {
      tags: ['ready', 'changed', 'merging'],
      invoke: {
        id: 'mergeColours',
        src: 'loadColours',
        onDone: {
          target: 'ready',
          actions: { type: 'adoptColours', params: ({ event }) => ({ colours: event.output }) },
        },
        onError: 'ready.changed.unread',
      },
    },
  },
});
