import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { TextLink } from '../../navigation/TextLink/TextLink.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  component: Drawer,
  title: 'Design system/Drawer',
  args: {
    title: 'Menu',
    trigger: <IconButton label="Open menu" icon="menu" />,
    children: (
      <Stack gap={4} align="start">
        {['Men', 'Women', 'Kids'].map((name) => (
          <TextLink key={name} href={`/${name}`} place="standalone">
            {name}
          </TextLink>
        ))}
      </Stack>
    ),
  },
  // Open, it would cover the component's page.
  render: ({ open, ...args }, { viewMode }) => (
    <Drawer {...args} {...(open === true && viewMode !== 'docs' ? { open } : {})} />
  ),
});

export const Left = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Kids' })).toBeVisible();
  },
});

Left.test(
  'what it sets on the body does not reach the page behind it, which is not styled again',
  async ({ canvasElement }) => {
    await expect(document.body.style.pointerEvents).toBe('none');
    await expect(getComputedStyle(canvasElement).pointerEvents).toBe('auto');
  },
);

Left.test('S2.HDR.13 the close button closes it', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Right = meta.story({
  args: { side: 'right', title: 'Filters', open: true, footer: <Button wide>Show 128 products</Button> },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0));
  },
});

export const BottomOnPhone = meta.story({
  args: { side: 'bottom', title: 'Sort by', open: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Sort by' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
  },
});
