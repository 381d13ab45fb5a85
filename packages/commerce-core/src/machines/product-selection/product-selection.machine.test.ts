import { describe, expect, it } from 'vitest';
import type { Variant } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { selectionMatrix, variantOf } from './product-selection.logic.ts';
import { productSelectionMachine } from './product-selection.machine.ts';
import type { ProductSelectionEmitted, ProductSelectionInput } from './product-selection.types.ts';

const variant = (colour: string, size: string, stock: number): Variant => ({
  productId: 7,
  colour,
  size,
  uniqueCode: `7-${colour}-${size}`,
  stock,
});
/** Black comes in S and M, red in M and L, blue in L only; red M is sold out. */
const variants = [
  variant('BLACK', 'M', 5),
  variant('BLACK', 'S', 2),
  variant('RED', 'M', 0),
  variant('RED', 'L', 1),
  variant('BLUE', 'L', 3),
];

function start(input: Partial<ProductSelectionInput> = {}) {
  const actor = createActor(productSelectionMachine, { input: { variants, ...input } });
  const emitted: ProductSelectionEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, emitted };
}

describe('product-selection machine', () => {
  it('S4.PDP.01 S4.PDP.02 a size resets the strip and picks the first colour that has it', () => {
    const { actor } = start();
    actor.send({ type: 'strip.page', step: 1 });
    expect(actor.getSnapshot().context.windowStart).toBe(2);
    actor.send({ type: 'size.choose', size: 'L' });
    expect(actor.getSnapshot().context.windowStart).toBe(0);
    expect(actor.getSnapshot().context.selection).toEqual({ size: 'L', colour: 'RED' });
    expect(actor.getSnapshot().context.announcement).toBeNull();
    expect(actor.getSnapshot().hasTag('available')).toBe(true);
  });

  it('J32 a size that the colour lacks changes the colour and announces it; otherwise the colour stays', () => {
    const { actor } = start({ selection: { colour: 'RED', size: 'L' } });
    actor.send({ type: 'size.choose', size: 'M' });
    expect(actor.getSnapshot().context.selection).toEqual({ size: 'M', colour: 'RED' });
    actor.send({ type: 'size.choose', size: 'S' });
    expect(actor.getSnapshot().context).toMatchObject({
      selection: { size: 'S', colour: 'BLACK' },
      announcement: 'RED is not made in S. Now showing BLACK.',
    });
  });

  it('S4.PDP.03 J32 a colour changes the main picture, and the size when it lacks it', () => {
    const { actor } = start({ selection: { colour: 'BLACK', size: 'S' } });
    actor.send({ type: 'colour.choose', colour: 'RED' });
    expect(actor.getSnapshot().context).toMatchObject({
      picture: { colour: 'RED', view: 'front' },
      selection: { size: 'L', colour: 'RED' },
      announcement: 'S is not made in RED. Now showing L.',
    });
  });

  it('S4.PDP.04 a thumbnail sets size, colour and image', () => {
    const { actor } = start();
    actor.send({ type: 'thumbnail.choose', index: 2 });
    expect(actor.getSnapshot().context).toMatchObject({
      selection: { size: 'L', colour: 'BLUE' },
      picture: { colour: 'BLUE', view: 'front' },
    });
    actor.send({ type: 'thumbnail.choose', index: 3 });
    expect(actor.getSnapshot().context.picture).toEqual({ colour: 'BLUE', view: 'back' });
    actor.send({ type: 'thumbnail.choose', index: 99 });
    expect(actor.getSnapshot().context.picture).toEqual({ colour: 'BLUE', view: 'back' });
  });

  it('S2.PDP.05 S2.PDP.06 S9.HOME.05 three thumbnails are visible and paging stops at both ends', () => {
    const { actor } = start();
    expect(actor.getSnapshot().context.windowStart).toBe(0);
    actor.send({ type: 'strip.page', step: 1 });
    actor.send({ type: 'strip.page', step: 1 });
    expect(actor.getSnapshot().context.windowStart).toBe(2);
    actor.send({ type: 'strip.page', step: -1 });
    actor.send({ type: 'strip.page', step: -1 });
    expect(
      actor
        .getSnapshot()
        .context.thumbnails.slice(0, 3)
        .map((each) => each.colour),
    ).toEqual(['BLACK', 'RED', 'BLUE']);
  });

  it('S5.ADD.02 a refused press is kept with its text until a press that is not', () => {
    const { actor, emitted } = start();
    expect([...actor.getSnapshot().tags]).toEqual(['incomplete']);
    actor.send({ type: 'add.press' });
    expect(actor.getSnapshot().context.refusal).toBe('S5.ADD.02');
    expect(emitted).toEqual([{ type: 'selection.refused', messageId: 'S5.ADD.02' }]);
    actor.send({ type: 'colour.choose', colour: 'BLACK' });
    actor.send({ type: 'size.choose', size: 'M' });
    actor.send({ type: 'add.press' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('S5.ADD.04 a chosen variant is emitted with quantity 1', () => {
    const { actor, emitted } = start({ selection: { colour: 'BLACK', size: 'M' } });
    actor.send({ type: 'add.press' });
    expect(emitted).toEqual([{ type: 'selection.add', variant: variants[0], quantity: 1 }]);
    const { variants: all, selection } = actor.getSnapshot().context;
    expect(variantOf(all, selection)?.uniqueCode).toBe('7-BLACK-M');
  });

  it('S5.ADD.02 without a size or colour nothing is emitted', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'add.press' });
    actor.send({ type: 'colour.choose', colour: 'RED' });
    actor.send({ type: 'add.press' });
    expect(emitted).toEqual([
      { type: 'selection.refused', messageId: 'S5.ADD.02' },
      { type: 'selection.refused', messageId: 'S5.ADD.02' },
    ]);
  });

  it('J23 a sold-out size is refused', () => {
    const { actor, emitted } = start({ selection: { colour: 'RED', size: 'M' } });
    expect(actor.getSnapshot().hasTag('soldOut')).toBe(true);
    actor.send({ type: 'add.press' });
    expect(emitted).toEqual([{ type: 'selection.refused', messageId: 'S8.CART.02' }]);
  });

  it('J32 J23 no choice is disabled: the matrix has existing pairs and their stock', () => {
    const { actor } = start({ selection: { colour: 'RED', size: 'M' } });
    const { variants: all, selection } = actor.getSnapshot().context;
    const { sizes, colours } = selectionMatrix(all, selection);
    expect(sizes.map(({ value, isPaired, stock }) => [value, isPaired, stock])).toEqual([
      ['S', false, 0],
      ['M', true, 0],
      ['L', true, 1],
    ]);
    expect(colours.map(({ value, isPaired, isChosen }) => [value, isPaired, isChosen])).toEqual([
      ['BLACK', true, false],
      ['RED', true, true],
      ['BLUE', false, false],
    ]);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: productSelectionMachine,
      inputs: [{ variants }],
      events: [
        { type: 'size.choose', size: 'M' },
        { type: 'colour.choose', colour: 'BLACK' },
        { type: 'colour.choose', colour: 'RED' },
        { type: 'thumbnail.choose', index: 0 },
        { type: 'strip.page', step: 1 },
        { type: 'add.press' },
      ],
      facts: ({ selection }) => selection,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./product-selection.messages.json');
  });
});
