import { withReturns } from '@kayal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

/** Where an order is, and its cancellation by the shopper. */
const meta = preview.meta({ title: 'Screens/Order summary/Way', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const order = { path: '/ordersummary?o=KY260004', as: 'shopper', frame: 'bare' } as const;

const steps = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'The way of your order' })).getAllByRole('listitem');

export const Shipped = meta.story({
  render: renderScreen({ ...order, scenario: 'orderShipped', prepare: withReturns() }),
  parameters: { states: ['OrderSummary/shipped'] },
});

Shipped.test('S2.SUM.06 J45 names each step between confirmed and delivered', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Your parcel' });
  const names = (await steps(canvas)).map((step) => step.textContent);
  await expect(names).toEqual([
    expect.stringMatching(/^Order Confirmed, done/),
    expect.stringMatching(/^Packed, done/),
    expect.stringMatching(/^On its way, in progress/),
    expect.stringMatching(/^Out for delivery, still to come/),
    expect.stringMatching(/^Package Delivered, still to come/),
  ]);
});

Shipped.test('a parcel leads to the courier’s own page about it', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Track it with Delhivery' });
  await expect(link).toHaveAttribute('href', 'https://www.delhivery.com/track/package/14301234567890');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await expect(canvas.getByText('14301234567890')).toBeVisible();
});

Shipped.test('an order that is on its way cannot be cancelled', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Your parcel' });
  await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

export const Phone = Shipped.extend({ globals: phone });
export const Tablet = Shipped.extend({ globals: { viewport: { value: 'tablet' } } });

export const Packed = meta.story({
  render: renderScreen({ ...order, scenario: 'orderPacked' }),
  globals: phone,
  parameters: { states: ['OrderSummary/packed'] },
  play: async ({ canvas }) => {
    const parcel = await canvas.findByRole('heading', { name: 'Your parcel' });
    await expect(parcel.nextElementSibling).toHaveTextContent('Packed');
  },
});

// each parcel names what is in it
export const InParts = meta.story({
  render: renderScreen({ ...order, scenario: 'orderPartShipped' }),
  globals: phone,
  parameters: { states: ['OrderSummary/inParts'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 × .+, size M$/)).toBeVisible();
  },
});

export const CameBack = meta.story({
  render: renderScreen({ ...order, scenario: 'orderCameBack' }),
  globals: phone,
  parameters: { states: ['OrderSummary/cameBack'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your parcel' });
    await expect((await steps(canvas)).at(-1)).toHaveTextContent(/^Came back to us/);
  },
});

// the order stays readable, and only its way is tried again
export const WayFailed = meta.story({
  render: renderScreen({ ...order, scenario: 'orderLifeDown' }),
  globals: phone,
  parameters: { states: ['OrderSummary/wayFailed'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We could not load where your parcels are' }),
    ).toBeVisible();
    await expect(await steps(canvas)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'DOWNLOAD INVOICE' })).toBeVisible();
  },
});

/** Opens the question. */
async function ask(canvas: Canvas, userEvent: Typist) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
}

export const Cancelling = meta.story({
  render: renderScreen(order),
  globals: phone,
  parameters: { states: ['OrderSummary/cancelling'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent);
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toHaveFocus();
  },
});

Cancelling.test('a shopper cancels her order before it is packed', async ({ canvas, userEvent }) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'Ordered twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await expectSeen(await screen.findByText('Your order is cancelled.'));
  await expect(await canvas.findByText(/This order is cancelled.*Ordered twice/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

export const NotCancelled = meta.story({
  render: renderScreen({ ...order, scenario: 'cancelOwnPacked' }),
  globals: phone,
  parameters: { states: ['OrderSummary/notCancelled'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    // The order is read again meanwhile.
    await waitFor(() => expect(dialog.getByText('This order is packed already. Please write to us.')).toBeVisible());
  },
});

export const Returnable = meta.story({
  render: renderScreen({ ...order, path: '/ordersummary?o=KY260002', scenario: 'returnsOpen' }),
  globals: phone,
  parameters: { states: ['OrderSummary/returnable'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Return or exchange' });
    await expect(link).toHaveAttribute('href', '/orderreturn?o=KY260002');
  },
});

Shipped.test('an order that is on its way has nothing to return', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Your parcel' });
  await expect(canvas.queryByRole('link', { name: 'Return or exchange' })).toBeNull();
});

export const Exchanged = meta.story({
  render: renderScreen({ ...order, path: '/ordersummary?o=KY260002', scenario: 'orderExchanged' }),
  globals: phone,
  parameters: { states: ['OrderSummary/delivered'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In exchange for your return')).toBeVisible();
    await expect(canvas.getByText('1 × Spice Coast Polo, size M, MUSTARD')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Track it with Delhivery' })).toBeVisible();
    // The way of the order itself has ended.
    await expect((await steps(canvas)).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Order Confirmed, done/),
      expect.stringMatching(/^Package Delivered, done/),
    ]);
  },
});
