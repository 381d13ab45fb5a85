import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { HeartToggle } from './HeartToggle.tsx';

const meta = preview.meta({
  component: HeartToggle,
  title: 'Design system/HeartToggle',
  args: { label: 'Coast Polo in wishlist', pressed: false, onToggle: fn() },
});

const opened = fn();

// S2.HOME.10 the heart is a target of 44 px
export const Primary = meta.story({
  render: function Toggling(args) {
    const [pressed, setPressed] = useState(args.pressed);
    return (
      <div data-testid="card" role="presentation" onClick={opened}>
        <HeartToggle {...args} pressed={pressed} onToggle={setPressed} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  },
});
Primary.test('S4.WISH.01 S4.WISH.02 a click fills the heart and a second empties it', async ({ canvas, userEvent }) => {
  const heart = canvas.getByRole('button', { name: 'Coast Polo in wishlist' });
  await userEvent.click(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
Primary.test('S4.WISH.03 a click on the heart does not reach the card', async ({ canvas, userEvent }) => {
  opened.mockClear();
  await userEvent.click(canvas.getByRole('button'));
  await expect(opened).not.toHaveBeenCalled();
});

export const Kept = meta.story({ args: { pressed: true } });

export const Busy = meta.story({ args: { state: 'busy', pressed: true } });
Busy.test('S4.WISH.01 a second click while saving has no effect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onToggle).not.toHaveBeenCalled();
});
