import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, spreadsheet } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Payments', parameters: { layout: 'fullscreen' } });

const opened = { path: '/payments', as: 'admin', scenario: 'paymentDesk' } as const;
const phone = { viewport: { value: 'phone' } } as const;

type Tools = Pick<StoryContext, 'userEvent'>;

/** The drawer's button, pressed. */
async function decide({ userEvent }: Tools, name: string | RegExp): Promise<void> {
  const drawer = within(await screen.findByRole('dialog', { name: /^Payment of / }));
  await userEvent.click(await drawer.findByRole('button', { name }));
}
const payment = (order: string, more: object = {}) =>
  renderScreen({ ...opened, path: `/payments?stage=all&order=${order}`, ...more });

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Payments/ready'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('link', { name: 'KY260101' }));
    await expectSeen(canvas.getByRole('link', { name: 'KY260102' }));
    await expectSeen(canvas.getByText('₹99 missing'));
    await expect(canvas.queryByRole('link', { name: 'KY260103' })).toBeNull();
    const pages = within(canvas.getByRole('navigation', { name: 'Back office' }));
    await expectSeen(await pages.findByRole('link', { name: 'Payments 3' }));
  },
});
export const ReadyOnAPhone = Ready.extend({ globals: phone });
export const ReadyOnATablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Filtered = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Payments/filtered'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'KY260101' });
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'To refund');
    await expectSeen(await canvas.findByRole('link', { name: 'KY260103' }));
    await expect(canvas.queryByRole('link', { name: 'KY260101' })).toBeNull();
  },
});

export const Empty = meta.story({
  render: renderScreen({ path: '/payments', as: 'admin' }),
  globals: phone,
  parameters: { states: ['Payments/empty'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByRole('heading', { name: 'Nothing waits for you' })),
});

export const NoneYet = meta.story({
  render: renderScreen({ path: '/payments?stage=all', as: 'admin' }),
  globals: phone,
  parameters: { states: ['Payments/empty'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByRole('heading', { name: 'No payments yet' })),
});

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'paymentsWaiting' }),
  globals: phone,
  parameters: { states: ['Payments/loading'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByText('Loading...')),
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'paymentsDown' }),
  globals: phone,
  parameters: { states: ['Payments/failed'] },
  play: async ({ canvas }) =>
    expectSeen(await canvas.findByRole('heading', { name: 'We could not load the payments' })),
});

export const Pending = meta.story({
  render: payment('KY260101'),
  globals: phone,
  parameters: { states: ['Payments/pending'] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of KY260101' }));
    await expectSeen(await drawer.findByText('412345678901'));
    await expectSeen(drawer.getByText('KY260101, not placed'));
  },
});

export const Confirming = meta.story({
  render: payment('KY260101'),
  globals: phone,
  parameters: { states: ['Payments/confirming'] },
  play: async (tools) => {
    await decide(tools, 'Confirm…');
    const question = within(await screen.findByRole('dialog', { name: 'Is the money in your account?' }));
    await expect(question.getByLabelText('Amount that came')).toHaveValue('1499');
    await expect(question.getByLabelText('Amount that came')).toHaveFocus();
    await expect(question.getByLabelText('Reference')).toHaveValue('412345678901');
  },
});

Confirming.test(
  'J70 a confirmed payment places the order, and nothing more can be confirmed',
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'It is there' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of KY260101' }));
    await expectSeen(await drawer.findByText('Paid'));
    await expectSeen(await drawer.findByRole('link', { name: 'KY260101' }));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Confirm…' })).toBeNull());
  },
);

Confirming.test('without amount or reference it says what is missing', async ({ userEvent }) => {
  const question = within(screen.getByRole('dialog', { name: 'Is the money in your account?' }));
  await userEvent.clear(question.getByLabelText('Amount that came'));
  await userEvent.click(question.getByRole('button', { name: 'It is there' }));
  await expect(question.getByLabelText('Amount that came')).toHaveFocus();
  await userEvent.type(question.getByLabelText('Amount that came'), '1499');
  await userEvent.clear(question.getByLabelText('Reference'));
  await userEvent.click(question.getByRole('button', { name: 'It is there' }));
  await expect(question.getByLabelText('Reference')).toHaveFocus();
});

export const Rejecting = meta.story({
  render: payment('KY260101'),
  globals: phone,
  parameters: { states: ['Payments/rejecting'] },
  play: async (tools) => {
    await decide(tools, 'Reject…');
    await expectSeen(await screen.findByRole('alertdialog', { name: 'Is there no such money?' }));
  },
});

Rejecting.test('frees the pieces and leaves the queue', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Payment of KY260101' }));
  await expectSeen(await drawer.findByText('Not found'));
});

export const Held = meta.story({
  render: payment('KY260102'),
  globals: phone,
  parameters: { states: ['Payments/held'] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of KY260102' }));
    await expectSeen(await drawer.findByText('₹99 missing'));
  },
});

export const Accepting = meta.story({
  render: payment('KY260102'),
  globals: phone,
  parameters: { states: ['Payments/accepting'] },
  play: async (tools) => {
    await decide(tools, 'Accept…');
    await expectSeen(await screen.findByText('₹99 missing are written off.'));
  },
});

export const Accepted = meta.story({
  render: payment('KY260102'),
  globals: phone,
  parameters: { states: ['Payments/accepted'] },
  play: async (tools) => {
    await decide(tools, 'Accept…');
    await tools.userEvent.click(await screen.findByRole('button', { name: 'Place the order' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of KY260102' }));
    await expectSeen(await drawer.findByText('Paid'));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Accept…' })).toBeNull());
  },
});

export const Paid = meta.story({
  render: payment('KY260002'),
  parameters: { states: ['Payments/paid'] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of KY260002' }));
    await expectSeen(await drawer.findByRole('button', { name: 'Bank took it back…' }));
  },
});

export const Refunding = meta.story({
  render: payment('KY260002'),
  globals: phone,
  parameters: { states: ['Payments/refunding'] },
  play: async (tools) => {
    await decide(tools, 'Refund…');
    await expect(await screen.findByLabelText('Amount')).toHaveValue('1499');
  },
});

Refunding.test('no more goes back than is left; a part waits for its reference', async ({ userEvent }) => {
  const amount = screen.getByLabelText('Amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1500');
  await userEvent.click(screen.getByRole('button', { name: 'Give it back' }));
  await expect(amount).toHaveAccessibleDescription(/No more than ₹1,499 is left/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '499');
  await userEvent.click(screen.getByRole('button', { name: 'Give it back' }));
  await expectSeen(await screen.findByRole('button', { name: 'Refund made… ₹499' }));
});

export const ChargingBack = meta.story({
  render: payment('KY260002'),
  globals: phone,
  parameters: { states: ['Payments/chargingBack'] },
  play: async (tools) => {
    await decide(tools, 'Bank took it back…');
    await expectSeen(await screen.findByRole('alertdialog'));
  },
});

export const ChargedBack = meta.story({
  render: payment('KY260002'),
  globals: phone,
  parameters: { states: ['Payments/chargedBack'] },
  play: async (tools) => {
    await decide(tools, 'Bank took it back…');
    const question = within(await screen.findByRole('alertdialog'));
    await tools.userEvent.click(question.getByRole('button', { name: 'It took it back' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of KY260002' }));
    await expectSeen(await drawer.findByText('Taken back by the bank'));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Bank took it back…' })).toBeNull());
  },
});

export const RefundFailed = meta.story({
  render: payment('KY260103', { scenario: 'refundFailed' }),
  globals: phone,
  parameters: { states: ['Payments/refundFailed'] },
  play: async () => {
    await expectSeen(await screen.findByText('Razorpay could not pay it out. Send it yourself.'));
    await expectSeen(screen.getByRole('button', { name: 'Refund made… ₹899' }));
  },
});

export const ToRefund = meta.story({
  render: payment('KY260103'),
  globals: phone,
  parameters: { states: ['Payments/toRefund'] },
  play: async () => expectSeen(await screen.findByRole('button', { name: 'Refund made… ₹899' })),
});

export const Noting = meta.story({
  render: payment('KY260103'),
  globals: phone,
  parameters: { states: ['Payments/noting'] },
  play: async (tools) => {
    await decide(tools, 'Refund made… ₹899');
    await expect(await screen.findByLabelText('Reference')).toHaveFocus();
  },
});

Noting.test('a refund is made under a reference', async ({ userEvent }) => {
  await userEvent.type(screen.getByLabelText('Reference'), 'UTR 987654321098');
  await userEvent.click(screen.getByRole('button', { name: 'It is made' }));
  await expectSeen(await screen.findByText('Made: UTR 987654321098'));
});

export const NotFound = meta.story({
  render: payment('KY999999'),
  globals: phone,
  parameters: { states: ['Payments/notFound'] },
  play: async () => expectSeen(await screen.findByRole('heading', { name: 'We could not find this payment' })),
});

/** Confirms and waits for nothing. */
async function confirm(tools: Tools): Promise<void> {
  await decide(tools, 'Confirm…');
  await tools.userEvent.click(await screen.findByRole('button', { name: 'It is there' }));
}

export const Saving = meta.story({
  render: payment('KY260101', { scenario: 'paymentStepWaiting' }),
  globals: phone,
  parameters: { states: ['Payments/saving'] },
  play: async (tools) => {
    await confirm(tools);
    await expect(screen.getByRole('button', { name: /^It is there/ })).toHaveAttribute('aria-busy', 'true');
  },
});

export const StepFailed = meta.story({
  render: payment('KY260101', { scenario: 'paymentStepDown' }),
  globals: phone,
  parameters: { states: ['Payments/stepFailed'] },
  play: async (tools) => {
    await confirm(tools);
    await expectSeen(await screen.findByText(/The shop did not answer/));
    await expect(screen.getByLabelText('Reference')).toHaveValue('412345678901');
  },
});

export const MovedOn = meta.story({
  render: payment('KY260101', { scenario: 'paymentMovedOn' }),
  globals: phone,
  parameters: { states: ['Payments/movedOn'] },
  play: async (tools) => {
    await confirm(tools);
    await expectSeen(await screen.findByText(/^This payment has moved on meanwhile/));
  },
});

export const ReferenceUsed = meta.story({
  render: payment('KY260101', { scenario: 'paymentReferenceUsed' }),
  globals: phone,
  parameters: { states: ['Payments/referenceUsed'] },
  play: async (tools) => {
    await confirm(tools);
    await expectSeen(await screen.findByText('This reference belongs to another payment.'));
  },
});

const statement = (text: string) => new File([text], 'statement.csv', { type: 'text/csv' });

export const Statement = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Payments/statement'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'KY260101' });
    const file = statement('Narration,Credit\nUPI 412345678901,1499');
    await userEvent.upload(canvas.getByLabelText('Import a bank statement'), file);
    await expectSeen(await canvas.findByText(/Confirmed: KY260101/));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'KY260101' })).toBeNull());
  },
});

export const StatementAsSpreadsheet = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Payments/statement'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'KY260101' });
    await userEvent.upload(canvas.getByLabelText('Import a bank statement'), spreadsheet('statement.xlsx'));
    await expectSeen(await canvas.findByText(/Confirmed: KY260101/));
  },
});

export const StatementDiffers = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Payments/statementDiffers'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'KY260101' });
    const file = statement('Narration,Credit\nUPI 412345678901,1400');
    await userEvent.upload(canvas.getByLabelText('Import a bank statement'), file);
    await expect(await canvas.findByText(/^Row 2:/)).toHaveTextContent('Row 2: KY260101 got ₹1,400');
    await expectSeen(await canvas.findByText('₹99 missing'));
  },
});

export const StatementOfPaid = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Payments/statementOfPaid'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'KY260101' });
    const file = statement('Narration,Credit\nUPI 512345678901 KY260002,1499\nRent,later');
    await userEvent.upload(canvas.getByLabelText('Import a bank statement'), file);
    await expect(await canvas.findByText(/^Row 2:/)).toHaveTextContent('Row 2: KY260002 got ₹1,499');
    await expectSeen(canvas.getByText(/names an order that is paid already: look whether it was paid twice/));
    await expectSeen(canvas.getByText(/Rows whose amount cannot be read: 3\./));
    await userEvent.click(canvas.getByRole('link', { name: 'KY260002' }));
    await userEvent.click(await screen.findByRole('button', { name: 'More money came…' }));
    const question = await screen.findByRole('dialog', { name: 'Is the money in your account?' });
    await expect(question).toHaveTextContent(/Look for a second payment first: it is to go back/);
  },
});

export const StatementRefused = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Payments/statementRefused'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Import a bank statement'), statement('Rent'));
    await expectSeen(await canvas.findByRole('alert'));
  },
});

export const StatementReading = meta.story({
  render: renderScreen({ ...opened, scenario: 'statementWaiting' }),
  globals: phone,
  parameters: { states: ['Payments/statementReading'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Import a bank statement'), statement('Rent'));
    await expectSeen(await canvas.findByText('Reading…'));
  },
});

export const TestMode = meta.story({
  render: renderScreen({ ...opened, scenario: 'gateways' }),
  globals: phone,
  parameters: { states: ['Payments/testMode'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByText('Razorpay is in test mode: no money moves'));
    await expect(canvas.queryByText(/^Stripe is in test mode/)).toBeNull();
  },
});
