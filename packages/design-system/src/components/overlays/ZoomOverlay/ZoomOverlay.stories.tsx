import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { storyPictureUrl } from '../../story-pictures.test-support.ts';
import { ZoomOverlay } from './ZoomOverlay.tsx';

const meta = preview.meta({
  component: ZoomOverlay,
  title: 'Design system/ZoomOverlay',
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Coast Polo',
    src: storyPictureUrl('tee', '#0B5F5A'),
    alt: 'Coast Polo in Lagoon, front',
  },
  render: function Opening(args, { viewMode }) {
    // Open, it would cover the component's page.
    const [open, setOpen] = useState(args.open && viewMode !== 'docs');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Zoom</Button>
        <ZoomOverlay {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
});

const picture = (): Promise<HTMLElement> => screen.findByRole('img', { name: 'Coast Polo in Lagoon, front' });
const shift = (element: HTMLElement): number => parseFloat(element.style.getPropertyValue('--k-zoom-x'));
const scale = (element: HTMLElement): number => Number(element.style.getPropertyValue('--k-zoom'));

export const Primary = meta.story();
Primary.test('S2.PDP.04 buttons zoom in, zoom out and fit', async ({ userEvent }) => {
  const image = await picture();
  const less = screen.getByRole('button', { name: 'Zoom out' });
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await expect(scale(image)).toBe(1.5);
  await userEvent.click(screen.getByRole('button', { name: 'Whole picture' }));
  await expect(scale(image)).toBe(1);
});
Primary.test('S2.PDP.04 keys zoom, move and fit', async ({ userEvent }) => {
  const image = await picture();
  await userEvent.keyboard('++');
  await expect(scale(image)).toBe(2.25);
  await userEvent.keyboard('{ArrowRight}');
  await expect(shift(image)).toBe(-80);
  await userEvent.keyboard('0');
  await expect(scale(image)).toBe(1);
  await expect(shift(image)).toBe(0);
});
Primary.test('S2.PDP.04 keys of the browser stay with it: its own zoom, and Back', async ({ userEvent }) => {
  const image = await picture();
  await userEvent.keyboard('+');
  for (const key of [
    { key: '+', ctrlKey: true },
    { key: '0', metaKey: true },
    { key: 'ArrowLeft', altKey: true },
  ])
    await expect(await fireEvent.keyDown(image, key)).toBe(true);
  await expect(scale(image)).toBe(1.5);
  await expect(shift(image)).toBe(0);
});
Primary.test('S2.PDP.04 the wheel zooms around the pointer', async () => {
  const image = await picture();
  const stage = image.parentElement;
  await expect(stage).not.toBeNull();
  if (!stage) return;
  await fireEvent.wheel(stage, { deltaY: -400, clientX: stage.clientWidth / 2, clientY: stage.clientHeight / 2 });
  await waitFor(() => expect(scale(image)).toBeCloseTo(Math.E));
});
Primary.test('S2.PDP.04 Escape closes the overlay', async ({ userEvent }) => {
  await picture();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Primary.test('S2.PDP.04 closing returns the focus to the opener', async ({ userEvent }) => {
  await picture();
  await userEvent.keyboard('{Escape}');
  const opener = await screen.findByRole('button', { name: 'Zoom' });
  await userEvent.click(opener);
  await picture();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

export const Failed = meta.story({
  args: {
    src: 'data:image/png;base64,broken',
    previewSrc: storyPictureUrl('tee', '#56635F'),
    fallbackSrc: storyPictureUrl('tee', '#56635F'),
  },
});
Failed.test('S8.IMG.04 a picture that fails is replaced by the fallback', async ({ args }) => {
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', args.fallbackSrc ?? ''));
});
Failed.test('S2.PDP.04 a smaller picture is behind until the largest one has come', async ({ args }) => {
  await expect((await picture()).previousElementSibling).toHaveAttribute('src', args.previewSrc ?? '');
});
