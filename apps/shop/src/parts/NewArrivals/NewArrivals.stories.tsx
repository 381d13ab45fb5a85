import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Parts/NewArrivals', parameters: { layout: 'fullscreen' } });
const shopper = { as: 'shopper', frame: 'bare', scenario: 'nothingKept' } as const;
const shelf = { name: 'New arrivals' };

export const InAnEmptyBag = meta.story({ render: renderScreen({ ...shopper, path: '/cart' }) });

InAnEmptyBag.test('S2.CART.18 S1.SHOP.03 an empty bag leads on to new arrivals', async ({ canvas }) => {
  const arrivals = within(await canvas.findByRole('list', shelf));
  await expect(arrivals.getAllByRole('article')).toHaveLength(4);
  await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    expect.stringContaining('list=NewArrivals'),
  );
});

export const InAnEmptyWishlist = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: renderScreen({ ...shopper, path: '/wishlist' }),
});

InAnEmptyWishlist.test('S1.SHOP.03 an empty wishlist leads on to new arrivals', async ({ canvas }) => {
  const arrivals = within(await canvas.findByRole('list', shelf));
  await expect(arrivals.getAllByRole('article')).toHaveLength(4);
});

export const NotRead = meta.story({
  render: renderScreen({
    ...shopper,
    path: '/cart',
    scenario: 'catalogueDown',
    prepare: (state) => {
      state.cart = [];
    },
  }),
});

NotRead.test('J54 without an answer the empty bag stands alone', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole('heading', shelf)).toBeNull());
});
