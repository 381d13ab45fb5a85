import { describe, expect, it } from 'vitest';
import type { Suggestion } from '@kayal/api-contract/client';
import { SimulatedClock, createActor } from 'xstate';
import { manualActor, offline, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { searchSuggestionsMachine } from './search-suggestions.machine.ts';
import type { SearchSuggestionsEmitted } from './search-suggestions.types.ts';

const tee: Suggestion = {
  productId: 7,
  name: 'Tide Tee',
  displayFirst: '7_BLACK.webp',
  pictureAt: 1,
  mrp: 129_900,
  offer: null,
};

function start() {
  const suggest = manualActor<readonly Suggestion[], { readonly text: string }>();
  const clock = new SimulatedClock();
  const machine = searchSuggestionsMachine.provide({ actors: { suggest: suggest.logic } });
  const actor = createActor(machine, { clock, input: {} });
  const emitted: SearchSuggestionsEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const type = (text: string): void => actor.send({ type: 'text.changed', text });
  return { actor, clock, suggest, emitted, type };
}

async function opened() {
  const box = start();
  box.type('tee');
  box.clock.increment(200);
  box.suggest.call().resolve([tee]);
  await settle();
  return box;
}

describe('search-suggestions machine', () => {
  it('S5.SRCH.02 asks after typing has paused for 200 ms', async () => {
    const { actor, clock, suggest, type } = start();
    type('t');
    clock.increment(199);
    type('te');
    clock.increment(199);
    expect(suggest.calls).toHaveLength(0);
    clock.increment(1);
    expect(suggest.calls.map((call) => call.input.text)).toEqual(['te']);
    suggest.call().resolve([tee]);
    await settle();
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(actor.getSnapshot().context.suggestions).toEqual([tee]);
  });

  it('the latest question wins: an older answer is not heard and its call is ended', async () => {
    const { actor, clock, suggest, type } = start();
    type('tee');
    clock.increment(200);
    type('short');
    expect(suggest.call(0).signal.aborted).toBe(true);
    clock.increment(200);
    suggest.call(1).resolve([{ ...tee, productId: 8, name: 'Shorts' }]);
    suggest.call(0).resolve([tee]);
    await settle();
    expect(actor.getSnapshot().context.suggestions.map((each) => each.productId)).toEqual([8]);
  });

  it('S4.SUGG.02 S5.SRCH.02 empty or blank text clears the list and makes no call', async () => {
    const { actor, clock, suggest, type } = await opened();
    type('  ');
    clock.increment(1000);
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    expect(actor.getSnapshot().context.suggestions).toEqual([]);
    expect(suggest.calls).toHaveLength(1);
  });

  it('a blank added to the same text, or taken from it, makes no new call', async () => {
    const { actor, clock, suggest, type } = await opened();
    for (const text of ['tee ', 'tee']) {
      type(text);
      clock.increment(1000);
    }
    expect(suggest.calls).toHaveLength(1);
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
  });

  it('S4.SUGG.01 J62 leaving the box clears the list and ends the question', async () => {
    const { actor, clock, suggest, type } = await opened();
    type('shorts');
    clock.increment(200);
    actor.send({ type: 'list.close' });
    expect(suggest.call().signal.aborted).toBe(true);
    expect(actor.getSnapshot().context.suggestions).toEqual([]);
  });

  it('S5.SRCH.03 entries without a name or an id are dropped; none left is said', async () => {
    const { actor, clock, suggest, type } = start();
    type('tee');
    clock.increment(200);
    suggest.call().resolve([
      { ...tee, name: ' ' },
      { ...tee, productId: 0 },
    ]);
    await settle();
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    expect(actor.getSnapshot().hasTag('empty')).toBe(true);
    expect(actor.getSnapshot().context.suggestions).toEqual([]);
  });

  it('S8.GEN.01 an error empties the list and is logged', async () => {
    const { actor, clock, suggest, emitted, type } = await opened();
    type('shorts');
    clock.increment(200);
    suggest.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().context.suggestions).toEqual([]);
    expect(emitted).toMatchObject([{ type: 'suggestions.failed', callError: { kind: 'network' } }]);
  });

  it('the box may start with a text, which is not requested', () => {
    const machine = searchSuggestionsMachine.provide({
      actors: { suggest: manualActor<readonly Suggestion[], { readonly text: string }>().logic },
    });
    const actor = createActor(machine, { input: { text: 'tee' } }).start();
    expect(actor.getSnapshot().context).toMatchObject({ text: 'tee', suggestions: [] });
    actor.send({ type: 'text.changed', text: ' tee' });
    expect(actor.getSnapshot().matches('closed')).toBe(true);
    expect(actor.getSnapshot().context.text).toBe(' tee');
  });

  it('each state says what the box shows of it', async () => {
    const { actor, clock, suggest, type } = start();
    const tags = () => [...actor.getSnapshot().tags];
    expect([tags(), actor.getSnapshot().context.text]).toEqual([[], '']);
    type(' tee ');
    expect(tags()).toEqual(['busy']);
    clock.increment(200);
    expect([tags(), suggest.call().input]).toEqual([['busy'], { text: 'tee' }]);
    suggest.call().reject(offline);
    await settle();
    expect(tags()).toEqual([]);
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
    type('shorts');
    clock.increment(200);
    suggest.call().resolve([tee]);
    await settle();
    expect(tags()).toEqual(['open']);
    expect(actor.getSnapshot().context.callError).toBeNull();
    type('nothing of this kind');
    clock.increment(200);
    suggest.call().resolve([]);
    await settle();
    expect([tags(), actor.getSnapshot().context.suggestions]).toEqual([['empty'], []]);
  });

  it('the same text is requested again once the box was emptied', async () => {
    const { clock, suggest, type } = await opened();
    type('');
    type('tee');
    clock.increment(200);
    expect(suggest.calls).toHaveLength(2);
  });

  it('S5.SRCH.03 an entry whose id is not a whole number is dropped', async () => {
    const { actor, clock, suggest, type } = start();
    type('tee');
    clock.increment(200);
    suggest.call().resolve([{ ...tee, productId: 1.5 }, { ...tee, productId: -1 }, tee]);
    await settle();
    expect(actor.getSnapshot().context.suggestions).toEqual([tee]);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: searchSuggestionsMachine,
      inputs: [{}],
      events: [{ type: 'text.changed', text: 'tee' }, { type: 'text.changed', text: '' }, { type: 'list.close' }],
      answers: { suggest: { done: [[tee], []], error: [offline] } },
      facts: ({ text }) => text,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./search-suggestions.messages.json');
  });
});
