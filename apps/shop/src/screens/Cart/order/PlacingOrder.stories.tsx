import { messages } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { createMockShop, mockEndpoint, refuse } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';
import { pressPlaceOrder } from '../cart-story.test-support.ts';

const meta = preview.meta({
  title: 'Screens/Bag/Placing the order',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  play: pressPlaceOrder,
});
const bag = { path: '/cart', as: 'shopper', frame: 'bare' } as const;

/** Finds the text in the page itself, because a toast with the same text disappears. */
async function seenInPage(canvas: Pick<StoryContext['canvas'], 'findByRole'>, text: string | RegExp): Promise<void> {
  await expect(await within(await canvas.findByRole('main')).findByText(text)).toBeVisible();
}

export const Submitting = meta.story({
  render: renderScreen({ ...bag, scenario: 'orderWaiting' }),
  parameters: { states: ['order-placement.submitting'] },
});

Submitting.test('J21 says that the order is on its way and is not sent again', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: /Placing your order/, busy: true })).toBeVisible());
});

export const Unanswered = meta.story({
  render: renderScreen({ ...bag, scenario: 'orderDown' }),
  parameters: { states: ['order-placement.submitFailed.network'] },
});

Unanswered.test('S4.ORDER.04 S8.ORD.01 J21 keeps the bag and offers a retry', async ({ canvas, userEvent, msw }) => {
  await seenInPage(canvas, /it is never placed twice/);
  await expect((await screen.findAllByText(messages['S8.ORD.01'])).length).toBeGreaterThan(0);
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Retry' }));
  await expect(await screen.findByRole('dialog', { name: messages['S2.CART.19'] })).toBeInTheDocument();
});

export const Refused = meta.story({
  render: renderScreen({ ...bag, scenario: 'orderLimited' }),
  parameters: { states: ['order-placement.submitFailed.refused'] },
});

Refused.test('S4.ORDER.04 S8.ORD.01 shows the server’s reason, and the order can be placed again', async (context) => {
  const { canvas, msw } = context;
  await seenInPage(canvas, 'That is as many orders as we take in one hour.');
  await expect((await screen.findAllByText(messages['S8.ORD.01'])).length).toBeGreaterThan(0);
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  await pressPlaceOrder(context);
  await expect(await screen.findByRole('dialog', { name: messages['S2.CART.19'] })).toBeInTheDocument();
});

Refused.test('S4.ORDER.04 an order without an address asks for one', async (context) => {
  context.msw.use(...createMockShop({ as: 'shopper', scenario: 'orderNoAddress' }).handlers);
  await pressPlaceOrder(context);
  await expect((await screen.findAllByText(/address/i)).length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(context.canvas.queryByText('That is as many orders as we take in one hour.')).not.toBeInTheDocument(),
  );
});

export const PriceChanged = meta.story({
  render: renderScreen({ ...bag, scenario: 'orderPriceChanged' }),
  parameters: { states: ['order-placement.submitFailed.priceChanged'] },
});

PriceChanged.test('J20 names the changed price before a retry', async ({ canvas }) => {
  await seenInPage(canvas, 'A price changed. Please look at your cart again.');
});

export const OutOfStock = meta.story({
  render: renderScreen({ ...bag, scenario: 'orderStock' }),
  parameters: { states: ['order-placement.submitFailed.stock'] },
});

OutOfStock.test('J23 names the sold-out lines before a retry', async ({ canvas }) => {
  await seenInPage(canvas, 'Some of these are no longer in stock.');
});

OutOfStock.test('S8.ORD.01 J23 the reason is said once, and goes with the sold-out line', async (context) => {
  const { canvas, userEvent, msw } = context;
  const reason = 'Some of these are no longer in stock.';
  await seenInPage(canvas, reason);
  await expect(screen.getAllByText(reason)).toHaveLength(1);
  const firstSoldOut = mockEndpoint(
    'placeOrder',
    ({ body: { items } }) => {
      const [line] = typeof items === 'string' ? JSON.parse(items) : items;
      return refuse('order.stock', { items: [{ uniqueCode: line.uniqueCode, available: 0 }] });
    },
    () => null,
  );
  msw.use(firstSoldOut);
  await pressPlaceOrder(context);
  const [line] = within(await canvas.findByRole('list', { name: 'Items in your bag' })).getAllByRole('article');
  const soldOut = within(line ?? document.body);
  await expect(await soldOut.findByText('This is sold out. Remove it to place the order.')).toBeVisible();
  await userEvent.click(soldOut.getByRole('button', { name: /^Remove / }));
  await waitFor(() => expect(canvas.queryByText(reason)).toBeNull());
});

export const BagChanged = meta.story({
  render: renderScreen({ ...bag, scenario: 'orderCartChanged' }),
  parameters: { states: ['order-placement.submitFailed.cartChanged'] },
});

BagChanged.test('J20 names the changed bag before a retry', async ({ canvas }) => {
  await seenInPage(canvas, 'Your cart changed meanwhile. Please look at it again.');
});

export const Clearing = meta.story({
  render: renderScreen({ ...bag, scenario: 'clearWaiting' }),
  parameters: { states: ['order-placement.clearing'] },
});

Clearing.test('S4.ORDER.02 the order waits for the bag to be emptied', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: /Placing your order/, busy: true })).toBeVisible());
  await expect(screen.queryByRole('dialog')).toBeNull();
});

export const NotCleared = meta.story({
  render: renderScreen({ ...bag, scenario: 'clearDown' }),
  parameters: { states: ['order-placement.clearFailed'] },
});

NotCleared.test(
  'S4.ORDER.02 S8.ORD.01 J21 names the order and empties the bag without ordering again',
  async (context) => {
    const { canvas, userEvent } = context;
    await expect(
      await canvas.findByText(/^Your order KY26\d+ is placed\. Only the bag could not be emptied\.$/),
    ).toBeVisible();
    const [placeOrder] = canvas.getAllByRole('button', { name: 'Place Order' });
    await expect(placeOrder).toHaveAttribute('aria-disabled', 'true');
    await expect(placeOrder).toHaveAccessibleDescription(expect.stringContaining('This order is placed already.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    const dialog = await screen.findByRole('dialog', { name: messages['S2.CART.19'] });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
);

NotCleared.test(
  'S4.ORDER.02 J21 a retry empties the bag and confirms the order',
  async ({ canvas, userEvent, msw }) => {
    const [retry = document.body] = await canvas.findAllByRole('button', { name: 'Retry' });
    msw.use(...createMockShop({ as: 'shopper' }).handlers);
    await userEvent.click(retry);
    await expect(await screen.findByRole('dialog', { name: messages['S2.CART.19'] })).toBeInTheDocument();
  },
);

NotCleared.test('S4.ORDER.02 J21 a bag that is left unemptied is read again', async (context) => {
  const { canvas, userEvent, msw } = context;
  const calls: string[] = [];
  const note = ({ request }: { readonly request: Request }): void => {
    calls.push(`${request.method} ${request.url.includes('/cart/') ? 'bag' : 'order'}`);
  };
  await canvas.findByText(/Only the bag could not be emptied\.$/);
  const [notice] = toastStore.getSnapshot().recent;
  msw.use(http.all('*/cart/*', note), http.all('*/orderAdd/*', note));
  await userEvent.click(canvas.getByRole('link', { name: 'Add More From Wishlist' }));
  await canvas.findByRole('heading', { level: 1, name: /Wishlist/ });
  await waitFor(() => expect(calls).toEqual(['GET bag']));
  // More may be in it by now, so it is not emptied from here.
  await expect(notice?.action?.label).toBe('Try again');
  notice?.action?.run();
  await waitFor(() => expect(calls).toEqual(['GET bag', 'GET bag']));
});
