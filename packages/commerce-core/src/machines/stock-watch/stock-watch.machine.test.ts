import { describe, expect, it } from 'vitest';
import type { StockWatch } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { stockWatchMachine } from './stock-watch.machine.ts';
import { selectWatches, selectWatchRefusal, selectWatchState } from './stock-watch.selectors.ts';
import { stockWatchTexts } from './stock-watch.texts.ts';
import type { SaveWatchInput, StockWatchEmitted } from './stock-watch.types.ts';

const watchOf = (uniqueCode: string): StockWatch => ({
  uniqueCode,
  productId: 7,
  name: 'Tide Tee',
  colour: 'BLACK',
  colourName: 'JET BLACK',
  size: 'M',
  picture: '7_BLACK.webp',
  pictureAt: 1,
});
const m = watchOf('7-M');
const l = watchOf('7-L');
const ask = (uniqueCode = '7-M') => ({ type: 'watch.ask', uniqueCode, returnTo: `/p?${uniqueCode}` }) as const;
const stop = (uniqueCode = '7-M') => ({ type: 'watch.stop', uniqueCode }) as const;
const open = (customerId = 'c1') => ({ type: 'watch.open', customerId }) as const;

function start() {
  const load = manualActor<readonly StockWatch[], { readonly customerId: string | null }>();
  const save = manualActor<readonly StockWatch[], SaveWatchInput>();
  const actor = createActor(
    stockWatchMachine.provide({ actors: { loadWatches: load.logic, saveWatch: save.logic } }),
  ).start();
  const emitted: StockWatchEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  const stateOf = (uniqueCode = '7-M') => selectWatchState(uniqueCode)(actor.getSnapshot());
  const shown = () => selectWatches(actor.getSnapshot());
  const refusalText = () => selectWatchRefusal(actor.getSnapshot());
  return { actor, load, save, emitted, stateOf, shown, refusalText };
}

async function startOpen(list: readonly StockWatch[] = []) {
  const parts = start();
  parts.actor.send(open());
  parts.load.call().resolve(list);
  await settle();
  return parts;
}

describe('stock-watch machine', () => {
  it('a watch is “asking” until the server has saved it', async () => {
    const { actor, save, stateOf, shown } = await startOpen();
    expect([stateOf(), shown()]).toEqual(['idle', []]);
    actor.send(ask());
    expect([stateOf(), stateOf('7-L')]).toEqual(['asking', 'idle']);
    expect(save.call().input).toEqual({
      customerId: 'c1',
      change: { kind: 'ask', uniqueCode: '7-M', returnTo: '/p?7-M' },
    });
    save.call().resolve([m]);
    await settle();
    expect([stateOf(), shown()]).toEqual(['asked', [m]]);
  });

  it('a second press, one for an existing watch and a stop without a watch send nothing', async () => {
    const { actor, save } = await startOpen([l]);
    actor.send(ask('7-L'));
    actor.send(stop());
    expect(save.calls).toHaveLength(0);
    actor.send(ask());
    actor.send(ask());
    save.call().resolve([m, l]);
    await settle();
    expect(save.calls).toHaveLength(1);
  });

  it('changes during a save are queued', async () => {
    const { actor, save, shown } = await startOpen([m, l]);
    actor.send(stop('7-M'));
    actor.send(stop('7-L'));
    expect(shown()).toEqual([]);
    save.call().resolve([l]);
    await settle();
    save.call().resolve([]);
    await settle();
    expect(save.calls.map(({ input }) => input.change)).toEqual([
      { kind: 'stop', uniqueCode: '7-M' },
      { kind: 'stop', uniqueCode: '7-L' },
    ]);
  });

  it('a refusal shows the server’s text, a network error the specified one; another press retries', async () => {
    const { actor, save, stateOf, refusalText } = await startOpen();
    actor.send(ask());
    save.call().reject(refusal(409, 'watch.in_stock', 'This size is in stock again.'));
    await settle();
    expect([stateOf(), refusalText()]).toEqual(['refused', 'This size is in stock again.']);
    expect(stateOf('7-L')).toBe('idle');
    actor.send(ask());
    expect([stateOf(), refusalText()]).toEqual(['asking', null]);
    save.call().reject(offline);
    await settle();
    expect(refusalText()).toBe(stockWatchTexts.failed);
  });

  it('a watch that could not be stopped stays in the list', async () => {
    const { actor, save, shown, refusalText } = await startOpen([m]);
    actor.send(stop());
    expect(shown()).toEqual([]);
    save.call().reject(offline);
    await settle();
    expect([shown(), refusalText()]).toEqual([[m], stockWatchTexts.notStopped]);
  });

  it('J17 a visitor’s press requires a login and is saved after it', async () => {
    const { actor, load, save, emitted, stateOf } = start();
    actor.send({ type: 'watch.close' });
    actor.send(ask());
    expect([stateOf(), emitted]).toEqual(['login', [{ type: 'watch.loginRequired', returnTo: '/p?7-M' }]]);
    actor.send(open());
    expect(stateOf()).toBe('asking');
    load.call().resolve([]);
    await settle();
    save.call().resolve([m]);
    await settle();
    expect(stateOf()).toBe('asked');
  });

  it('a press before the session is known is saved later', async () => {
    const visitor = start();
    visitor.actor.send(ask());
    expect([visitor.stateOf(), visitor.emitted]).toEqual(['asking', []]);
    visitor.actor.send({ type: 'watch.close' });
    expect([visitor.stateOf(), visitor.emitted.length]).toEqual(['login', 1]);

    const shopper = start();
    shopper.actor.send(ask());
    shopper.actor.send(ask());
    shopper.actor.send(open());
    shopper.load.call().resolve([]);
    await settle();
    expect(shopper.save.call().input.change.uniqueCode).toBe('7-M');
    shopper.save.call().resolve([m]);
    await settle();
    expect(shopper.save.calls).toHaveLength(1);
  });

  it('changes of one customer are never sent for another', async () => {
    const { actor, load, save } = await startOpen();
    actor.send(ask());
    actor.send(ask('7-L'));
    actor.send({ type: 'watch.close' });
    actor.send(open('c2'));
    load.call().resolve([]);
    await settle();
    expect(save.calls).toHaveLength(1);
    actor.send(ask());
    actor.send(open('c3'));
    expect(actor.getSnapshot().context.queue).toEqual([]);
  });

  it('J17 a change refused for a lost session waits for the next login', async () => {
    const { actor, load, save, emitted, stateOf } = await startOpen();
    actor.send(ask());
    actor.send({ type: 'watch.lose' });
    save.call().reject(refusal(401, 'auth.required'));
    await settle();
    expect([stateOf(), emitted.length]).toEqual(['login', 1]);
    actor.send(open());
    load.call().resolve([]);
    await settle();
    expect(save.calls).toHaveLength(2);
  });

  it('J17 a change that waits for its customer’s next login is not made for another one', async () => {
    const { actor, load, save } = await startOpen();
    actor.send(ask());
    actor.send({ type: 'watch.lose' });
    actor.send(open('c2'));
    load.call().resolve([]);
    await settle();
    expect([save.calls.length, actor.getSnapshot().context.queue]).toEqual([1, []]);
  });

  it('her login in another tab keeps what she just asked for', async () => {
    const { actor, load, save } = await startOpen();
    actor.send(ask());
    actor.send(open());
    load.call().resolve([]);
    await settle();
    expect(save.calls).toHaveLength(2);
  });

  it('watches can be added when the list cannot be read', async () => {
    const { actor, load, save, stateOf, shown } = start();
    actor.send(open());
    load.call().reject(offline);
    await settle();
    expect([actor.getSnapshot().hasTag('failed'), shown()]).toEqual([true, null]);
    actor.send(ask());
    save.call().resolve([m]);
    await settle();
    expect([stateOf(), shown()]).toEqual(['asked', [m]]);
  });

  it('another read keeps the shown list, also after an error', async () => {
    const { actor, load, shown } = await startOpen([m]);
    actor.send({ type: 'watch.reload' });
    expect(shown()).toEqual([m]);
    load.call().reject(offline);
    await settle();
    expect([shown(), actor.getSnapshot().hasTag('ready')]).toEqual([[m], true]);
    actor.send({ type: 'watch.reload' });
    load.call().resolve([]);
    await settle();
    expect(shown()).toEqual([]);
  });

  it('each state says what screens show of it', async () => {
    const { actor, load, save, shown } = start();
    const tags = () => [...actor.getSnapshot().tags];
    expect([tags(), shown()]).toEqual([['unknown'], null]);
    actor.send({ type: 'watch.close' });
    expect(tags()).toEqual(['signedOut']);
    actor.send(open());
    expect([tags(), load.call().input]).toEqual([['busy'], { customerId: 'c1' }]);
    load.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['failed']);
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
    actor.send(ask());
    expect(tags()).toEqual(['busy']);
    save.call().resolve([m]);
    await settle();
    expect(tags()).toEqual(['ready']);
    expect(actor.getSnapshot().context.callError).toBeNull();
  });

  it('the error of a failed read stays until the next one succeeds', async () => {
    const { actor, load } = await startOpen([m]);
    actor.send({ type: 'watch.reload' });
    load.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
    actor.send({ type: 'watch.reload' });
    load.call().resolve([m]);
    await settle();
    expect(actor.getSnapshot().context.callError).toBeNull();
  });

  it('a sign-out forgets the list, the refusal and the error', async () => {
    const { actor, save, shown, stateOf, refusalText } = await startOpen([l]);
    actor.send(ask());
    save.call().reject(offline);
    await settle();
    expect(stateOf()).toBe('refused');
    actor.send({ type: 'watch.close' });
    expect([shown(), stateOf(), refusalText()]).toEqual([null, 'idle', null]);
    actor.send(open('c2'));
    expect([shown(), actor.getSnapshot().hasTag('busy')]).toEqual([null, true]);
  });

  it('a watch is stopped though the list is not read yet; without a list a read can be tried again', async () => {
    const { actor, load, save } = start();
    actor.send(open());
    actor.send(stop());
    load.call().reject(offline);
    await settle();
    expect(save.call().input.change).toEqual({ kind: 'stop', uniqueCode: '7-M' });
    save.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    actor.send({ type: 'watch.reload' });
    expect(load.calls).toHaveLength(2);
  });

  it('the visitor’s last wish decides where she comes back to, and each press asks for the login', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'watch.close' });
    expect(emitted).toEqual([]);
    actor.send(ask());
    actor.send(ask('7-L'));
    expect(emitted).toMatchObject([{ returnTo: '/p?7-M' }, { returnTo: '/p?7-L' }]);
  });

  it('a watch that was asked for and stopped again is not shown as asked', async () => {
    const { actor, save, shown, stateOf } = await startOpen([m]);
    actor.send(stop());
    actor.send(ask());
    expect([shown(), stateOf()]).toEqual([[m], 'asking']);
    actor.send(stop());
    expect(shown()).toEqual([]);
    expect(save.calls).toHaveLength(1);
    expect(actor.getSnapshot().context.queue.map(({ kind }) => kind)).toEqual(['stop', 'ask', 'stop']);
  });

  it('opening it for another customer reads her list and drops what the first one wanted', async () => {
    const { actor, load, shown } = await startOpen([m]);
    actor.send(open('c2'));
    expect([shown(), load.call().input]).toEqual([null, { customerId: 'c2' }]);
    load.call().resolve([l]);
    await settle();
    expect(shown()).toEqual([l]);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: stockWatchMachine,
      events: [open(), { type: 'watch.close' }, { type: 'watch.lose' }, { type: 'watch.reload' }, ask(), stop()],
      answers: {
        loadWatches: { done: [[], [m]], error: [offline] },
        saveWatch: { done: [[m], []], error: [offline, refusal(409, 'watch.limit')] },
      },
      facts: ({ confirmed, queue }) => [confirmed === null, Math.min(queue.length, 1)],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./stock-watch.messages.json');
  });
});
