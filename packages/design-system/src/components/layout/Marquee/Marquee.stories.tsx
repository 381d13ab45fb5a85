import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Marquee } from './Marquee.tsx';

const meta = preview.meta({
  component: Marquee,
  title: 'Design system/Marquee',
  args: { text: 'Monsoon sale is on' },
  parameters: { layout: 'fullscreen' },
});

export const Primary = meta.story();
Primary.test('S1.HOME.07 S9.HOME.03 the text is repeated 15 times and read once', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(15);
  await expect(canvas.getAllByRole('paragraph')).toHaveLength(1);
});
Primary.test('S1.HOME.07 with reduced motion the strip does not move', async ({ canvasElement }) => {
  await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const strip = canvasElement.querySelector('p[aria-hidden="true"]');
  await expect(strip && getComputedStyle(strip).animationName).toBe('none');
});
Primary.test('S1.HOME.07 the pause button stops the strip and offers to play it', async ({ canvasElement }) => {
  const button = canvasElement.querySelector('button');
  button?.click();
  await waitFor(() => expect(canvasElement.querySelector('[data-state="paused"]')).toBeInTheDocument());
  await expect(button).toHaveAttribute('aria-label', 'Play the moving text');
});

export const LongText = meta.story({
  args: { text: 'Free delivery across Kerala, easy returns within thirty days, and new colours every week' },
});

export const RightToLeft = meta.story({
  args: { text: 'تخفيضات الموسم' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
