import { describe, expect, it } from 'vitest';
import type { CatalogueColour } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import type { NamedColour } from '../../rules/colours/colour-lookup.ts';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { colourLookupMachine } from '../colour-lookup/colour-lookup.machine.ts';
import { colourTableMachine } from './colour-table.machine.ts';
import { rowState, selectColourRows, selectDirtyCount, selectLookup } from './colour-table.selectors.ts';
import type { ColourRow, ColourTableEmitted, SaveColoursInput } from './colour-table.types.ts';

const colours: readonly CatalogueColour[] = [
  { key: 'NVY', name: 'Navy', hex: '#000080' },
  { key: 'GLD', name: 'Gold', hex: '' },
];
const named: readonly NamedColour[] = [
  { name: 'Navy', hex: '#000080' },
  { name: 'Gold', hex: '#ffd700' },
  { name: 'Gold', hex: '#d4af37' },
];

function start() {
  const load = manualActor<readonly CatalogueColour[], void>();
  const save = manualActor<void, SaveColoursInput>();
  const list = manualActor<readonly NamedColour[], void>();
  const colourLookup = colourLookupMachine.provide({ actors: { loadNamedColours: list.logic } });
  const actor = createActor(
    colourTableMachine.provide({ actors: { loadColours: load.logic, saveColours: save.logic, colourLookup } }),
  );
  const emitted: ColourTableEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const row = (key: string): ColourRow => {
    const found = selectColourRows(actor.getSnapshot()).find((each) => each.key === key);
    if (found === undefined) throw new Error(`There is no row ${key}.`);
    return found;
  };
  const dirty = (): number => selectDirtyCount(actor.getSnapshot());
  const isOpen = (key: string): boolean =>
    selectLookup(key)(actor.getSnapshot())?.getSnapshot().hasTag('open') ?? false;
  const lookUp = async (key: string): Promise<void> => {
    actor.send({ type: 'row.lookup', key });
    list.call().resolve(named);
    await settle();
  };
  return { actor, load, save, list, emitted, row, dirty, isOpen, lookUp };
}

async function loaded() {
  const table = start();
  table.load.call().resolve(colours);
  await settle();
  return table;
}

describe('colour-table machine', () => {
  it('S2.COLOR.01 S2.COLOR.03 S5.COLOR.01 S3.ENT.07 names are upper-case, as loaded and as typed', async () => {
    const { actor, row, dirty } = await loaded();
    expect(row('NVY')).toMatchObject({ name: 'NAVY', hex: '#000080' });
    expect(dirty()).toBe(0);
    actor.send({ type: 'row.name', key: 'NVY', text: 'Deep sea' });
    expect(row('NVY').name).toBe('DEEP SEA');
    expect([dirty(), rowState(row('NVY'))]).toEqual([1, 'changed']);
    actor.send({ type: 'row.name', key: 'NVY', text: 'navy' });
    expect([dirty(), rowState(row('NVY'))]).toEqual([0, 'saved']);
  });

  it('J49 S5.COLOR.01 an invalid hex shows a warning and is still sent', async () => {
    const { actor, save, row } = await loaded();
    actor.send({ type: 'row.hex', key: 'GLD', text: 'goldish' });
    expect(rowState(row('GLD'))).toBe('invalidHex');
    actor.send({ type: 'colours.save' });
    expect(save.call().input).toEqual({
      lost: [],
      colours: [{ key: 'GLD', name: 'GOLD', hex: 'goldish', was: { name: 'GOLD', hex: '' } }],
    });
  });

  it('S4.COLOR.02 S4.COLOR.04 a lookup sets the hex of its row, at once or from its list', async () => {
    const { actor, row, isOpen, lookUp } = await loaded();
    actor.send({ type: 'row.hex', key: 'NVY', text: '' });
    await lookUp('NVY');
    expect(row('NVY').hex).toBe('#000080');
    await lookUp('GLD');
    expect(isOpen('GLD')).toBe(true);
    selectLookup('GLD')(actor.getSnapshot())?.send({ type: 'lookup.choose', hex: '#d4af37' });
    expect([row('GLD').hex, isOpen('GLD')]).toEqual(['#d4af37', false]);
  });

  it('S4.COLOR.07 one list is open at a time; typing a name closes its own', async () => {
    const { actor, isOpen, lookUp } = await loaded();
    actor.send({ type: 'row.name', key: 'NVY', text: 'gold' });
    await lookUp('NVY');
    await lookUp('GLD');
    expect([isOpen('NVY'), isOpen('GLD')]).toEqual([false, true]);
    actor.send({ type: 'row.name', key: 'GLD', text: 'gol' });
    expect(isOpen('GLD')).toBe(false);
  });

  it('S2.COLOR.05 S4.COLOR.05 a blank name starts no lookup, an unknown one shows a notice', async () => {
    const { actor, list, emitted, lookUp } = await loaded();
    actor.send({ type: 'row.name', key: 'GLD', text: '  ' });
    actor.send({ type: 'row.lookup', key: 'GLD' });
    actor.send({ type: 'row.lookup', key: 'NONE' });
    expect(list.calls).toHaveLength(0);
    actor.send({ type: 'row.name', key: 'GLD', text: 'zzz' });
    await lookUp('GLD');
    expect(emitted).toMatchObject([{ type: 'colours.notice', notice: { text: 'No matching colors found.' } }]);
    expect(selectLookup('NONE')(actor.getSnapshot())).toBeNull();
  });

  it('S2.COLOR.14 a save sends the changed rows only and shows a notice', async () => {
    const { actor, save, emitted, dirty } = await loaded();
    actor.send({ type: 'row.hex', key: 'GLD', text: '#ffd700' });
    actor.send({ type: 'colours.save' });
    expect(save.call().input.colours.map(({ key }) => key)).toEqual(['GLD']);
    save.call().resolve();
    await settle();
    expect([emitted, dirty()]).toEqual([[{ type: 'colours.saved' }], 0]);
    actor.send({ type: 'colours.save' });
    expect([emitted.length, save.calls.length]).toEqual([2, 1]);
  });

  it('text typed during a save stays an unsaved change', async () => {
    const { actor, save, emitted, row, dirty } = await loaded();
    actor.send({ type: 'row.hex', key: 'GLD', text: '#ffd700' });
    actor.send({ type: 'colours.save' });
    actor.send({ type: 'row.hex', key: 'GLD', text: '#d4af37' });
    actor.send({ type: 'colours.save' });
    expect([save.calls.length, emitted]).toEqual([1, []]);
    save.call().resolve();
    await settle();
    expect([row('GLD').hex, row('GLD').saved.hex, dirty()]).toEqual(['#d4af37', '#ffd700', 1]);
  });

  it('S8.COLOR.02 J49 a save without an answer shows the reason and keeps every edit', async () => {
    const { actor, save, emitted, row } = await loaded();
    actor.send({ type: 'row.hex', key: 'GLD', text: '#ffd700' });
    actor.send({ type: 'colours.save' });
    save.call().reject(offline);
    await settle();
    expect(emitted).toMatchObject([{ notice: { text: 'Failed to save fetch failed' } }]);
    expect([row('GLD').hex, row('GLD').isMarked]).toEqual(['#ffd700', false]);
    actor.send({ type: 'colours.save' });
    save.call().reject('no reason');
    await settle();
    expect(emitted.at(-1)).toMatchObject({ notice: { text: 'Failed to save no reason' } });
  });

  it('S8.COLOR.02 a row that is set back after a save without an answer is sent again: it may be stored', async () => {
    const { actor, load, save, emitted, dirty } = await loaded();
    const sent = { key: 'GLD', name: 'GOLD', hex: '#ffd700', was: { name: 'GOLD', hex: '' } };
    actor.send({ type: 'row.hex', key: 'GLD', text: '#ffd700' });
    actor.send({ type: 'colours.save' });
    save.call().reject(offline);
    await settle();
    actor.send({ type: 'row.hex', key: 'GLD', text: '' });
    expect(dirty()).toBe(1);
    actor.send({ type: 'colours.save' });
    expect(save.call().input).toEqual({ colours: [{ ...sent, hex: '' }], lost: [sent] });
    save.call().resolve();
    await settle();
    expect([emitted.at(-1), dirty()]).toEqual([{ type: 'colours.saved' }, 0]);
    actor.send({ type: 'row.hex', key: 'NVY', text: '#1' });
    actor.send({ type: 'colours.save' });
    expect(save.call().input.lost).toEqual([]);
    save.call().reject(offline);
    await settle();
    actor.send({ type: 'colours.save' });
    save.call().reject(refusal(409, 'colour.changed'));
    await settle();
    actor.send({ type: 'colours.drop' });
    load.call().resolve(colours);
    await settle();
    expect(dirty()).toBe(0);
  });

  it.each([400, 500])(
    'S8.COLOR.04 J49 an answer of %d says nothing, keeps edits and marks the rows sent',
    async (status) => {
      const { actor, save, emitted, row } = await loaded();
      actor.send({ type: 'row.hex', key: 'GLD', text: '#ffd700' });
      actor.send({ type: 'colours.save' });
      save.call().reject(refusal(status, 'colour.unknown'));
      await settle();
      expect(emitted).toEqual([]);
      expect(actor.getSnapshot().hasTag('refused')).toBe(true);
      expect([rowState(row('GLD')), row('GLD').hex, rowState(row('NVY'))]).toEqual(['refused', '#ffd700', 'saved']);
      actor.send({ type: 'row.hex', key: 'GLD', text: '#ffd701' });
      expect(rowState(row('GLD'))).toBe('changed');
    },
  );

  it('J49 a refusal that names rows marks only those', async () => {
    const { actor, save, row } = await loaded();
    actor.send({ type: 'row.hex', key: 'GLD', text: '#1' });
    actor.send({ type: 'row.hex', key: 'NVY', text: '#2' });
    actor.send({ type: 'colours.save' });
    save.call().reject(refusal(400, 'request.invalid', 'No.', { fields: { 'NVY.hex': 'too long' } }));
    await settle();
    expect([row('GLD').isMarked, row('NVY').isMarked]).toEqual([false, true]);
  });

  const theirs = [
    { key: 'NVY', name: 'Deep sea', hex: '#000060' },
    { key: 'GLD', name: 'Gold', hex: '' },
    { key: 'RED', name: 'Red', hex: '#f00' },
  ];

  /** NVY and GLD have changes; another admin changed NVY first. */
  async function changed() {
    const table = await loaded();
    table.actor.send({ type: 'row.hex', key: 'NVY', text: '#1' });
    table.actor.send({ type: 'row.hex', key: 'GLD', text: '#2' });
    table.actor.send({ type: 'colours.save' });
    const changes = [{ field: 'NVY', now: 'DEEP SEA #000060' }];
    table.save.call().reject(refusal(409, 'colour.changed', 'Changed.', { changes }));
    await settle();
    return table;
  }

  it('S2.COLOR.14 another admin’s change marks its rows, and mine go on top of it', async () => {
    const { actor, load, save, row, dirty, lookUp, isOpen } = await changed();
    expect([actor.getSnapshot().hasTag('changed'), row('NVY').isMarked, row('GLD').isMarked]).toEqual([
      true,
      true,
      false,
    ]);
    actor.send({ type: 'colours.merge' });
    actor.send({ type: 'row.hex', key: 'GLD', text: '#3' });
    expect(actor.getSnapshot().hasTag('merging')).toBe(true);
    load.call().resolve(theirs);
    await settle();
    expect(row('NVY')).toEqual({
      key: 'NVY',
      name: 'DEEP SEA',
      hex: '#1',
      saved: { name: 'DEEP SEA', hex: '#000060' },
      isMarked: false,
    });
    expect([row('GLD').hex, row('RED').name, dirty(), actor.getSnapshot().hasTag('changed')]).toEqual([
      '#3',
      'RED',
      2,
      false,
    ]);
    await lookUp('GLD');
    expect([isOpen('GLD'), selectLookup('RED')(actor.getSnapshot())]).toEqual([true, expect.anything()]);
    actor.send({ type: 'colours.save' });
    expect(save.call().input.colours[0]).toMatchObject({ hex: '#1', was: { name: 'DEEP SEA', hex: '#000060' } });
  });

  it('S2.COLOR.14 changes that cannot be read are asked for again; dropped, mine give way', async () => {
    const { actor, load, row, dirty } = await changed();
    actor.send({ type: 'colours.merge' });
    load.call().reject(offline);
    await settle();
    expect([actor.getSnapshot().hasTag('unread'), row('NVY').hex, dirty()]).toEqual([true, '#1', 2]);
    actor.send({ type: 'colours.drop' });
    expect([actor.getSnapshot().hasTag('loading'), dirty()]).toEqual([true, 0]);
    load.call().resolve(theirs);
    await settle();
    expect([row('NVY').name, row('NVY').hex, row('GLD').hex, dirty()]).toEqual(['DEEP SEA', '#000060', '', 0]);
  });

  it.each([[undefined], ['NVY'], [[null, 'NVY', {}]]])(
    'S2.COLOR.14 a refusal with the changes %j marks all that were sent',
    async (changes) => {
      const { actor, save, row } = await loaded();
      actor.send({ type: 'row.hex', key: 'GLD', text: '#1' });
      actor.send({ type: 'colours.save' });
      save.call().reject(refusal(409, 'colour.changed', 'Changed.', { changes }));
      await settle();
      expect([row('GLD').isMarked, row('NVY').isMarked]).toEqual([true, false]);
    },
  );

  it('S8.COLOR.03 J54 colours that cannot be loaded can be loaded again; S2.COLOR.12 focus is kept', async () => {
    const { actor, load, emitted } = start();
    load.call().reject(offline);
    await settle();
    expect([actor.getSnapshot().hasTag('loadFailed'), emitted]).toEqual([true, []]);
    actor.send({ type: 'colours.reload' });
    expect(load.calls).toHaveLength(2);
    actor.send({ type: 'row.focus', key: 'NVY' });
    expect(actor.getSnapshot().context.focusedKey).toBe('NVY');
  });

  it('each state says what the screen shows of it', async () => {
    const { actor, load, save } = start();
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    expect([tags(), selectColourRows(actor.getSnapshot())]).toEqual([['loading'], []]);
    load.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['loadFailed']);
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
    actor.send({ type: 'colours.reload' });
    load.call().resolve(colours);
    await settle();
    expect([tags(), actor.getSnapshot().context.callError]).toEqual([['ready'], null]);
    actor.send({ type: 'row.hex', key: 'GLD', text: '#ffd700' });
    actor.send({ type: 'colours.save' });
    expect(tags()).toEqual(['busy', 'ready']);
    save.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['failed', 'ready']);
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
  });

  it('no row is marked before a refusal, nor after the save that follows it', async () => {
    const { actor, save, row } = await loaded();
    expect([row('GLD').isMarked, row('NVY').isMarked]).toEqual([false, false]);
    actor.send({ type: 'row.hex', key: 'GLD', text: '#1' });
    actor.send({ type: 'colours.save' });
    save.call().reject(refusal(400, 'request.invalid'));
    await settle();
    expect(row('GLD').isMarked).toBe(true);
    actor.send({ type: 'colours.save' });
    save.call().resolve();
    await settle();
    expect(rowState(row('GLD'))).toBe('invalidHex');
  });

  it.each([
    [{ NVY: 'unknown', 'other.hex': 'too long' }, [false, true]],
    [{ 'colours/NVY/hex': 'too long' }, [false, true]],
    [null, [true, true]],
    [{ 'other.hex': 'too long' }, [true, true]],
  ])('J49 a refusal of the fields %j marks the rows that it names, or all that were sent', async (refused, marked) => {
    const { actor, save, row } = await loaded();
    actor.send({ type: 'row.hex', key: 'GLD', text: '#1' });
    actor.send({ type: 'row.hex', key: 'NVY', text: '#2' });
    actor.send({ type: 'colours.save' });
    save.call().reject(refusal(400, 'request.invalid', 'No.', { fields: refused }));
    await settle();
    expect([row('GLD').isMarked, row('NVY').isMarked]).toEqual(marked);
  });

  it('a name typed for a row that is gone changes nothing', async () => {
    const { actor, dirty } = await loaded();
    actor.send({ type: 'row.name', key: 'NONE', text: 'gold' });
    expect([dirty(), actor.getSnapshot().status]).toEqual([0, 'active']);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: colourTableMachine,
      events: [
        { type: 'row.name', key: 'GLD', text: 'gold' },
        { type: 'row.hex', key: 'GLD', text: '#ffd700' },
        { type: 'row.focus', key: 'GLD' },
        { type: 'row.lookup', key: 'GLD' },
        { type: 'lookup.found', key: 'GLD', hex: '#ffd700' },
        { type: 'lookup.opened', key: 'GLD' },
        { type: 'lookup.notice', key: 'GLD', notice: { tone: 'info' } },
        { type: 'colours.save' },
        { type: 'colours.reload' },
        { type: 'colours.merge' },
        { type: 'colours.drop' },
      ],
      answers: {
        loadColours: { done: [colours], error: [offline] },
        mergeColours: { done: [theirs], error: [offline] },
        saveColours: {
          done: [undefined],
          error: [offline, refusal(400, 'colour.unknown'), refusal(409, 'colour.changed')],
        },
      },
      facts: ({ rows }) => rows,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./colour-table.messages.json');
  });
});
