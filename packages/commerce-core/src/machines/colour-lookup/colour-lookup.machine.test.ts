import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { NamedColour } from '../../rules/colours/colour-lookup.ts';
import { manualActor, offline, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { colourLookupMachine } from './colour-lookup.machine.ts';
import { matchLabel, selectMatches } from './colour-lookup.selectors.ts';
import type { ColourLookupEmitted, ColourLookupInput } from './colour-lookup.types.ts';

const colours: readonly NamedColour[] = [
  { name: 'Navy', hex: '#000080' },
  { name: 'Navy Blue', hex: '#1974d2' },
  { name: 'Gold', hex: '#ffd700' },
  { name: 'Gold', hex: '#d4af37' },
];

function start(table: ColourLookupInput['table'] = null) {
  const load = manualActor<readonly NamedColour[], void>();
  const machine = colourLookupMachine.provide({ actors: { loadNamedColours: load.logic } });
  const actor = createActor(machine, { input: { key: 'NVY', table } });
  const emitted: ColourLookupEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const press = (text: string): void => actor.send({ type: 'lookup.press', text });
  const answered = async (text: string): Promise<void> => {
    press(text);
    load.call().resolve(colours);
    await settle();
  };
  const tags = (): string[] => [...actor.getSnapshot().tags].toSorted();
  return { actor, load, emitted, press, answered, tags };
}

describe('colour-lookup machine', () => {
  it('S4.COLOR.01 S4.COLOR.02 S2.COLOR.11 idle, loading, then done with the one hex', async () => {
    const { actor, load, emitted, press, tags } = start();
    expect(tags()).toEqual([]);
    press(' navy ');
    expect(tags()).toEqual(['loading']);
    load.call().resolve(colours);
    await settle();
    expect(tags()).toEqual(['done']);
    expect(emitted).toEqual([{ type: 'lookup.found', key: 'NVY', hex: '#000080' }]);
    expect(actor.getSnapshot().matches({ done: 'set' })).toBe(true);
  });

  it('S4.COLOR.03 S4.COLOR.04 several open a list, and a chosen entry sets the hex and closes it', async () => {
    const { actor, emitted, answered, tags } = start();
    await answered('gold');
    expect(tags()).toEqual(['done', 'open']);
    expect(selectMatches(actor.getSnapshot()).map(matchLabel)).toEqual(['Gold — #ffd700', 'Gold — #d4af37']);
    actor.send({ type: 'lookup.choose', hex: '#d4af37' });
    expect(tags()).toEqual(['done']);
    expect(emitted).toEqual([
      { type: 'lookup.opened', key: 'NVY' },
      { type: 'lookup.found', key: 'NVY', hex: '#d4af37' },
    ]);
  });

  it('S4.COLOR.05 S8.COLOR.01 no match shows a notice and sets nothing', async () => {
    const { emitted, answered, tags } = start();
    await answered('gol');
    expect(emitted).toMatchObject([{ type: 'lookup.notice', notice: { text: 'No matching colors found.' } }]);
    expect(tags()).toEqual(['done']);
  });

  it('S4.COLOR.06 a press while the list is open closes it without a lookup; the next press looks up again', async () => {
    const { actor, load, press, answered, tags } = start();
    await answered('gold');
    press('gold');
    expect([tags(), load.calls.length, selectMatches(actor.getSnapshot())]).toEqual([[], 1, []]);
    await answered('gold');
    expect(tags()).toEqual(['done', 'open']);
  });

  it('the latest name counts, and closing ends the lookup', async () => {
    const { actor, load, emitted, press, tags } = start();
    press('gold');
    press('navy');
    expect(load.call(0).signal.aborted).toBe(true);
    load.call(0).resolve(colours);
    load.call(1).resolve(colours);
    await settle();
    expect(emitted).toEqual([{ type: 'lookup.found', key: 'NVY', hex: '#000080' }]);
    press('gold');
    actor.send({ type: 'lookup.close' });
    load.call().resolve(colours);
    await settle();
    expect([tags(), emitted.length]).toEqual([[], 1]);
  });

  it('J54 a list that cannot be loaded shows a notice and can be loaded again', async () => {
    const { actor, load, emitted, press, answered, tags } = start();
    press('navy');
    load.call().reject(offline);
    await settle();
    expect(tags()).toEqual([]);
    expect(emitted).toMatchObject([{ notice: { messageId: 'J54.LOAD' } }]);
    expect(actor.getSnapshot().context.callError?.kind).toBe('network');
    await answered('navy');
    expect(emitted.at(-1)).toMatchObject({ hex: '#000080' });
  });

  it('the table of a row receives what its lookup emits', async () => {
    const received: ColourLookupEmitted[] = [];
    const table = createActor(
      fromCallback<ColourLookupEmitted>(({ receive }) => receive((event) => void received.push(event))),
    ).start();
    const { emitted, answered } = start(table);
    await answered('gold');
    expect(received).toEqual([{ type: 'lookup.opened', key: 'NVY' }]);
    expect(emitted).toEqual(received);
  });

  it('before and during a lookup the list has no entries', () => {
    const { actor, press } = start();
    expect(selectMatches(actor.getSnapshot())).toEqual([]);
    press('gold');
    expect(selectMatches(actor.getSnapshot())).toEqual([]);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: colourLookupMachine,
      inputs: [{ key: 'NVY', table: null }],
      events: [
        { type: 'lookup.press', text: 'navy' },
        { type: 'lookup.press', text: 'gold' },
        { type: 'lookup.press', text: 'x' },
        { type: 'lookup.choose', hex: '#d4af37' },
        { type: 'lookup.close' },
      ],
      answers: { loadNamedColours: { done: [colours], error: [offline] } },
      facts: ({ text }) => text,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./colour-lookup.messages.json');
  });
});
