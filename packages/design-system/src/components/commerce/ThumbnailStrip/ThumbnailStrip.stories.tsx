import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { ThumbnailStrip, type Thumbnail } from './ThumbnailStrip.tsx';

const thumbnails = (count: number): readonly Thumbnail[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    label: `View ${index + 1}`,
    picture: storyPicture(
      index % 2 === 0 ? 'tee' : 'shorts',
      ['#0B5F5A', '#C0311F', '#FFB31A'][index % 3] ?? '#10201E',
    ),
  }));

const meta = preview.meta({
  component: ThumbnailStrip,
  title: 'Design system/ThumbnailStrip',
  args: {
    label: 'Pictures of Coast Polo',
    items: thumbnails(5),
    selectedId: '1',
    windowStart: 0,
    onSelect: fn(),
    onWindowStartChange: fn(),
  },
  render: function Paging(args) {
    const [start, setStart] = useState(args.windowStart);
    const [selected, setSelected] = useState(args.selectedId);
    return (
      <ThumbnailStrip
        {...args}
        windowStart={start}
        onWindowStartChange={setStart}
        selectedId={selected}
        onSelect={setSelected}
      />
    );
  },
});

export const Primary = meta.story();
Primary.test('S2.PDP.05 S9.HOME.05 three thumbnails are in the window', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
});
Primary.test('S2.PDP.06 the strip pages down and up and stops at its ends', async ({ canvas, userEvent }) => {
  const up = canvas.getByRole('button', { name: 'Previous pictures' });
  const down = canvas.getByRole('button', { name: 'More pictures' });
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(down);
  await expect(canvas.getByRole('button', { name: 'View 5' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'View 1' })).toBeNull();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(up);
  await expect(canvas.getByRole('button', { name: 'View 1' })).toBeVisible();
});
Primary.test('S4.PDP.04 a click chooses the thumbnail', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'View 2' }));
  await expect(canvas.getByRole('button', { name: 'View 2', pressed: true })).toBeVisible();
});

export const Three = meta.story({ args: { items: thumbnails(3) } });
Three.test('S2.PDP.06 three pictures need no paging', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'More pictures' })).toBeNull();
});

export const One = meta.story({ args: { items: thumbnails(1) } });
