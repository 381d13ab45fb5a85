import { withPayment, withUpi } from '@kayal/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/My orders', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const orders = { path: '/myorders', as: 'shopper', frame: 'bare' } as const;

export const Ready = meta.story({
  render: renderScreen(orders),
  parameters: { states: ['MyOrders/ready'] },
});

Ready.test(
  'S2.ORD.01-04 S9.DATE.03 J40 shows orders with their lines, each with its en-GB date once',
  async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 2, name: /^Order / })).length).toBeGreaterThan(0);
    for (const order of canvas.getAllByRole('region', { name: /^Order / }))
      await expect(order.textContent?.match(/Ordered \d{2}\/\d{2}\/\d{4}/g) ?? []).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: 'View order' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/ordersummary\?o=./),
    );
  },
);

Ready.test('S2.ORD.04 J42 an order on its way says when it comes, a delivered one does not', async ({ canvas }) => {
  await canvas.findAllByRole('heading', { level: 2, name: /^Order / });
  for (const region of canvas.getAllByRole('region', { name: /^Order / })) {
    const order = within(region);
    await expect(order.queryAllByText(/^Delivery by /)).toHaveLength(order.queryByText('Pending') === null ? 0 : 1);
  }
  await expect(canvas.getAllByText('Pending').length).toBeGreaterThan(0);
});

export const Phone = Ready.extend({ globals: phone });
Phone.test('S2.ORD.01-04 an order of two products takes at most 265 px of a phone', async ({ canvas }) => {
  await canvas.findAllByRole('heading', { level: 2, name: /^Order / });
  const ofTwo = canvas
    .getAllByRole('region', { name: /^Order / })
    .filter((order) => within(order).getAllByRole('listitem').length === 2);
  await expect(ofTwo.length).toBeGreaterThan(0);
  for (const order of ofTwo) {
    await expect(order.getBoundingClientRect().height).toBeLessThanOrEqual(265);
    const link = within(order).getByRole('link', { name: 'View order' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

// J42 a cancelled order has no day of delivery
export const Cancelled = meta.story({
  render: renderScreen({ ...orders, scenario: 'orderCancelled' }),
  globals: phone,
  parameters: { states: ['MyOrders/cancelled'] },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Order KY260004' }));
    await expect(order.queryByText(/^Delivery by /)).toBeNull();
  },
});

Cancelled.test('S2.ORD.01 an order that the shop cancelled is marked, with the reason', async ({ canvas }) => {
  const order = within(await canvas.findByRole('region', { name: 'Order KY260004' }));
  await expect(order.getByText('Cancelled')).toBeVisible();
  await expect(order.getByText('Out of stock')).toBeVisible();
});

export const Empty = meta.story({
  render: renderScreen({ ...orders, scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['MyOrders/empty'] },
});

Empty.test('S8.ORD.03 says that there are none', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No orders found' })).toBeVisible();
});

export const Unopened = meta.story({
  render: renderScreen({ path: '/myorders', as: 'shopper', scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['MyOrders/empty'] },
});

Unopened.test('S8.GEN.02 in a shop without products, no orders send nobody shopping', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No orders found' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Start shopping' })).toBeNull();
});

export const Loading = meta.story({
  render: renderScreen({ ...orders, scenario: 'ordersWaiting' }),
  globals: phone,
  parameters: { states: ['MyOrders/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...orders, scenario: 'ordersDown' }),
  globals: phone,
  parameters: { states: ['MyOrders/failed'] },
});

Failed.test('S8.ORD.02 J54 offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No Orders' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const Offline = meta.story({
  render: renderScreen({ ...orders, offline: true }),
  globals: phone,
  parameters: { states: ['MyOrders/offline'] },
});

Offline.test('J54 says that the phone is offline and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ ...orders, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['MyOrders/longContent'] },
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/myorders', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['MyOrders/signedOut'] },
});

SignedOut.test('S8.PROF.02 asks for a login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
});

export const Shipped = meta.story({
  render: renderScreen({ ...orders, scenario: 'orderShipped' }),
  globals: phone,
  parameters: { states: ['MyOrders/shipped'] },
});

Shipped.test('S4.ADMORD.04 an order in a parcel says where it is', async ({ canvas }) => {
  const order = within(await canvas.findByRole('region', { name: 'Order KY260004' }));
  await expect(order.getByText('On its way')).toBeVisible();
});

export const PaymentWaits = meta.story({
  render: renderScreen({ ...orders, prepare: withPayment() }),
  globals: phone,
  parameters: { states: ['MyOrders/paymentWaits'] },
});

PaymentWaits.test('an order that waits for its payment is a hint with a link, not an order', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Pay it now' });
  await expect(link).toHaveAttribute('href', '/payment?order=KY260009');
  await expect(canvas.queryByRole('region', { name: 'Order KY260009' })).toBeNull();
});

export const PaidAndDue = meta.story({
  render: renderScreen({ ...orders, prepare: withPayment({ stage: 'paid', received: 4196, isPlaced: true }) }),
  globals: phone,
  parameters: { states: ['MyOrders/ready'] },
});

PaidAndDue.test('J70 each order says how and when it is paid', async ({ canvas }) => {
  const text = async (name: string) => within(await canvas.findByRole('region', { name }));
  await expect(await (await text('Order KY260009')).findByText('Paid by UPI on 21/11/2026')).toBeVisible();
  await expect(await (await text('Order KY260004')).findByText(/^₹[\d,]+ due at the door$/)).toBeVisible();
  await expect(await (await text('Order KY260002')).findByText(/^Paid at the door on /)).toBeVisible();
});

export const CancelledInCash = meta.story({
  render: renderScreen({ ...orders, scenario: 'orderCancelled', prepare: withUpi() }),
  globals: phone,
  parameters: { states: ['MyOrders/cancelled'] },
});

CancelledInCash.test('J70 nothing is due for a cancelled order', async ({ canvas }) => {
  const order = within(await canvas.findByRole('region', { name: 'Order KY260004' }));
  await expect(order.queryByText(/at the door/)).toBeNull();
});
