import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Held(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <ConfirmDialog {...props} open={open} onOpenChange={setOpen} trigger={<Button variant="danger">Delete</Button>} />
  );
}

const meta = preview.meta({
  component: ConfirmDialog,
  title: 'Design system/ConfirmDialog',
  args: {
    title: 'Delete this address?',
    description: 'The address "Home, 12 Kayal Lane" leaves your list. Orders already placed keep it.',
    confirmLabel: 'Delete address',
    tone: 'danger' as const,
    onConfirm: fn(),
  },
  render: (args) => <Held {...args} />,
});

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    await expect(dialog).toHaveAccessibleDescription(/12 Kayal Lane/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

Opened.test('Cancel does nothing and closes', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

Opened.test('the confirm button runs the action', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete address' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

/** On a phone each action fills its row, in the order of Tab. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const confirm = (await screen.findByRole('button', { name: 'Delete address' })).getBoundingClientRect();
    const cancel = screen.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    await expect(cancel.bottom).toBeLessThan(confirm.top);
    await expect([confirm.left, confirm.width]).toEqual([cancel.left, cancel.width]);
    await expect(confirm.width).toBeGreaterThan(screen.getByRole('alertdialog').clientWidth * 0.8);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: /Delete address/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
