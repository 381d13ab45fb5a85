import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { Inline } from '../../layout/Layout/Inline.tsx';
import { RecentToasts } from './RecentToasts.tsx';
import { ToastProvider, ToastRegion } from './ToastRegion.tsx';
import { createToastStore, type ToastMessage } from './toast-store.ts';
import { useToasts } from './use-toasts.ts';

const undo = fn();

const messages: readonly ToastMessage[] = [
  { title: 'Added to cart', tone: 'success' },
  { title: 'Failed to place order. Please try again.', tone: 'danger', detail: 'The shop did not answer.' },
  { title: 'Removed from cart', action: { label: 'Undo', run: undo } },
  {
    title: 'Lagoon dry-fit training tee with a very long name, size XXL, in the colour Backwater Green',
    detail: 'Only two are left in stock, so your cart holds two.',
  },
];

function Raise() {
  const { push } = useToasts();
  return (
    <Inline>
      {messages.map((message) => (
        <Button key={message.title} variant="secondary" size="small" onClick={() => push(message)}>
          {message.title.slice(0, 24)}
        </Button>
      ))}
    </Inline>
  );
}

function Stage() {
  const [store] = useState(createToastStore);
  return (
    <ToastProvider store={store}>
      <Raise />
      <RecentToasts />
      <ToastRegion />
    </ToastProvider>
  );
}

const meta = preview.meta({
  component: ToastRegion,
  render: () => <Stage />,
  title: 'Design system/Toast',
});

export const AllTones = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await userEvent.hover(canvas.getByRole('button', { name: 'Dismiss: Added to cart' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to place order');
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to cart');
  },
});

export const Quiet = meta.story({});

Quiet.test('S9.UI.01 a toast closes by itself and stays in the recent ones', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Added to cart' }));
  // Toasts are shown from the first frame on.
  await within(canvas.getByRole('status')).findByText('Added to cart');
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  await expect(canvas.getByRole('listitem')).toHaveTextContent('Added to cart');
});

Quiet.test('J67 Escape closes it at once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Failed to place order. P' }));
  await within(canvas.getByRole('alert')).findByText(/^Failed to place order/);
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
});

Quiet.test('S2.CART.21 the action runs and closes the toast', async ({ canvas, userEvent }) => {
  undo.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Removed from cart' }));
  const inToast = await within(canvas.getByRole('status')).findByRole('button', { name: 'Undo' });
  await userEvent.click(inToast);
  await expect(undo).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

Quiet.test('J67 a toast that is left by its own button gives the focus back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Removed from cart' });
  await userEvent.click(opener);
  await userEvent.click(canvas.getByRole('button', { name: 'Added to cart' }));
  opener.focus();
  const toasts = within(canvas.getByRole('status'));
  (await toasts.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.tab();
  await userEvent.tab();
  await expect(toasts.getByRole('button', { name: 'Dismiss: Added to cart' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(opener).toHaveFocus();
  toasts.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  await expect(opener).toHaveFocus();
});

/** The toast's box, after its motion. */
const shownToast = async (canvas: { getByRole: (role: 'status') => HTMLElement }): Promise<DOMRect> => {
  const box = await within(canvas.getByRole('status')).findByText('Added to cart');
  return box.getBoundingClientRect();
};

export const BesideADialog = meta.story({
  render: () => (
    <>
      <Stage />
      <div role="dialog" aria-label="Order KY1" />
    </>
  ),
});

BesideADialog.test('leaves the lower right, where a drawer has its buttons', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Added to cart' }));
  await expect((await shownToast(canvas)).right).toBeLessThan(innerWidth / 2);
});

export const BesideRowsWithButtons = meta.story({
  render: () => (
    <div data-toasts="start">
      <Stage />
    </div>
  ),
});

BesideRowsWithButtons.test('leaves the lower right, where rows have their buttons', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Added to cart' }));
  await expect((await shownToast(canvas)).right).toBeLessThan(innerWidth / 2);
});
