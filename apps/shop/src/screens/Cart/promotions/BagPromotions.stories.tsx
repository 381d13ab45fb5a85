import { demoSettings } from '@kayal/demo-catalogue/settings';
import { paidAhead, withUpi } from '@kayal/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { pressPlaceOrder } from '../cart-story.test-support.ts';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Bag/Promotions', parameters: { layout: 'fullscreen' } });
const bag = { path: '/cart', as: 'shopper', frame: 'bare' } as const;

export const Codes = meta.story({
  render: renderScreen({ ...bag, scenario: 'bagWithCodes' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['Cart/ready'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Codes in your bag' });
  },
});

Codes.test(
  'J43 each promotion has a row, and a code that does not apply says what brings it back',
  async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Price Details' });
    await expect(region).toHaveTextContent(/Monsoon \(MONSOON10\)−₹/);
    await expect(region).toHaveTextContent('End of season−₹100');
    const codes = within(canvas.getByRole('list', { name: 'Codes in your bag' }));
    await expect(codes.getByText(/^Add ₹[\d,]+ more of what this code is for\.$/)).toBeVisible();
  },
);

Codes.test('J43 a removed code leaves the bag, and comes back typed in any letters', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove MONSOON10' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove MONSOON10' })).toBeNull());
  const region = canvas.getByRole('region', { name: 'Price Details' });
  await waitFor(() => expect(region).not.toHaveTextContent('MONSOON10)'));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Promotion code' }), ' monsoon10');
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
  await expect(await canvas.findByRole('button', { name: 'Remove MONSOON10' })).toBeVisible();
});

Codes.test('J43 an unknown code is refused beside its field', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Promotion code' }), 'NOTHING');
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
  await expect(await canvas.findByText(/We do not know this code/)).toBeVisible();
});

export const WithTermsOfDelivery = meta.story({
  render: renderScreen({
    ...bag,
    scenario: 'bagWithCodes',
    prepare: (state) => {
      const { deliveryTerms, cashTerms } = demoSettings;
      const zones = [{ zone: 'Near', charge: 40 }];
      const terms = {
        deliveryTerms: { ...deliveryTerms, zones, byPincode: true },
        cashTerms: { ...cashTerms, fee: 25 },
      };
      state.settings = { ...state.settings, settings: { ...state.settings.settings, ...terms } };
      state.addresses = state.addresses.map((address) => ({ ...address, pincode: '682020' }));
    },
  }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['Cart/ready'] },
});

WithTermsOfDelivery.test(
  'J43 S2.CART.12 the rows sum to the amount, on the terms of the address',
  async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Price Details' });
    await waitFor(() => expect(region).toHaveTextContent('Delivery Charges₹65'));
    await waitFor(() => expect(region).toHaveTextContent(/Total Amount₹/));
    const [total = 0, ...parts] = [
      'Total Amount',
      'Total',
      'Discount',
      'Monsoon (MONSOON10)',
      'End of season',
      'Delivery Charges',
    ]
      .map((label) => within(region).getByText(label).nextElementSibling?.textContent ?? '')
      .map((text) => Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')));
    await expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 2);
  },
);

export const QuoteFailed = meta.story({
  render: renderScreen({ ...bag, scenario: 'bagQuoteDown' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['Cart/ready'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/We could not load your discounts/);
  },
});

export const PaidAhead = meta.story({
  render: renderScreen({
    ...bag,
    prepare: (state) => {
      withUpi()(state);
      state.discounts = [paidAhead];
    },
  }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['Cart/payChoice'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Saves ₹50\./);
  },
});

PaidAhead.test(
  'J43 paying ahead says what it saves, and takes it off once it is chosen',
  async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Price Details' });
    await expect(region).not.toHaveTextContent('Paid ahead');
    await userEvent.click(canvas.getByRole('radio', { name: 'UPI, now' }));
    await waitFor(() => expect(region).toHaveTextContent('Paid ahead−₹50'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash or UPI on delivery' }));
    await waitFor(() => expect(region).not.toHaveTextContent('Paid ahead'));
  },
);

PaidAhead.test('J43 J70 the order waits for the amount that the bag showed', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('radio', { name: 'UPI, now' }));
  const region = canvas.getByRole('region', { name: 'Price Details' });
  await waitFor(() => expect(region).toHaveTextContent('Paid ahead−₹50'));
  const amount = within(region).getByText('Total Amount').nextElementSibling?.textContent ?? '';
  await pressPlaceOrder(context);
  await canvas.findByRole('button', { name: 'I have paid' });
  await expect(canvas.getByText(amount)).toBeVisible();
});

export const PaidAheadOnDesktop = PaidAhead.extend({ globals: { viewport: { value: 'desktop' } } });
