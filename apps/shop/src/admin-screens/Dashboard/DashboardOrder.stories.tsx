import type { MockShopState } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Dashboard order', parameters: { layout: 'fullscreen' } });

type Play = Pick<StoryContext, 'userEvent'>;

const opened = { path: '/dashboard?order=KY260004', as: 'admin' } as const;

/** Presses 'Cancel order' in the drawer. */
async function askCancel({ userEvent }: Play): Promise<void> {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Cancel order' }));
  await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
}

/** Cancels the order with a reason. */
async function cancelOrder({ userEvent }: Play): Promise<void> {
  await askCancel({ userEvent });
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  await userEvent.type(question.getByLabelText('Reason'), 'Out of stock');
  await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
}

export const Opened = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/order'] },
});

Opened.test('S2.DASH.11-15 J76 all of an order stands beside the table', async ({ canvas, userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  for (const text of ['Asha Nair', '9876500011', '19/11/2026', 'Pending', 'Vembanad Run Tee', 'Ferry Bottle 750 ml']) {
    await expectSeen(await drawer.findByText(text));
  }
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await canvas.findByRole('link', { name: 'KY260004' }));
  await expect(await screen.findByRole('dialog', { name: 'Order KY260004' })).toBeInTheDocument();
});

Opened.test(
  'S2.DASH.11 steps to the orders below and above, leads to the customer and calls her',
  async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expect(await drawer.findByRole('link', { name: 'Asha Nair' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/customers\?customer=/),
    );
    await expect(await drawer.findByRole('link', { name: '9876500011' })).toHaveAttribute('href', 'tel:9876500011');
    await expect(drawer.queryByRole('button', { name: 'Previous order' })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Next order' }));
    const next = within(await screen.findByRole('dialog', { name: 'Order KY260003' }));
    await userEvent.click(await next.findByRole('button', { name: 'Previous order' }));
    await expect(await screen.findByRole('dialog', { name: 'Order KY260004' })).toBeInTheDocument();
  },
);

Opened.test('J46 its invoice can be downloaded', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  const link = await drawer.findByRole('link', { name: 'Download invoice' });
  await expect(link).toHaveAttribute('href', expect.stringMatching(/\/order\/invoice\/kayal\/KY260004$/));
});

Opened.test('S4.ADMORD.02 J47 it is marked as delivered without closing it', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Done' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Mark as delivered?' }));
  await userEvent.click(question.getByRole('button', { name: 'Mark as delivered' }));
  await expectSeen(await drawer.findByText('Success'));
  await expect(drawer.queryByRole('button', { name: 'Done' })).toBeNull();
});

Opened.test('S2.DASH.16 a press on a row opens the same drawer', async ({ canvas, userEvent }) => {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = within(await canvas.findByRole('row', { name: /KY260003/ }));
  await userEvent.click(row.getByRole('rowheader'));
  await expect(await screen.findByRole('dialog', { name: 'Order KY260003' })).toBeInTheDocument();
});

export const OpenedOnPhone = Opened.extend({ globals: { viewport: { value: 'phone' } } });

OpenedOnPhone.test('S2.DASH.16 its actions stand in one row', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  const actions = [
    await drawer.findByRole('button', { name: 'Done' }),
    drawer.getByRole('link', { name: 'Download invoice' }),
    drawer.getByRole('button', { name: 'Cancel order' }),
  ];
  const rows = new Set(actions.map((action) => Math.round(action.getBoundingClientRect().top)));
  await expect(rows.size).toBe(1);
});

OpenedOnPhone.test(
  'S4.ADMORD.02 the message of one order leaves the actions of the next free',
  async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Done' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Mark as delivered?' }));
    await userEvent.click(question.getByRole('button', { name: 'Mark as delivered' }));
    const message = await screen.findByText('Order marked as delivered.');
    // The drawer is hidden from roles until the question has closed.
    await userEvent.click(await drawer.findByRole('button', { name: 'Next order' }));
    const next = within(await screen.findByRole('dialog', { name: 'Order KY260003' }));
    const invoice = await next.findByRole('link', { name: 'Download invoice' });
    await expect(message.getBoundingClientRect().bottom).toBeLessThan(invoice.getBoundingClientRect().top);
  },
);

export const Delivered = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?order=KY260003' }),
  parameters: { states: ['Dashboard/order'] },
});

Delivered.test('S4.ADMORD.03 a delivered order cannot be cancelled', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260003' }));
  await expectSeen(await drawer.findByText('Success'));
  await expect(drawer.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

export const NotListed = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?order=KY999999' }),
  parameters: { states: ['Dashboard/order'] },
});

NotListed.test('S2.DASH.11 says that there is no such order', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY999999' }));
  await expectSeen(await drawer.findByText('We could not find this order'));
});

// S2.DASH.11 an order that the filter leaves out is shown all the same
export const LeftOut = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?status=delivered&order=KY260004' }),
  parameters: { states: ['Dashboard/order'] },
  play: async ({ canvas }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(await drawer.findByText('Ferry Bottle 750 ml'));
    await expect(canvas.queryByRole('row', { name: /KY260004/ })).toBeNull();
  },
});

LeftOut.test(
  'S2.DASH.11 an order that the filter leaves out is shown as cancelled once it is',
  async ({ userEvent }) => {
    await cancelOrder({ userEvent });
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(await drawer.findByText(/Out of stock/));
    await expect(drawer.queryByRole('button', { name: 'Done' })).toBeNull();
  },
);

/** What another admin does to the newest order while the page of this one is open. */
let changeMeanwhile: (change: Partial<MockShopState['orders'][number]>) => void;

export const ChangedMeanwhile = meta.story({
  render: renderScreen({
    ...opened,
    prepare: (state) => {
      changeMeanwhile = (change) => {
        state.orders = state.orders.map((row) => (row.EntryNo === 'KY260004' ? { ...row, ...change } : row));
      };
    },
  }),
  parameters: { states: ['Dashboard/order'] },
});

ChangedMeanwhile.test(
  'S4.ADMORD.03 an order that another admin has cancelled leaves the list once this one delivers it',
  async ({ canvas, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Done' }));
    changeMeanwhile({ cancelledAt: Date.UTC(2026, 10, 20, 6, 0), cancelReason: 'Out of stock' });
    const question = within(await screen.findByRole('alertdialog', { name: 'Mark as delivered?' }));
    await userEvent.click(question.getByRole('button', { name: 'Mark as delivered' }));
    await expectSeen(await drawer.findByText(/Out of stock/));
    await expect(drawer.queryByRole('button', { name: 'Done' })).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /KY260004/, hidden: true })).toBeNull());
  },
);

ChangedMeanwhile.test(
  'S4.ADMORD.03 an order that another admin has delivered is shown so once this one cancels it',
  async ({ canvas, userEvent }) => {
    await askCancel({ userEvent });
    changeMeanwhile({ isDelivered: true, deliveredAt: Date.UTC(2026, 10, 20, 6, 0) });
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
    await userEvent.type(question.getByLabelText('Reason'), 'Out of stock');
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await question.findByRole('alert');
    await userEvent.click(question.getByRole('button', { name: 'Keep order' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(await drawer.findByText('Success'));
    await expect(drawer.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    const row = within(await canvas.findByRole('row', { name: /KY260004/, hidden: true }));
    await expect(row.queryByRole('button', { name: /^Done/, hidden: true })).toBeNull();
  },
);

export const LeftOutCancelled = meta.story({
  render: renderScreen({ ...opened, scenario: 'orderCancelled' }),
  parameters: { states: ['Dashboard/order'] },
});

LeftOutCancelled.test('S7.ORD.03 a cancelled order is shown by its number', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await expectSeen(await drawer.findByText(/Out of stock/));
});

export const Cancelling = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/cancelling'] },
  play: askCancel,
});

Cancelling.test('J47 an order is cancelled with a reason, and leaves the list', async ({ canvas, userEvent }) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  await expect(question.getByLabelText('Reason')).toHaveFocus();
  await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
  await expectSeen(await question.findByText('Please enter a reason.'));
  await expect(question.getByLabelText('Reason')).toHaveFocus();
  await userEvent.type(question.getByLabelText('Reason'), 'Out of stock');
  await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
  await expectSeen(await screen.findByText('Order KY260004 is cancelled.'));
  await waitFor(() => expect(canvas.queryByRole('row', { name: /KY260004/ })).toBeNull());
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await expectSeen(await drawer.findByText(/Out of stock/));
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
});

Cancelling.test(
  'S2.DASH.11 after an order has left the list, the one that followed it is the next',
  async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
    await userEvent.type(question.getByLabelText('Reason'), 'Out of stock');
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(await drawer.findByText(/Out of stock/));
    await userEvent.click(drawer.getByRole('button', { name: 'Next order' }));
    await expect(await screen.findByRole('dialog', { name: 'Order KY260003' })).toBeInTheDocument();
  },
);

Cancelling.test('J47 the way back keeps the order', async ({ userEvent }) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await expectSeen(drawer.getByText('Pending'));
});

export const CancelFailed = meta.story({
  render: renderScreen({ ...opened, scenario: 'cancelDown' }),
  parameters: { states: ['Dashboard/cancelFailed'] },
  play: cancelOrder,
});

CancelFailed.test('J47 a cancellation that failed keeps the reason for another try', async () => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  await expectSeen(await question.findByText('The order could not be cancelled. Please try again.'));
  await expect(question.getByLabelText('Reason')).toHaveValue('Out of stock');
});

export const Cancelled = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?status=cancelled', scenario: 'orderCancelled' }),
  parameters: { states: ['Dashboard/cancelled'] },
});

Cancelled.test(
  'S7.ORD.03 the filter shows cancelled orders, with the reason in the drawer',
  async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
    await expect(row.getByText('Cancelled')).toBeVisible();
    await expect(row.queryByRole('button')).toBeNull();
    await userEvent.click(row.getByRole('link', { name: 'KY260004' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
    await expectSeen(await drawer.findByText(/Out of stock/));
    await expect(drawer.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
);

Opened.test('J47 the reason typed for one order is not offered for the next', async ({ canvas, userEvent }) => {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Pending');
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'KY260003' })).toBeNull());
  await userEvent.click(await canvas.findByRole('link', { name: 'KY260004' }));
  await askCancel({ userEvent });
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  await userEvent.type(question.getByLabelText('Reason'), 'The black one is damaged');
  await userEvent.click(question.getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Next order' }));
  const next = within(await screen.findByRole('dialog', { name: 'Order KY260001' }));
  await userEvent.click(await next.findByRole('button', { name: 'Cancel order' }));
  const nextQuestion = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  await expect(nextQuestion.getByLabelText('Reason')).toHaveValue('');
});

export const CashDue = meta.story({
  render: renderScreen({ ...opened, scenario: 'paymentDesk' }),
  parameters: { states: ['Dashboard/order'] },
  play: async () => {
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    await expectSeen(payment.getByText(/^Cash on delivery: ₹.+ due$/));
  },
});

Opened.test('J70 a shop that takes cash alone says nothing of payment', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order KY260004' }));
  await drawer.findByText('Asha Nair');
  await expect(drawer.queryByRole('heading', { name: 'Payment' })).toBeNull();
});

export const PaidByUpi = meta.story({
  render: renderScreen({ path: '/dashboard?order=KY260002', as: 'admin', scenario: 'paymentDesk' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['Dashboard/order'] },
  play: async () => {
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    await expectSeen(await payment.findByText('Reference 412345678901'));
    await expect(payment.getByRole('link', { name: 'UPI: ₹1,499' })).toHaveAttribute(
      'href',
      '/payments?stage=all&order=KY260002',
    );
  },
});
