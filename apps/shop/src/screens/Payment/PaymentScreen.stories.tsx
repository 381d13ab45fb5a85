import { withPayment } from '@kayal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Payment', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const payment = { path: '/payment?order=KY260009', as: 'shopper', frame: 'bare' } as const;

const minute = 60_000;
/** Counts down by the clock of the device. */
const started = { expiresAt: Date.now() + 14 * minute };
const paid = (state: object = {}) => withPayment({ stage: 'paid', received: 4196, isPlaced: true, ...state });
const shown = (prepare: ReturnType<typeof withPayment>) => renderScreen({ ...payment, prepare });

export const Ready = meta.story({
  render: shown(withPayment(started)),
  globals: phone,
  parameters: { states: ['Payment/ready'] },
});

Ready.test('on a phone the link opens the payment app, with the time left as text', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Pay with your UPI app' });
  await expect(link).toHaveAttribute('href', expect.stringMatching(/^upi:\/\/pay\?pa=kayal@bank.*tr=KY260009/));
  await expect(canvas.getByRole('timer')).toHaveTextContent(/^We hold your pieces for another \d+ min \d\d s\.$/);
  await expect(canvas.queryByRole('img', { name: 'Code to scan with your UPI app' })).toBeNull();
});

Ready.test('a number that is too short is refused beside its field', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Number of your payment/ }), '12');
  await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
  await expect(await canvas.findByText(/at least 6 letters or digits/)).toBeVisible();
});

Ready.test('"I have paid" says until when the shop confirms it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Number of your payment/ }), '4123 4567 8901');
  await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
  await expect(await canvas.findByText(/^The shop confirms it by /)).toBeVisible();
  await expect(canvas.getByText('Number of your payment: 412345678901')).toBeVisible();
  await expect(document.body).not.toHaveFocus();
});

Ready.test('an order that is taken back leaves the bag as it was', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Take the order back' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take this order back?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Take it back' }));
  await expect(await canvas.findByText(/^Your bag is as it was/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to your bag' })).toHaveAttribute('href', '/cart');
});

export const Scanned = Ready.extend({
  globals: { viewport: { value: 'desktop' } },
  parameters: { states: ['Payment/ready', 'Payment/scanned'] },
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

Scanned.test('on a wide screen the code is scanned', async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: 'Code to scan with your UPI app' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Pay with your UPI app' })).toBeNull();
});

export const WithoutMerchantCode = meta.story({
  render: shown(withPayment(started, '')),
  globals: phone,
  parameters: { states: ['Payment/scanned'] },
});

WithoutMerchantCode.test('an account to which links are refused shows its address on a phone', async ({ canvas }) => {
  await expect(await canvas.findByText('kayal@bank')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Pay with your UPI app' })).toBeNull();
});

export const Gateway = meta.story({
  render: shown(withPayment({ ...started, way: 'razorpay', payAddress: 'https://pay.example/1' })),
  globals: phone,
  parameters: { states: ['Payment/gateway'] },
});

Gateway.test('a gateway has its own page', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.example/1');
  await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull();
});

export const SilentGateway = meta.story({
  render: shown(withPayment({ ...started, way: 'stripe' })),
  globals: phone,
  parameters: { states: ['Payment/gateway'] },
});

SilentGateway.test('without an answer of the gateway the page says so', async ({ canvas }) => {
  await expect(await canvas.findByText(/does not answer yet/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull();
});

export const WaitingOrder = meta.story({
  render: renderScreen({ ...payment, path: '/payment', prepare: withPayment(started) }),
  globals: phone,
  parameters: { states: ['Payment/ready'] },
});

WaitingOrder.test('without a number the order that waits is shown under its own', async ({ canvas }) => {
  await expect(await canvas.findByText('Order KY260009')).toBeVisible();
});

export const ReferenceTaken = meta.story({
  render: renderScreen({ ...payment, scenario: 'referenceTaken', prepare: withPayment(started) }),
  globals: phone,
  parameters: { states: ['Payment/taken'] },
});

ReferenceTaken.test('a number of another payment is refused beside its field', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Number of your payment/ }), '412345678901');
  await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
  await expect(await canvas.findByText('This reference belongs to another payment.')).toBeVisible();
});

export const Pending = meta.story({
  render: shown(withPayment({ stage: 'pending', reference: '412345678901' })),
  parameters: { states: ['Payment/pending'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The shop confirms it by /)).toBeVisible();
  },
});

Pending.test('a number that was mistyped is corrected while the shop looks for the payment', async (context) => {
  const { canvas, userEvent } = context;
  const field = canvas.getByRole('textbox', { name: /^Number of your payment/ });
  await expect(field).toHaveValue('412345678901');
  await userEvent.clear(field);
  await userEvent.click(canvas.getByRole('button', { name: 'Correct the number' }));
  await expect(await canvas.findByText(/at least 6 letters or digits/)).toBeVisible();
  await userEvent.type(field, '512345678901');
  await userEvent.click(canvas.getByRole('button', { name: 'Correct the number' }));
  await expect(await canvas.findByText('Number of your payment: 512345678901')).toBeVisible();
});

export const PendingOnAPhone = Pending.extend({ globals: phone });

export const Held = meta.story({
  render: shown(withPayment({ stage: 'held', received: 100 })),
  parameters: { states: ['Payment/held'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Another amount arrived' })).toBeVisible();
  },
});

export const Paid = meta.story({
  render: shown(paid()),
  globals: phone,
  parameters: { states: ['Payment/paid'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See your order' });
    await expect(link).toHaveAttribute('href', '/ordersummary?o=KY260009');
  },
});

export const Refunded = meta.story({
  render: shown(withPayment({ stage: 'refunded', received: 500, refunded: 500 })),
  globals: phone,
  parameters: { states: ['Payment/refunded'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^₹500 goes back to the account that paid it\. The order is not/),
    ).toBeVisible();
  },
});

export const NotFoundByShop = meta.story({
  render: shown(withPayment({ stage: 'failed', reference: '412345678901' })),
  globals: phone,
  parameters: { states: ['Payment/failedPayment'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  },
});

export const Expired = meta.story({
  render: shown(withPayment({ stage: 'expired' })),
  globals: phone,
  parameters: { states: ['Payment/expired'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This order has ended without a payment' })).toBeVisible();
  },
});

export const NotHers = meta.story({
  render: renderScreen({ ...payment, path: '/payment?order=KY260001' }),
  globals: phone,
  parameters: { states: ['Payment/notFound'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not find this payment' })).toBeVisible();
  },
});

export const Empty = meta.story({
  render: renderScreen({ ...payment, path: '/payment' }),
  globals: phone,
  parameters: { states: ['Payment/empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No order of yours waits for a payment' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: renderScreen({ ...payment, scenario: 'paymentReading' }),
  globals: phone,
  parameters: { states: ['Payment/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...payment, scenario: 'paymentDown' }),
  globals: phone,
  parameters: { states: ['Payment/failed'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/payment?order=KY260009', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['Payment/signedOut'] },
});
