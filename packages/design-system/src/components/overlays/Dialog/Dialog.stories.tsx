import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { Text } from '../../content/Text/Text.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  title: 'Design system/Dialog',
  args: {
    title: 'Add an address',
    description: 'We deliver everywhere in India.',
    trigger: <Button variant="secondary">Add</Button>,
    children: (
      <Stack>
        <TextField label="Name" autoComplete="name" />
        <TextField label="Pincode" inputMode="numeric" autoComplete="postal-code" />
      </Stack>
    ),
    footer: <Button>Save Address</Button>,
  },
});

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByRole('dialog', { name: 'Add an address' })).toHaveAccessibleDescription(
      'We deliver everywhere in India.',
    );
  },
});

export const Closed = meta.story({});

Closed.test('Escape closes it and the focus returns to the button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
});

export const OpenerGone = meta.story({
  render: function DeletedRow() {
    const [open, setOpen] = useState(false);
    const [hasRow, setHasRow] = useState(true);
    const rows = useRef<HTMLParagraphElement>(null);
    const removeRow = () => {
      setHasRow(false);
      setOpen(false);
    };
    return (
      <>
        <p ref={rows} tabIndex={-1}>
          Addresses
        </p>
        {hasRow ? <Button onClick={() => setOpen(true)}>Delete Home</Button> : null}
        <Dialog
          title="Delete this address?"
          open={open}
          onOpenChange={setOpen}
          footer={<Button onClick={removeRow}>Delete</Button>}
          fallbackFocus={rows}
        />
      </>
    );
  },
});

OpenerGone.test('the focus goes to another element when the opener is gone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Home' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByText('Addresses')).toHaveFocus());
});

OpenerGone.test('the focus returns to the opener that is still there', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Home' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Home' })).toHaveFocus());
});

export const LongContent = meta.story({
  args: {
    title: 'Size guide for tees, polos, full sleeves and jackets, men and women',
    size: 'small',
    reading: true,
    children: Array.from({ length: 30 }, (_, index) => <Text key={index}>Chest {80 + index} cm</Text>),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Address' })).toBeVisible());
    await expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

const longActions = (
  <>
    <Button variant="secondary">View the order again</Button>
    <Button>Continue with your shopping</Button>
  </>
);

export const LongActions = meta.story({
  args: { size: 'small', footer: longActions },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const main = await screen.findByRole('button', { name: 'Continue with your shopping' });
    const other = screen.getByRole('button', { name: 'View the order again' });
    await expect(other.getBoundingClientRect().bottom).toBeLessThan(main.getBoundingClientRect().top);
  },
});

export const OnAPhone = LongActions.extend({
  args: { footer: longActions },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

OnAPhone.test('Tab goes down from one action to the next', async ({ userEvent }) => {
  screen.getByRole('button', { name: 'View the order again' }).focus();
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Continue with your shopping' })).toHaveFocus();
});

OnAPhone.test('each action fills its row', async () => {
  const widths = ['Continue with your shopping', 'View the order again'].map(
    (name) => screen.getByRole('button', { name }).getBoundingClientRect().width,
  );
  await expect(widths[0]).toBe(widths[1]);
  await expect(widths[0]).toBeGreaterThan(screen.getByRole('dialog').clientWidth * 0.8);
});
