import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { paiseTyped } from '../../rules/prices/money.ts';
import { offerMachine } from './offer.machine.ts';
import { selectOfferError, selectOfferItem } from './offer.selectors.ts';
import type { AddOfferInput, OfferEmitted } from './offer.types.ts';

interface Product {
  readonly productId: number;
}
const category = { id: 4, name: 'T-Shirts' };
const item = { productId: 7, name: 'Tide Tee', mrp: 129_900 };

function start() {
  const add = manualActor<void, AddOfferInput>();
  const remove = manualActor<Product, Product>();
  const actor = createActor(offerMachine.provide({ actors: { addOffer: add.logic, removeOffer: remove.logic } }));
  const emitted: OfferEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const submit = (text = '999.50'): void => {
    actor.send({ type: 'category.choose', category });
    actor.send({ type: 'item.choose', item });
    actor.send({ type: 'price.type', text });
    actor.send({ type: 'offer.submit' });
  };
  const shown = (): string | null => selectOfferError(actor.getSnapshot());
  return { actor, add, remove, emitted, submit, shown };
}

describe('offer machine', () => {
  it('S5.OFFER.01 without an item or a price nothing is sent', () => {
    const { actor, add, shown, submit } = start();
    actor.send({ type: 'offer.submit' });
    expect(shown()).toBe('Please select an item and enter an offer price.');
    submit(' ');
    expect(shown()).toBe('Please select an item and enter an offer price.');
    actor.send({ type: 'price.type', text: '9' });
    expect(shown()).toBeNull();
    actor.send({ type: 'category.choose', category });
    expect(selectOfferItem(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'offer.submit' });
    expect([add.calls.length, shown()]).toEqual([0, 'Please select an item and enter an offer price.']);
  });

  it('is busy while it saves and while it removes, and says what failed in a notice too', async () => {
    const { actor, add, remove, emitted, submit } = start();
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    submit();
    expect(tags()).toEqual(['busy']);
    add.call().reject(offline);
    await settle();
    expect([tags(), emitted.map(({ type }) => type)]).toEqual([['failed'], ['offer.notice']]);
    actor.send({ type: 'offer.remove', productId: 7 });
    expect([tags(), remove.call().input]).toEqual([['busy', 'removing'], { productId: 7 }]);
    remove.call().resolve({ productId: 7 });
    await settle();
    expect(tags()).toEqual([]);
  });

  it('S8.OFFER.01 S3.ENT.20 a saved offer shows a notice and empties the form', async () => {
    const { actor, add, emitted, submit } = start();
    submit();
    expect(add.call().input).toEqual({ categoryName: 'T-Shirts', ...item, offer: 99_950 });
    add.call().resolve();
    await settle();
    expect(emitted).toMatchObject([
      { notice: { text: 'Offer added successfully!' } },
      { type: 'offer.changed', productId: 7 },
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ category: null, item: null, priceText: '' });
  });

  it('S8.OFFER.02 S8.OFFER.03 J52 a refusal shows the server’s text; without a text or an answer the listed one', async () => {
    const { add, submit, shown } = start();
    const read: (string | null)[] = [];
    const errors = [
      refusal(400, 'offer.price', 'The offer price must be more than 0.'),
      refusal(500, 'internal'),
      offline,
    ];
    for (const error of errors) {
      submit('-1');
      expect(add.call().input.offer).toBe(-100);
      add.call().reject(error);
      await settle();
      read.push(shown());
    }
    expect(read).toEqual(['The offer price must be more than 0.', 'Something went wrong.', 'Server error.']);
  });

  it('S8.OFFER.02 an error keeps the form', async () => {
    const { actor, add, submit } = start();
    submit();
    add.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ item, priceText: '999.50' });
    actor.send({ type: 'offer.submit' });
    expect(add.calls).toHaveLength(2);
  });

  it('J52 an offer can be removed, and the form keeps its values', async () => {
    const { actor, remove, emitted } = start();
    actor.send({ type: 'price.type', text: '5' });
    actor.send({ type: 'offer.remove', productId: 9 });
    expect(remove.call().input).toEqual({ productId: 9 });
    remove.call().resolve({ productId: 9 });
    await settle();
    expect(emitted.at(-1)).toEqual({ type: 'offer.changed', productId: 9 });
    expect(actor.getSnapshot().context.priceText).toBe('5');
    actor.send({ type: 'offer.remove', productId: 9 });
    remove.call().reject(refusal(404, 'offer.none', 'There is no offer on this item.'));
    await settle();
    expect(selectOfferError(actor.getSnapshot())).toBe('There is no offer on this item.');
  });

  it('a second press while busy is ignored', () => {
    const { actor, add, emitted, submit } = start();
    submit();
    actor.send({ type: 'offer.submit' });
    expect([add.calls.length, emitted]).toEqual([1, []]);
  });

  it.each([
    ['', null],
    ['  ', null],
    ['abc', null],
    ['1e400', null],
    ['0', 0],
    ['-1', -100],
    [' 499.99 ', 49_999],
    ['0.1', 10],
  ])('J52 %j is read as %j paise', (text, paise) => {
    expect(paiseTyped(text)).toBe(paise);
  });

  it('J52 every price of whole paise is read exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (paise) => {
        expect(paiseTyped((paise / 100).toFixed(2))).toBe(paise);
      }),
    );
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: offerMachine,
      events: [
        { type: 'category.choose', category },
        { type: 'item.choose', item },
        { type: 'price.type', text: '9' },
        { type: 'offer.submit' },
        { type: 'offer.remove', productId: 9 },
      ],
      answers: {
        addOffer: { done: [undefined], error: [offline, refusal(400, 'offer.price')] },
        removeOffer: { done: [{ productId: 9 }], error: [offline, refusal(404, 'offer.none')] },
      },
      facts: ({ item: chosen, priceText }) => [chosen === null, priceText],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./offer.messages.json');
  });
});
