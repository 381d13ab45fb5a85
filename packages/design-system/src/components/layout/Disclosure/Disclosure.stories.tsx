import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { Text } from '../../content/Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  title: 'Design system/Disclosure',
  args: { label: 'Get help', children: <Text>The code takes up to a minute to arrive.</Text> },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '240px' }}>
        <Story />
        <button type="button">Elsewhere</button>
      </div>
    ),
  ],
});

export const Closed = meta.story({});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get help', expanded: false }));
    await expect(canvas.getByRole('button', { name: 'Get help', expanded: true })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/up to a minute/)).toBeVisible());
  },
});

Open.test('Escape closes it and keeps the focus on the button', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByText(/up to a minute/)).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Get help' })).toHaveFocus();
});

Open.test('a press elsewhere closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
  await expect(canvas.queryByText(/up to a minute/)).toBeNull();
});

export const WithClose = meta.story({
  args: {
    children: (close: () => void) => (
      <Button size="small" onClick={close}>
        Resend code
      </Button>
    ),
  },
});

WithClose.test('the content can close it and the focus returns to the button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Get help' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
  await expect(canvas.queryByRole('button', { name: 'Resend code' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Get help' })).toHaveFocus();
});
