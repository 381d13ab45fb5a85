import { describe, expect, it } from 'vitest';
import type { WishlistItem } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { wishlistMachine } from './wishlist.machine.ts';
import { selectIsHearted, selectWishes } from './wishlist.selectors.ts';
import type { HeartSurface, SaveWishInput, WishlistEmitted, WishlistProduct } from './wishlist.types.ts';

const tee: WishlistProduct = {
  productId: 7,
  name: 'Tide Tee',
  mrp: 129_900,
  offer: null,
  uniqueCode: '',
  picture: '7_BLACK.webp',
  pictureAt: 1,
  stock: 5,
};
const row: WishlistItem = { ...tee, id: 'w1' };
const press = (surface: HeartSurface = 'home', product = tee) =>
  ({ type: 'heart.toggle', product, surface, returnTo: '/' }) as const;

async function start(items: readonly WishlistItem[] = [], customerId: string | null = 'c1') {
  const load = manualActor<readonly WishlistItem[], { readonly customerId: string | null }>();
  const save = manualActor<readonly WishlistItem[], SaveWishInput>();
  const machine = wishlistMachine.provide({ actors: { loadWishlist: load.logic, saveWish: save.logic } });
  const actor = createActor(machine, { input: { customerId } });
  const emitted: WishlistEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  if (customerId !== null) load.call().resolve(items);
  await settle();
  const hearted = (): boolean => selectIsHearted(7)(actor.getSnapshot());
  return { actor, load, save, emitted, hearted };
}

const noticed = (emitted: readonly WishlistEmitted[]): string[] =>
  emitted.flatMap((each) => (each.type === 'wishlist.notice' ? [each.notice.text] : []));

describe('wishlist machine', () => {
  it('S4.WISH.01 S8.WISH.03 a heart fills at once and a notice confirms it', async () => {
    const { actor, save, emitted, hearted } = await start();
    actor.send(press());
    expect(hearted()).toBe(true);
    expect(emitted).toEqual([]);
    save.call().resolve([row]);
    await settle();
    expect(noticed(emitted)).toEqual(['Item added to wishlist!']);
    expect(hearted()).toBe(true);
  });

  it('S4.WISH.02 S8.WISH.04 a filled heart empties and sends the id of its row', async () => {
    const { actor, save, emitted, hearted } = await start([row]);
    actor.send(press());
    expect(hearted()).toBe(false);
    expect(save.call().input.change).toEqual({ kind: 'remove', product: { productId: 7 }, rowId: 'w1' });
    save.call().resolve([]);
    await settle();
    expect(noticed(emitted)).toEqual(['Item removed from wishlist!']);
  });

  it('S4.WISH.02 emptying one heart of several keeps the others, and sends the id of its own row', async () => {
    const other: WishlistItem = { ...row, id: 'w2', productId: 8 };
    const { actor, save } = await start([other, row]);
    expect(selectWishes(actor.getSnapshot())).toBe(actor.getSnapshot().context.confirmed);
    actor.send(press());
    expect(selectWishes(actor.getSnapshot())).toEqual([other]);
    expect(save.call().input.change).toMatchObject({ kind: 'remove', rowId: 'w1' });
  });

  it('another customer sees nothing of the one before, and her own list is loaded', async () => {
    const { actor, load } = await start([row]);
    expect(load.call().input).toEqual({ customerId: 'c1' });
    actor.send({ type: 'wishlist.open', customerId: 'c2' });
    expect(selectWishes(actor.getSnapshot())).toEqual([]);
    expect([load.call().input, [...actor.getSnapshot().tags].toSorted()]).toEqual([
      { customerId: 'c2' },
      ['busy', 'loading'],
    ]);
    load.call().resolve([row]);
    await settle();
    actor.send({ type: 'wishlist.close' });
    expect([selectWishes(actor.getSnapshot()), [...actor.getSnapshot().tags]]).toEqual([[], ['signedOut']]);
  });

  it('is busy while a heart is saved and while the list is read again, and ready for more', async () => {
    const { actor, load, save } = await start([row]);
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    expect(tags()).toEqual(['ready']);
    actor.send(press());
    expect(tags()).toEqual(['busy', 'ready']);
    save.call().reject(offline);
    await settle();
    expect([tags(), load.call().input]).toEqual([['busy', 'ready'], { customerId: 'c1' }]);
    load.call().resolve([{ ...row, name: 'New name' }]);
    await settle();
    expect([tags(), selectWishes(actor.getSnapshot())[0]?.name]).toEqual([['ready'], 'New name']);
    actor.send({ type: 'wishlist.reload' });
    expect(tags()).toEqual(['busy', 'ready']);
    load.call().reject(refusal(503, 'unavailable'));
    await settle();
    expect([tags(), actor.getSnapshot().context.callError?.status]).toEqual([['ready'], 503]);
  });

  it('a wishlist that is being read is read again when another tab has changed it meanwhile', async () => {
    const { actor, load, hearted } = await start();
    actor.send({ type: 'wishlist.reload' });
    actor.send({ type: 'wishlist.reload' });
    expect(load.calls).toHaveLength(3);
    load.call(-1).resolve([row]);
    load.call(-2).resolve([]);
    await settle();
    expect(hearted()).toBe(true);
  });

  it('J54 after a failed load the hearts pressed meanwhile are empty again; a press or a reload loads again', async () => {
    const { actor, load } = await start([], null);
    expect(selectWishes(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'wishlist.open', customerId: 'c2' });
    actor.send(press());
    load.call().reject(refusal(503, 'unavailable'));
    await settle();
    expect([[...actor.getSnapshot().tags], actor.getSnapshot().context.callError?.status]).toEqual([['failed'], 503]);
    expect(selectWishes(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'wishlist.reload' });
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    load.call().reject(offline);
    await settle();
    actor.send(press());
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    expect(load.calls).toHaveLength(3);
  });

  it('presses during a save are queued: three presses are add, remove, add', async () => {
    const { actor, save, hearted } = await start();
    actor.send(press());
    actor.send(press());
    actor.send(press());
    expect(hearted()).toBe(true);
    save.call().resolve([row]);
    await settle();
    save.call().resolve([]);
    await settle();
    save.call().resolve([row]);
    await settle();
    expect(save.calls.map((call) => call.input.change.kind)).toEqual(['add', 'remove', 'add']);
    expect(hearted()).toBe(true);
  });

  it.each([
    ['home', 'Please Login First to Continue.'],
    ['search', 'Please Login First to Continue.'],
    ['listing', 'User ID is missing.'],
  ] as const)(
    'S5.WISH.01 S5.WISH.02 J17 a visitor on %s reads its text, and her intent is handed out',
    async (surface, text) => {
      const { actor, save, emitted } = await start([], null);
      actor.send(press(surface));
      expect(noticed(emitted)).toEqual([text]);
      expect(emitted[0]).toMatchObject({ notice: { action: 'login' } });
      expect(emitted[1]).toEqual({
        type: 'wishlist.loginRequired',
        intent: { kind: 'wishlist.add', product: tee, returnTo: '/' },
      });
      expect(save.calls).toHaveLength(0);
    },
  );

  it('S4.WISH.01 a tap on a heart shown empty, because the list was not read yet, removes nothing', async () => {
    const { actor, save, hearted } = await start([row]);
    actor.send({ ...press(), filled: false });
    expect(hearted()).toBe(true);
    expect(save.calls).toHaveLength(0);
    actor.send({ ...press(), filled: true });
    expect(hearted()).toBe(false);
  });

  it('S4.WISH.01 hearts tapped while the list is read send nothing for products that are kept already', async () => {
    const { actor, save, load, emitted, hearted } = await start([row]);
    actor.send({ type: 'wishlist.open', customerId: 'c1' });
    actor.send({ ...press(), filled: false });
    actor.send({ ...press('home', { ...tee, productId: 8 }), filled: false });
    load.call().resolve([row]);
    await settle();
    expect(hearted()).toBe(true);
    expect(save.calls.map(({ input }) => input.change)).toMatchObject([{ kind: 'add', product: { productId: 8 } }]);
    expect(emitted).toEqual([]);
  });

  it('S8.WISH.01 J24 what was pressed after a refused addition is compared with the list that is read again', async () => {
    const { actor, save, load, hearted } = await start();
    actor.send(press());
    actor.send(press());
    save.call().reject(refusal(500, 'internal'));
    await settle();
    load.call().resolve([]);
    await settle();
    expect(hearted()).toBe(false);
    expect(save.calls.map(({ input }) => input.change.kind)).toEqual(['add']);
  });

  it('J17 a replayed intent fills a heart and never empties it', async () => {
    const { actor, save, hearted } = await start([row]);
    actor.send({ type: 'heart.fill', product: tee, returnTo: '/' });
    expect(save.calls).toHaveLength(0);
    actor.send({ type: 'heart.fill', product: { ...tee, productId: 8 }, returnTo: '/' });
    expect(save.call().input.change).toMatchObject({ kind: 'add', product: { productId: 8 } });
    expect(hearted()).toBe(true);
  });

  it('J17 a lost session emits the hearts in flight, without those that were emptied again', async () => {
    const { actor, emitted } = await start([row]);
    const [cap, sock] = [
      { ...tee, productId: 8 },
      { ...tee, productId: 9 },
    ];
    actor.send(press('product', cap));
    actor.send(press('product', sock));
    actor.send(press('product', sock));
    actor.send({ type: 'item.remove', productId: 7 });
    actor.send({ type: 'wishlist.lose' });
    expect(emitted).toEqual([
      { type: 'wishlist.loginRequired', intent: { kind: 'wishlist.add', product: cap, returnTo: '/' } },
    ]);
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(actor.getSnapshot().context.queue).toEqual([]);
  });

  it('S8.WISH.01 S8.WISH.02 J24 a failed addition empties the heart; only a refusal shows Already in Wishlist', async () => {
    const { actor, save, load, emitted, hearted } = await start();
    for (const error of [refusal(409, 'wishlist.duplicate'), refusal(500, 'internal'), offline]) {
      actor.send(press());
      save.call().reject(error);
      await settle();
      expect(hearted()).toBe(false);
      load.call().resolve([]);
      await settle();
    }
    expect(noticed(emitted)).toEqual([
      'Already in Wishlist',
      'An error occurred while adding to wishlist.',
      'An error occurred while adding to wishlist.',
    ]);
  });

  it('S8.WISH.05 S8.WISH.06 J54 a failed removal fills the heart again; a refused one is only logged', async () => {
    const { actor, save, load, emitted, hearted } = await start([row]);
    actor.send({ type: 'item.remove', productId: 7 });
    save.call().reject(refusal(404, 'not_found'));
    await settle();
    expect(hearted()).toBe(true);
    expect(emitted).toMatchObject([{ type: 'wishlist.removalRefused', productId: 7 }]);
    load.call().reject(offline);
    await settle();
    actor.send({ type: 'item.remove', productId: 7 });
    save.call().reject(offline);
    await settle();
    expect(noticed(emitted)).toEqual(['An error occurred while removing from wishlist.']);
    expect(hearted()).toBe(true);
  });

  it('removing a missing product does nothing', async () => {
    const { actor, save } = await start();
    actor.send({ type: 'item.remove', productId: 7 });
    expect(save.calls).toHaveLength(0);
    expect(selectWishes(actor.getSnapshot())).toEqual([]);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: wishlistMachine,
      inputs: [{ customerId: 'c1' }, { customerId: null }],
      events: [
        { type: 'wishlist.open', customerId: 'c2' },
        { type: 'wishlist.close' },
        { type: 'wishlist.lose' },
        { type: 'wishlist.reload' },
        press(),
        { type: 'heart.fill', product: tee, returnTo: '/' },
        { type: 'item.remove', productId: 7 },
      ],
      answers: {
        loadWishlist: { done: [[], [row]], error: [offline] },
        saveWish: { done: [[row], []], error: [offline, refusal(404, 'not_found')] },
        refreshWishlist: { done: [[row]], error: [offline] },
      },
      facts: ({ confirmed, queue }) => [confirmed.length, Math.min(queue.length, 1)],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./wishlist.messages.json');
  });
});
