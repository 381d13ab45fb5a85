import { demoSettings } from '@kayal/demo-catalogue/settings';
import type { MockShopState } from '@kayal/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';
import { pressPlaceOrder } from '../cart-story.test-support.ts';

const meta = preview.meta({
  title: 'Screens/Bag/Terms of delivery',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

const withTerms =
  (
    terms: Partial<typeof demoSettings.deliveryTerms>,
    pincode?: string,
    cash: Partial<typeof demoSettings.cashTerms> = {},
  ) =>
  (state: MockShopState): void => {
    const settings = {
      ...state.settings.settings,
      deliveryTerms: { ...demoSettings.deliveryTerms, ...terms },
      cashTerms: { ...demoSettings.cashTerms, ...cash },
    };
    state.settings = { ...state.settings, settings };
    if (pincode !== undefined) state.addresses = state.addresses.map((address) => ({ ...address, pincode }));
  };
const bag = (prepare: (state: MockShopState) => void) =>
  renderScreen({ path: '/cart', as: 'shopper', frame: 'bare', prepare });

export const Charged = meta.story({
  render: bag(withTerms({ zones: [{ zone: 'Near', charge: 40 }], byPincode: true }, '682020', { fee: 25 })),
  parameters: { states: ['Cart/ready'] },
});

Charged.test('S2.CART.12 J42 the charge and the day are those of the address', async ({ canvas }) => {
  const prices = await canvas.findByRole('region', { name: 'Price Details' });
  await waitFor(() => expect(prices).toHaveTextContent('Delivery Charges₹65'));
  await expect(prices).toHaveTextContent('on delivery for ₹25.');
});

export const NotServed = meta.story({
  render: bag(withTerms({ byPincode: true }, '110001')),
  parameters: { states: ['Cart/ready'] },
});

NotServed.test('says before the order that the place is not served, and sends none', async ({ canvas, userEvent }) => {
  await expect((await canvas.findAllByText('We do not deliver to 110001 yet.'))[0]).toBeVisible();
  await pressPlaceOrder({ canvas, userEvent });
  await expect(canvas.getByRole('list', { name: 'Items in your bag' })).toBeVisible();
});

export const WithoutCash = meta.story({
  render: bag(withTerms({ byPincode: true }, '744102')),
  parameters: { states: ['Cart/ready'] },
});

WithoutCash.test('says that the place takes no cash', async ({ canvas }) => {
  await expect((await canvas.findAllByText('We take no cash on delivery at this pincode.'))[0]).toBeVisible();
});

export const FreeFromAnAmount = meta.story({
  render: bag(withTerms({ freeFrom: 1 })),
  parameters: { states: ['Cart/ready'] },
});

FreeFromAnAmount.test('S2.CART.12 delivery is free from the amount on', async ({ canvas }) => {
  const prices = await canvas.findByRole('region', { name: 'Price Details' });
  await waitFor(() => expect(prices).toHaveTextContent('Delivery Charges₹0'));
});
