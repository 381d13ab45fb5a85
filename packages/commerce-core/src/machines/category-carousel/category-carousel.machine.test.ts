import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { categoryCarouselMachine } from './category-carousel.machine.ts';
import { selectCarouselWindow } from './category-carousel.selectors.ts';
import type { CarouselLayout } from './category-carousel.types.ts';

function start(length: number, layout: CarouselLayout = 'desktop') {
  const actor = createActor(categoryCarouselMachine, { input: { length, layout } }).start();
  const seen = (): number[] => {
    const { start: from, end } = selectCarouselWindow(actor.getSnapshot());
    return [from, end];
  };
  const tags = (): string[] => [...actor.getSnapshot().tags].toSorted();
  return { actor, seen, tags };
}

describe('category-carousel machine', () => {
  it('S2.HOME.01 S2.HOME.03 desktop starts with three, and back does nothing there', () => {
    const { actor, seen, tags } = start(5);
    expect([seen(), tags()]).toEqual([[0, 3], ['canGoOn']]);
    actor.send({ type: 'carousel.back' });
    expect(seen()).toEqual([0, 3]);
  });

  it('S2.HOME.04 next goes on one by one and stops at the last window', () => {
    const { actor, seen, tags } = start(5);
    actor.send({ type: 'carousel.next' });
    expect([seen(), tags()]).toEqual([
      [1, 4],
      ['canGoBack', 'canGoOn'],
    ]);
    actor.send({ type: 'carousel.next' });
    actor.send({ type: 'carousel.next' });
    expect([seen(), tags()]).toEqual([[2, 5], ['canGoBack']]);
    actor.send({ type: 'carousel.back' });
    expect(seen()).toEqual([1, 4]);
  });

  it('S2.HOME.02 S9.HOME.02 mobile shows one, and a wider layout pulls the window back into the row', () => {
    const { actor, seen } = start(5, 'mobile');
    for (let step = 0; step < 4; step += 1) actor.send({ type: 'carousel.next' });
    expect(seen()).toEqual([4, 5]);
    actor.send({ type: 'layout.changed', layout: 'desktop' });
    expect(seen()).toEqual([2, 5]);
  });

  it('S2.HOME.03 S2.HOME.04 too few for a window leave nowhere to go; more give way', () => {
    const { actor, seen, tags } = start(2);
    expect([seen(), tags()]).toEqual([[0, 2], []]);
    actor.send({ type: 'carousel.filled', length: 4 });
    expect(tags()).toEqual(['canGoOn']);
    actor.send({ type: 'carousel.next' });
    actor.send({ type: 'carousel.filled', length: 3 });
    expect([seen(), tags()]).toEqual([[0, 3], []]);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: categoryCarouselMachine,
      inputs: [{ length: 0, layout: 'desktop' }],
      events: [
        { type: 'carousel.back' },
        { type: 'carousel.next' },
        { type: 'carousel.filled', length: 5 },
        { type: 'layout.changed', layout: 'mobile' },
      ],
      facts: ({ length, layout, start: from }) => [length, layout, from],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./category-carousel.messages.json');
  });
});
