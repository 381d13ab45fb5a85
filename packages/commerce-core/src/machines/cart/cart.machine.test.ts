import { describe, expect, it } from 'vitest';
import type { CartLine } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import {
  aLine,
  anItem,
  countingKeys,
  manualActor,
  offline,
  refusal,
  settle,
} from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { cartMachine } from './cart.machine.ts';
import {
  selectCartCount,
  selectCartLines,
  selectOrderedLines,
  selectPriceDetails,
  selectPriceDrift,
} from './cart.selectors.ts';
import type { CartEmitted, CartItem, SaveChangeInput } from './cart.types.ts';

function openCart(customerId: string | null = 'c1') {
  const load = manualActor<readonly CartLine[], { readonly customerId: string | null }>();
  const save = manualActor<readonly CartLine[], SaveChangeInput>();
  const machine = cartMachine.provide({ actors: { loadCart: load.logic, saveChange: save.logic } });
  const actor = createActor(machine, { input: { customerId, newKey: countingKeys() } });
  const emitted: CartEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, load, save, emitted };
}

async function readyCart(lines: readonly CartLine[] = []) {
  const cart = openCart();
  cart.load.call().resolve(lines);
  await settle();
  return cart;
}

const notices = (emitted: readonly CartEmitted[]): (readonly [string, string | null])[] =>
  emitted.flatMap((each) =>
    each.type === 'cart.notice' ? [[each.notice.messageId, each.notice.detail] as const] : [],
  );

describe('cart machine', () => {
  it('S3.CLI.01 S8.CART.01 an addition shows at once, is sent with a key and a notice confirms it', async () => {
    const { actor, save, emitted } = await readyCart();
    actor.send({ type: 'line.add', item: anItem(), quantity: 2, returnTo: '/fullimage' });
    expect(selectCartCount(actor.getSnapshot())).toBe(2);
    expect(selectCartLines(actor.getSnapshot())).toMatchObject([
      { uniqueCode: '7-BLACK-M', name: 'Tide Tee', quantity: 2 },
    ]);
    expect(save.call().input).toMatchObject({ customerId: 'c1', change: { kind: 'add', key: 'key-1', delta: 2 } });
    expect(emitted).toEqual([]);
    save.call().resolve([aLine({ quantity: 2 })]);
    await settle();
    expect(notices(emitted)).toEqual([['S8.CART.01', null]]);
    expect(actor.getSnapshot().matches({ open: 'idle' })).toBe(true);
  });

  it('J21 changes during a save are queued and none is lost', async () => {
    const { actor, save } = await readyCart();
    actor.send({ type: 'line.add', item: anItem(), quantity: 1, returnTo: '/' });
    actor.send({ type: 'line.add', item: anItem(), quantity: 1, returnTo: '/' });
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 4 });
    expect(save.calls).toHaveLength(1);
    expect(selectCartCount(actor.getSnapshot())).toBe(4);
    for (const quantity of [1, 2, 4]) {
      save.call().resolve([aLine({ quantity })]);
      await settle();
    }
    expect(save.calls.map((call) => [call.input.change.key, call.input.change.delta])).toEqual([
      ['key-1', 1],
      ['key-2', 1],
      ['key-3', 2],
    ]);
    expect(selectCartCount(actor.getSnapshot())).toBe(4);
  });

  it('J74 a removal can still be undone after another change', async () => {
    const { actor, save } = await readyCart([aLine({ quantity: 3 }), aLine({ uniqueCode: '7-RED-L' })]);
    actor.send({ type: 'line.remove', uniqueCode: '7-BLACK-M' });
    save.call().resolve([aLine({ uniqueCode: '7-RED-L' })]);
    await settle();
    actor.send({ type: 'line.quantity', uniqueCode: '7-RED-L', quantity: 2 });
    actor.send({ type: 'line.undo', key: 'key-1' });
    expect(selectCartCount(actor.getSnapshot())).toBe(5);
  });

  it('S5.ADD.01 another customer sees nothing of the one before, and her own lines are loaded', async () => {
    const { actor, load } = await readyCart([aLine()]);
    expect(load.call().input).toEqual({ customerId: 'c1' });
    actor.send({ type: 'cart.open', customerId: 'c2' });
    expect(selectCartLines(actor.getSnapshot())).toEqual([]);
    expect((['loading', 'busy'] as const).map((tag) => actor.getSnapshot().hasTag(tag))).toEqual([true, true]);
    expect(load.call().input).toEqual({ customerId: 'c2' });
    expect(load.calls).toHaveLength(2);
    actor.send({ type: 'cart.open', customerId: 'c3' });
    expect([load.call(1).signal.aborted, load.call().input]).toEqual([true, { customerId: 'c3' }]);
  });

  it('a logout closes the cart with the changes that still wait', async () => {
    const { actor, save } = await readyCart([aLine()]);
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 2 });
    actor.send({ type: 'cart.close' });
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect([selectCartLines(actor.getSnapshot()), save.call().signal.aborted]).toEqual([[], true]);
  });

  it('is busy while a change is saved and while it is read again, and ready for more', async () => {
    const { actor, load, save } = await readyCart([aLine()]);
    const tags = () => (['ready', 'busy'] as const).map((tag) => actor.getSnapshot().hasTag(tag));
    expect(tags()).toEqual([true, false]);
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 2 });
    expect(tags()).toEqual([true, true]);
    save.call().resolve([aLine({ quantity: 2 })]);
    await settle();
    actor.send({ type: 'cart.reload' });
    expect(tags()).toEqual([true, true]);
    expect(load.call().input).toEqual({ customerId: 'c1' });
    load.call().reject(refusal(503, 'unavailable'));
    await settle();
    expect(tags()).toEqual([true, false]);
    expect(actor.getSnapshot().context.callError).toMatchObject({ status: 503 });
    expect(selectCartLines(actor.getSnapshot())).toBe(actor.getSnapshot().context.confirmed);
  });

  it('S4.CART.08 a changed quantity is confirmed without a notice, and a refused one gives the reason', async () => {
    const { actor, save, emitted } = await readyCart([aLine()]);
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 2 });
    save.call().resolve([aLine({ quantity: 2 })]);
    await settle();
    expect(emitted).toEqual([]);
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 3 });
    save.call().reject(refusal(409, 'cart.stock', 'Only 2 left'));
    await settle();
    expect(notices(emitted)).toEqual([['S8.CART.04', 'Only 2 left']]);
  });

  it('J23 S5.QTY.01 an addition of nothing, and of what is sold out, is refused with its text', async () => {
    const { actor, save, emitted } = await readyCart();
    actor.send({ type: 'line.add', item: anItem(), quantity: 0, returnTo: '/' });
    actor.send({ type: 'line.add', item: anItem({ stock: 0 }), quantity: 1, returnTo: '/' });
    expect(notices(emitted)).toEqual([
      ['S5.QTY.01', null],
      ['S8.CART.02', 'This is sold out.'],
    ]);
    expect(save.calls).toHaveLength(0);
  });

  it('J54 a change after a failed load loads again, and is sent then', async () => {
    const { actor, load, save } = openCart();
    expect(selectCartLines(actor.getSnapshot())).toEqual([]);
    load.call().reject(offline);
    await settle();
    actor.send({ type: 'line.add', item: anItem(), quantity: 1, returnTo: '/' });
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    load.call().resolve([]);
    await settle();
    expect(save.call().input.change).toMatchObject({ kind: 'add', delta: 1 });
  });

  it('J22 two variants of one product stay apart', async () => {
    const { actor } = await readyCart([aLine()]);
    actor.send({ type: 'line.add', item: anItem({ uniqueCode: '7-RED-L', size: 'L' }), quantity: 1, returnTo: '/' });
    const codes = selectCartLines(actor.getSnapshot()).map((line) => line.uniqueCode);
    expect(codes).toEqual(['7-BLACK-M', '7-RED-L']);
  });

  it('S4.CART.08 a quantity posts the difference, also a negative one', async () => {
    const { actor, save } = await readyCart([aLine({ quantity: 4 })]);
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 1 });
    expect(save.call().input.change).toMatchObject({ kind: 'quantity', delta: -3 });
  });

  it('S4.CART.09 S5.QTY.01 a quantity below 1 is refused with its text and nothing is sent', async () => {
    const { actor, save, emitted } = await readyCart([aLine()]);
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 0 });
    expect(notices(emitted)).toEqual([['S5.QTY.01', null]]);
    expect(save.calls).toHaveLength(0);
    expect(selectCartCount(actor.getSnapshot())).toBe(1);
  });

  it('J23 more than the stock is refused with the reason', async () => {
    const { actor, save, emitted } = await readyCart([aLine({ quantity: 4 })]);
    actor.send({ type: 'line.add', item: anItem(), quantity: 2, returnTo: '/' });
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 6 });
    expect(notices(emitted)).toEqual([
      ['S8.CART.02', 'Only 5 left in stock.'],
      ['S8.CART.04', 'Only 5 left in stock.'],
    ]);
    expect(save.calls).toHaveLength(0);
  });

  it('S8.CART.02 a refused addition rolls back to the confirmed lines, keeps the reason and reads the cart again', async () => {
    const { actor, save, load, emitted } = await readyCart([aLine()]);
    actor.send({ type: 'line.add', item: anItem({ uniqueCode: 'x' }), quantity: 1, returnTo: '/' });
    actor.send({ type: 'line.quantity', uniqueCode: 'x', quantity: 2 });
    save.call().reject(refusal(409, 'cart.stock', 'Sold out'));
    await settle();
    expect(selectCartLines(actor.getSnapshot())).toEqual([aLine()]);
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'refused', code: 'cart.stock' });
    expect(notices(emitted)).toEqual([['S8.CART.02', 'Sold out']]);
    load.call().resolve([aLine({ stock: 1 })]);
    await settle();
    expect(selectCartLines(actor.getSnapshot())[0]?.stock).toBe(1);
    expect(save.calls).toHaveLength(1);
  });

  it('S8.CART.03 S8.CART.04 S8.CART.07 a network error has its own texts, and the last lines stay when the next read fails', async () => {
    const { actor, save, load, emitted } = await readyCart([aLine()]);
    actor.send({ type: 'line.add', item: anItem(), quantity: 1, returnTo: '/' });
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 3 });
    actor.send({ type: 'line.remove', uniqueCode: '7-BLACK-M' });
    for (let turn = 0; turn < 3; turn += 1) {
      save.call().reject(offline);
      await settle();
      load.call().reject(offline);
      await settle();
    }
    expect(notices(emitted).map(([id]) => id)).toEqual(['S8.CART.03', 'S8.CART.04', 'S8.CART.07']);
    expect(selectCartLines(actor.getSnapshot())).toEqual([aLine()]);
    expect(actor.getSnapshot().hasTag('ready')).toBe(true);
  });

  it('J74 S8.CART.05 a removal can be undone: the same units come back', async () => {
    const { actor, save, emitted } = await readyCart([aLine({ quantity: 3 })]);
    actor.send({ type: 'line.remove', uniqueCode: '7-BLACK-M' });
    save.call().resolve([]);
    await settle();
    expect(emitted[0]).toMatchObject({ notice: { messageId: 'S8.CART.05', action: 'undo' }, removalKey: 'key-1' });
    actor.send({ type: 'line.undo', key: 'key-1' });
    actor.send({ type: 'line.undo', key: 'key-1' });
    expect(save.call().input.change).toMatchObject({ kind: 'add', delta: 3, key: 'key-2' });
    save.call().resolve([aLine({ quantity: 3 })]);
    await settle();
    expect(save.calls).toHaveLength(2);
    expect(selectCartCount(actor.getSnapshot())).toBe(3);
    expect(notices(emitted)).toEqual([
      ['S8.CART.05', null],
      ['S8.CART.01', null],
    ]);
  });

  it('S8.CART.06 a refused removal shows the server’s text, else the listed one', async () => {
    const { actor, save, emitted } = await readyCart([aLine()]);
    actor.send({ type: 'line.remove', uniqueCode: '7-BLACK-M' });
    save.call().reject(refusal(404, 'cart.line_not_found', 'Gone already'));
    await settle();
    expect(emitted[0]).toMatchObject({ notice: { messageId: 'S8.CART.06', text: 'Gone already' } });
  });

  it('S5.ADD.01 J19 a visitor is asked to log in, and her intent is emitted', () => {
    const { actor, emitted, save } = openCart(null);
    actor.send({ type: 'line.add', item: anItem(), quantity: 2, returnTo: '/fullimage?I=Nw' });
    expect(emitted).toEqual([
      {
        type: 'cart.loginRequired',
        intents: [{ kind: 'cart.add', item: anItem(), quantity: 2, returnTo: '/fullimage?I=Nw' }],
      },
    ]);
    expect(save.calls).toHaveLength(0);
  });

  it('J74 each Undo brings back its own line, when two were removed one after the other', async () => {
    const red = aLine({ uniqueCode: '7-RED-L', quantity: 2 });
    const { actor, save, emitted } = await readyCart([aLine({ quantity: 3 }), red]);
    for (const [uniqueCode, left] of [
      ['7-BLACK-M', [red]],
      ['7-RED-L', []],
    ] as const) {
      actor.send({ type: 'line.remove', uniqueCode });
      save.call().resolve(left);
      await settle();
    }
    const keys = emitted.map((event) => (event.type === 'cart.notice' ? event.removalKey : undefined));
    for (const key of keys) actor.send({ type: 'line.undo', key: key ?? '' });
    expect(selectCartLines(actor.getSnapshot()).map(({ uniqueCode, quantity }) => [uniqueCode, quantity])).toEqual([
      ['7-BLACK-M', 3],
      ['7-RED-L', 2],
    ]);
  });

  it.each([
    ['at rest', false],
    ['while a change is saved', true],
  ])('S4.ORDER.03 J74 an order placed %s leaves no removal to undo', async (_, isSaving) => {
    const red = aLine({ uniqueCode: '7-RED-L' });
    const { actor, save } = await readyCart([aLine(), red]);
    actor.send({ type: 'line.remove', uniqueCode: '7-BLACK-M' });
    save.call().resolve([red]);
    await settle();
    if (isSaving) actor.send({ type: 'line.quantity', uniqueCode: '7-RED-L', quantity: 2 });
    actor.send({ type: 'order.placed' });
    const waiting = actor.getSnapshot().context.queue;
    actor.send({ type: 'line.undo', key: 'key-1' });
    expect(actor.getSnapshot().context.queue).toEqual(waiting);
  });

  it('S4.ORDER.03 S4.CART.07 a placed order empties the list, and the answer to a change sent before shows what is there', async () => {
    const { actor, save } = await readyCart([aLine()]);
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 2 });
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 3 });
    actor.send({ type: 'order.placed' });
    expect([selectCartLines(actor.getSnapshot()), selectCartCount(actor.getSnapshot())]).toEqual([[], 0]);
    save.call().resolve([aLine()]);
    await settle();
    expect(selectCartLines(actor.getSnapshot())).toEqual([aLine()]);
    expect([actor.getSnapshot().matches({ open: 'idle' }), save.calls.length]).toEqual([true, 1]);
  });

  it('S4.CART.08 a quantity of a line that another tab has removed meanwhile is not sent', async () => {
    const { actor, load, save } = await readyCart([aLine()]);
    actor.send({ type: 'cart.reload' });
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 2 });
    load.call().resolve([]);
    await settle();
    expect([selectCartLines(actor.getSnapshot()), save.calls.length]).toEqual([[], 0]);
  });

  it('J54 a failed load refuses changes with a notice and can be retried', async () => {
    const { actor, load, emitted } = openCart();
    actor.send({ type: 'line.add', item: anItem(), quantity: 1, returnTo: '/' });
    load.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(notices(emitted).map(([id]) => id)).toEqual(['S8.CART.03']);
    actor.send({ type: 'cart.reload' });
    load.call().resolve([aLine()]);
    await settle();
    expect(selectCartCount(actor.getSnapshot())).toBe(1);
  });

  it('J04 a lost session closes the cart and emits it', async () => {
    const { actor, save, emitted } = await readyCart([aLine()]);
    actor.send({ type: 'line.remove', uniqueCode: '7-BLACK-M' });
    save.call().reject(refusal(401, 'auth.required', 'Please Login First'));
    await settle();
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'cart.sessionLost' });
    expect(actor.getSnapshot().context.confirmed).toEqual([]);
  });

  it('J04 J19 an addition that finds the session ended waits for the login, and only the login is asked for', async () => {
    const { actor, save, emitted } = await readyCart([]);
    const item = anItem();
    actor.send({ type: 'line.add', item, quantity: 2, returnTo: '/fullimage?I=Nw' });
    save.call().reject(refusal(401, 'auth.required', 'Please Login First'));
    await settle();
    const intents = [{ kind: 'cart.add', item, quantity: 2, returnTo: '/fullimage?I=Nw' }];
    expect(emitted).toEqual([{ type: 'cart.loginRequired', intents }, { type: 'cart.sessionLost' }]);
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
  });

  it('J04 J19 all additions that the ended session held up wait for the login, but for those that were taken back', async () => {
    const { actor, save, emitted } = await readyCart([aLine()]);
    const [tee, cap, vest] = ['9-TEE', '9-CAP', '9-VEST'].map((uniqueCode) => anItem({ uniqueCode }));
    if (tee === undefined || cap === undefined || vest === undefined) throw new Error('There are three.');
    const add = (item: CartItem, quantity: number, returnTo: string) =>
      actor.send({ type: 'line.add', item, quantity, returnTo });
    add(tee, 1, '/tee');
    add(cap, 1, '/cap');
    add(vest, 1, '/vest');
    add(tee, 2, '/tee-again');
    actor.send({ type: 'line.quantity', uniqueCode: '9-CAP', quantity: 3 });
    actor.send({ type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 5 });
    actor.send({ type: 'line.remove', uniqueCode: '9-VEST' });
    save.call().reject(refusal(401, 'auth.required', 'Please Login First'));
    await settle();
    const intents = [
      { kind: 'cart.add', item: tee, quantity: 3, returnTo: '/tee-again' },
      { kind: 'cart.add', item: cap, quantity: 3, returnTo: '/cap' },
    ];
    expect(emitted).toEqual([{ type: 'cart.loginRequired', intents }, { type: 'cart.sessionLost' }]);
  });

  it('S2.HDR.05 a bag that is being read is read again when another tab has changed it meanwhile', async () => {
    const { actor, load } = openCart();
    actor.send({ type: 'cart.reload' });
    expect(load.calls).toHaveLength(2);
    load.call(0).resolve([]);
    load.call(1).resolve([aLine()]);
    await settle();
    expect(selectCartCount(actor.getSnapshot())).toBe(1);
    actor.send({ type: 'cart.reload' });
    actor.send({ type: 'cart.reload' });
    load.call(-1).resolve([aLine({ quantity: 3 })]);
    load.call(-2).resolve([aLine()]);
    await settle();
    expect(selectCartCount(actor.getSnapshot())).toBe(3);
  });

  it('J04 J19 an addition on its way waits for the login when another call finds the session ended', async () => {
    const { actor, emitted } = await readyCart([]);
    const item = anItem();
    actor.send({ type: 'line.add', item, quantity: 2, returnTo: '/fullimage?I=Nw' });
    actor.send({ type: 'cart.lose' });
    const intents = [{ kind: 'cart.add', item, quantity: 2, returnTo: '/fullimage?I=Nw' }];
    expect(emitted).toEqual([{ type: 'cart.loginRequired', intents }]);
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
  });

  it('a line that is no longer sold stays in the bag and is left out of the order', async () => {
    const gone = aLine({ uniqueCode: '8-RED-S', withdrawn: true, stock: 0, priceWhenAdded: 1 });
    const { actor } = await readyCart([aLine(), gone]);
    const snapshot = actor.getSnapshot();
    expect(selectCartLines(snapshot)).toHaveLength(2);
    expect(selectOrderedLines(snapshot).map(({ uniqueCode }) => uniqueCode)).toEqual([aLine().uniqueCode]);
    expect(selectPriceDetails(snapshot, 0)).toMatchObject({ itemCount: 1, amount: aLine().price });
    expect(selectPriceDrift(snapshot)).toEqual([]);
  });

  it('J20 J43 a changed price is flagged, and totals use the current price', async () => {
    const { actor } = await readyCart([aLine({ priceWhenAdded: 89_900, quantity: 2 })]);
    expect(selectPriceDrift(actor.getSnapshot())).toEqual([
      { uniqueCode: '7-BLACK-M', name: 'Tide Tee', was: 89_900, now: 99_900 },
    ]);
    expect(selectPriceDetails(actor.getSnapshot(), 0)).toEqual({
      itemCount: 2,
      total: 259_800,
      discount: 60_000,
      delivery: 0,
      amount: 199_800,
    });
  });

  it('a machine without its actors throws instead of reporting a network error', async () => {
    const actor = createActor(cartMachine, { input: { customerId: 'c1', newKey: countingKeys() } });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => void errors.push(error) });
    actor.start();
    await settle();
    expect(String(errors[0])).toContain('"loadCart" is not provided');
  });

  it('every state and every transition is walked', async () => {
    const line = aLine({ quantity: 2 });
    const report = walkMachine({
      machine: cartMachine,
      inputs: [
        { customerId: 'c1', newKey: () => 'key' },
        { customerId: null, newKey: () => 'key' },
      ],
      events: [
        { type: 'cart.open', customerId: 'c2' },
        { type: 'cart.close' },
        { type: 'cart.lose' },
        { type: 'cart.reload' },
        { type: 'line.add', item: anItem(), quantity: 1, returnTo: '/' },
        { type: 'line.add', item: anItem(), quantity: 9, returnTo: '/' },
        { type: 'line.quantity', uniqueCode: line.uniqueCode, quantity: 1 },
        { type: 'line.quantity', uniqueCode: line.uniqueCode, quantity: 0 },
        { type: 'line.remove', uniqueCode: line.uniqueCode },
        { type: 'line.undo', key: 'key' },
        { type: 'order.placed' },
      ],
      answers: {
        loadCart: { done: [[], [line]], error: [offline] },
        saveChange: { done: [[line], []], error: [offline, refusal(401, 'auth.required'), refusal(409, 'cart.stock')] },
        refreshCart: { done: [[line], [aLine({ stock: 1 })]], error: [offline] },
      },
      facts: ({ confirmed, queue, removed }) => [confirmed[0]?.stock, queue[0]?.kind, removed.length > 0],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./cart.messages.json');
  });
});
