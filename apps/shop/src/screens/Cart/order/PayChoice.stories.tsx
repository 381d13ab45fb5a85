import { demoSettings } from '@kayal/demo-catalogue/settings';
import { withPayment, withUpi, type MockShopState } from '@kayal/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';
import { pressPlaceOrder } from '../cart-story.test-support.ts';

const meta = preview.meta({
  title: 'Screens/Bag/Ways to pay',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});
const bag = { path: '/cart', as: 'shopper', frame: 'bare' } as const;

/** A shop that takes UPI ahead, whose cash has a fee or a limit. */
const withCash =
  (cash: Partial<typeof demoSettings.cashTerms>) =>
  (state: MockShopState): void => {
    withUpi()(state);
    const cashTerms = { ...demoSettings.cashTerms, ...cash };
    state.settings = { ...state.settings, settings: { ...state.settings.settings, cashTerms } };
  };

export const Choice = meta.story({
  render: renderScreen({ ...bag, prepare: withCash({ fee: 25 }) }),
  parameters: { states: ['Cart/payChoice'] },
});

Choice.test('S2.CART.12 the fee of cash goes with another way to pay', async ({ canvas, userEvent }) => {
  const prices = await canvas.findByRole('region', { name: 'Price Details' });
  await waitFor(() => expect(prices).toHaveTextContent('Delivery Charges₹25'));
  await userEvent.click(await canvas.findByRole('radio', { name: 'UPI, now' }));
  await expect(prices).toHaveTextContent('Delivery Charges₹0');
  await expect(prices).toHaveTextContent('Pay when you order.');
});

Choice.test('S2.CART.19 an order that is paid ahead leads to its payment, without the dialog', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: 'UPI, now' }));
  await pressPlaceOrder(context);
  await expect(await canvas.findByRole('button', { name: 'I have paid' })).toBeVisible();
});

export const Desktop = Choice.extend({ globals: { viewport: { value: 'desktop' } } });

export const CashRefused = meta.story({
  render: renderScreen({ ...bag, prepare: withCash({ upTo: 1 }) }),
  parameters: { states: ['Cart/cashRefused'] },
});

CashRefused.test('a bag that cash cannot pay says why, and is paid ahead', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'UPI, now' })).toBeChecked());
  await expect(canvas.getByRole('radio', { name: 'Cash or UPI on delivery' })).toHaveAccessibleDescription(
    expect.stringContaining('This order is too large for cash on delivery.'),
  );
});

export const PaymentWaits = meta.story({
  render: renderScreen({ ...bag, scenario: 'paymentBlocked', prepare: withPayment({ stage: 'pending' }) }),
  parameters: { states: ['Cart/paymentWaits'] },
});

PaymentWaits.test('an order while another one waits leads to that payment', async (context) => {
  await pressPlaceOrder(context);
  await expect(await context.canvas.findByRole('link', { name: 'See that payment' })).toHaveAttribute(
    'href',
    '/payment',
  );
});
