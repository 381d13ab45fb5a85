import { useState } from 'react';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CategoryTile } from '../../commerce/CategoryTile/CategoryTile.tsx';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { Carousel } from './Carousel.tsx';

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <CategoryTile
      key={index}
      name={['T-shirts', 'Track pants', 'Bottles', 'Jackets', 'Shorts'][index % 5] ?? 'More'}
      href={`#category-${index}`}
      picture={storyPicture(
        index % 3 === 2 ? 'bottle' : index % 2 === 0 ? 'tee' : 'shorts',
        ['#0B5F5A', '#C0311F', '#3D5A80'][index % 3] ?? '#10201E',
      )}
    />
  ));

const meta = preview.meta({
  component: Carousel,
  title: 'Design system/Carousel',
  args: { label: 'Categories', index: 0, visible: 3, onIndexChange: fn(), children: tiles(5) },
  render: function Moving(args) {
    const [index, setIndex] = useState(args.index);
    return (
      <Carousel
        {...args}
        index={index}
        onIndexChange={(next) => {
          args.onIndexChange(next);
          setIndex(next);
        }}
      />
    );
  },
});

const left = (element: HTMLElement): number => element.getBoundingClientRect().left;

export const Primary = meta.story();
Primary.test('S2.HOME.01 three slides are in the window', async ({ canvas }) => {
  const [first, , third, fourth] = canvas.getAllByRole('listitem');
  const track = canvas.getByRole('list').getBoundingClientRect();
  await expect(first && left(first)).toBeGreaterThanOrEqual(track.left);
  await expect(third?.getBoundingClientRect().right).toBeLessThanOrEqual(track.right);
  await expect(fourth && left(fourth)).toBeGreaterThanOrEqual(track.right - 8);
});
Primary.test('S2.HOME.03 previous is unavailable at the start', async ({ canvas, userEvent, args }) => {
  const previous = canvas.getByRole('button', { name: 'Previous' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  await expect(args.onIndexChange).not.toHaveBeenCalled();
});
Primary.test('S2.HOME.04 next stops at the last window', async ({ canvas, userEvent }) => {
  const next = canvas.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  await userEvent.click(next);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(400));
});

/** A parent that answers late, as on a busy machine: meanwhile the focus has moved on. */
export const LateParent = meta.story({
  args: { visible: 1, children: tiles(3) },
  globals: { viewport: { value: 'phone' } },
  render: function Late(args) {
    const [index, setIndex] = useState(args.index);
    return (
      <Carousel
        {...args}
        index={index}
        onIndexChange={(next) => {
          args.onIndexChange(next);
          setTimeout(() => setIndex(next), 100);
        }}
      />
    );
  },
});
LateParent.test(
  'S2.HOME.01 a late index does not move the row back from the focus',
  async ({ canvas, args, userEvent }) => {
    const [, second, third] = canvas.getAllByRole('link');
    const track = canvas.getByRole('list');
    const scrollTo = spyOn(track, 'scrollTo');
    mocked(args.onIndexChange).mockImplementationOnce(() => third?.focus());
    second?.focus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true'));
    await expect(scrollTo).not.toHaveBeenCalled();
    await expect(third).toHaveFocus();
    await expect(third && left(third)).toBeLessThan(track.getBoundingClientRect().right);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledOnce());
  },
);

export const AtTheEnd = meta.story({ args: { index: 2 } });

export const OneSlide = meta.story({ args: { children: tiles(1) } });
OneSlide.test('S2.HOME.04 one slide has no paging', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

export const RightToLeft = meta.story({
  args: { index: 1 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
RightToLeft.test('S2.HOME.01 the window moves the other way in right-to-left text', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeLessThan(-100));
});
