import { messages } from '@kayal/commerce-core';
import { withPayment, withUpi } from '@kayal/mocks';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Order summary', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const order = { path: '/ordersummary?o=KY260004', as: 'shopper', frame: 'bare' } as const;

export const Ready = meta.story({
  render: renderScreen(order),
  parameters: { states: ['OrderSummary/ready'] },
});

Ready.test('S2.SUM.01-05 J45 shows number, day, total, address and items', async ({ canvas }) => {
  await expect(await canvas.findByText('KY260004')).toBeVisible();
  await expect(canvas.getAllByText('19/11/2026').length).toBeGreaterThan(0);
  await expect(canvas.getByText('Shipping address')).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  await expect(canvas.getByText(/^Size M · /)).toBeVisible();
  await expect(canvas.queryByText('Sample')).toBeNull();
});

Ready.test('S2.SUM.06 S4.ADMORD.04 J45 draws the steps from confirmed to delivered', async ({ canvas }) => {
  const steps = within(await canvas.findByRole('list', { name: 'The way of your order' })).getAllByRole('listitem');
  await expect(steps).toHaveLength(2);
  await expect(steps[0]).toHaveTextContent(/^Order Confirmed, done/);
  await expect(steps[1]).toHaveTextContent(/^Package Delivered, still to come/);
});

Ready.test('S2.SUM.07 S9.MON.01-03 J44 adds up without a tax line', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Price Details' });
  await expect(region).toHaveTextContent(/Price₹[\d,]+/);
  await expect(region).toHaveTextContent('Delivery Charges₹0');
  await expect(region).toHaveTextContent(/Total Amount₹[\d,]+/);
  await expect(region).toHaveTextContent('Prices include all taxes');
});

Ready.test('S2.SUM.08 J46 DOWNLOAD INVOICE is a link to the invoice', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'DOWNLOAD INVOICE' });
  await expect(link).toHaveAttribute('href', expect.stringMatching(/\/order\/invoice\/kayal\/KY260004$/));
  await expect(link).toHaveAttribute('download');
});

Ready.test('J76 S8.CART.01 Order again fills the bag once more', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
  await expect(await canvas.findByRole('link', { name: 'Go to the bag' })).toHaveAttribute('href', '/cart');
  await expectSeen((await screen.findAllByText(messages['S8.CART.01']))[0] ?? document.body);
});

/** Puts the order's items into the bag again. */
async function orderAgain(canvas: Canvas, userEvent: Typist): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
}

export const SoldOut = meta.story({
  render: renderScreen({ ...order, scenario: 'soldOut' }),
  parameters: { states: ['OrderSummary/soldOut'] },
  play: ({ canvas, userEvent }) => orderAgain(canvas, userEvent),
});

SoldOut.test('J23 Order again names what is sold out', async ({ canvas }) => {
  await expect(await canvas.findByText(/Nothing of this order can be bought now\..*Sold out: .+, .+\./)).toBeVisible();
});

export const OrderingAgain = meta.story({
  render: renderScreen({ ...order, scenario: 'catalogueWaiting' }),
  parameters: { states: ['OrderSummary/orderingAgain'] },
  play: ({ canvas, userEvent }) => orderAgain(canvas, userEvent),
});

OrderingAgain.test('J76 the button says that the bag is being filled', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Order again , Filling your bag' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const NotOrderedAgain = meta.story({
  render: renderScreen({ ...order, scenario: 'detailsDown' }),
  parameters: { states: ['OrderSummary/againFailed'] },
  play: ({ canvas, userEvent }) => orderAgain(canvas, userEvent),
});

NotOrderedAgain.test('J76 S8.CART.03 says so, and the button stays for another try', async ({ canvas }) => {
  await expect(await canvas.findByText(messages['S8.CART.03'])).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Order again' })).toBeVisible();
});

export const Phone = Ready.extend({ globals: phone });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Delivered = meta.story({
  render: renderScreen({ ...order, path: '/ordersummary?o=KY260002' }),
  parameters: { states: ['OrderSummary/delivered'] },
});

Delivered.test('S2.SUM.06 J45 a delivered order has all steps done', async ({ canvas }) => {
  const steps = within(await canvas.findByRole('list', { name: 'The way of your order' })).getAllByRole('listitem');
  await expect(steps[1]).toHaveTextContent(/^Package Delivered, done/);
});

export const Stated = meta.story({
  render: renderScreen({ ...order, path: '/ordersummary', state: { entryNo: 'KY260002' } }),
  parameters: { states: ['OrderSummary/ready'] },
});

Stated.test('J45 J07 a link’s state names the order', async ({ canvas }) => {
  await expect(await canvas.findByText('KY260002')).toBeVisible();
});

export const Sample = meta.story({
  render: renderScreen({ path: '/ordersummary', frame: 'bare' }),
  parameters: { states: ['OrderSummary/sample'] },
});

Sample.test('S2.SUM.09 S9.MON.03 J44 J45 is marked as a sample and has a delivery charge of 40', async ({ canvas }) => {
  await expect(await canvas.findByText('Sample')).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Price Details' })).toHaveTextContent('Delivery Charges₹40');
  await expect(canvas.getByText(/^Order Confirmed/)).toBeVisible();
  await expect(canvas.getByText(/^Package Delivered/)).toBeVisible();
});

Sample.test('S2.SUM.08 J46 a sample has no invoice and says so', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'DOWNLOAD INVOICE' })).toHaveAccessibleDescription(
    'A sample has no invoice.',
  );
});

export const SamplePhone = Sample.extend({ globals: phone });

export const Cancelled = meta.story({
  render: renderScreen({ ...order, scenario: 'orderCancelled' }),
  globals: phone,
  parameters: { states: ['OrderSummary/cancelled'] },
});

Cancelled.test('S2.SUM.06 an order that the shop cancelled says so, with the reason', async ({ canvas }) => {
  await expect(await canvas.findByText(/This order is cancelled.*Out of stock/)).toBeVisible();
  await expect(canvas.getByText('Order Cancelled')).toBeVisible();
  await expect(canvas.queryByText('Package Delivered')).toBeNull();
});

export const Unknown = meta.story({
  render: renderScreen({ ...order, path: '/ordersummary?o=KY260001' }),
  parameters: { states: ['OrderSummary/ready'] },
});

Unknown.test('S8.ORD.04 S8.ORD.05 missing values of an old row are shown as unknown', async ({ canvas }) => {
  await expect(await canvas.findByText('KY260001')).toBeVisible();
  await expect(canvas.getByText('Size N/A · N/A')).toBeVisible();
});

export const Missing = meta.story({
  render: renderScreen({ ...order, path: '/ordersummary?o=KY999999' }),
  parameters: { states: ['OrderSummary/notFound'] },
});

Missing.test('J45 a missing order links to the orders', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not find this order' })).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'My Orders' })[0]).toHaveAttribute('href', '/myorders');
});

export const Loading = meta.story({
  render: renderScreen({ ...order, scenario: 'orderReading' }),
  globals: phone,
  parameters: { states: ['OrderSummary/loading'] },
});

Loading.test('J54 shows a skeleton while the order loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading your order')).toBeInTheDocument();
});

export const Failed = meta.story({
  render: renderScreen({ ...order, scenario: 'orderUnread' }),
  globals: phone,
  parameters: { states: ['OrderSummary/failed'] },
});

Failed.test('J54 offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load this order' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const Offline = meta.story({
  render: renderScreen({ ...order, offline: true }),
  globals: phone,
  parameters: { states: ['OrderSummary/offline'] },
});

Offline.test('J54 says that the phone is offline and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ ...order, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['OrderSummary/longContent'] },
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/ordersummary?o=KY260004', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['OrderSummary/signedOut'] },
});

SignedOut.test('S8.PROF.02 asks for a login that returns here', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
});

export const PaidAhead = meta.story({
  render: renderScreen({
    ...order,
    path: '/ordersummary?o=KY260009',
    prepare: withPayment({ stage: 'paid', received: 4196, isPlaced: true, reference: '412345678901' }),
  }),
  globals: phone,
  parameters: { states: ['OrderSummary/ready'] },
});

PaidAhead.test('J70 says by which way and when it was paid, with the number', async ({ canvas }) => {
  await expect(await canvas.findByText('Paid by UPI on 21/11/2026 · number 412345678901.')).toBeVisible();
});

export const CashDue = meta.story({
  render: renderScreen({ ...order, prepare: withUpi() }),
  globals: phone,
  parameters: { states: ['OrderSummary/ready'] },
});

CashDue.test('J70 says what is due at the door, where the shop takes more than cash', async ({ canvas }) => {
  await expect(await canvas.findByText(/^₹[\d,]+ due at the door$/)).toBeVisible();
});
