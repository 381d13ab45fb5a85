import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { productLink } from '../../paths.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Parts/RecentlyViewed', parameters: { layout: 'fullscreen' } });

const tee = { path: productLink({ id: 1001, name: 'Vembanad Run Tee' }).href, frame: 'bare' } as const;
const row = { name: 'Recently viewed' };

export const UnderAProduct = meta.story({ render: renderScreen({ ...tee, viewed: [1005, 1001, 1013, 1010] }) });

UnderAProduct.test('newest first, without the product of the page', async ({ canvas }) => {
  const region = await canvas.findByRole('region', row);
  region.scrollIntoView();
  await waitFor(() => expect(within(region).getAllByRole('article')).toHaveLength(3));
  const names = within(region).getAllByRole('heading', { level: 3 });
  await expect(names.map(({ textContent }) => textContent)).toEqual([
    'Monsoon Windbreaker',
    'Harbour Polo',
    'Kovalam Swim Shorts',
  ]);
});

UnderAProduct.test('Clear forgets them and says so where the focus is', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('region', row);
  await userEvent.click(within(region).getByRole('button', { name: 'Clear recently viewed products' }));
  await expect(canvas.queryByRole('region', row)).toBeNull();
  await expect(canvas.getByText('Your recently viewed products are cleared.').closest('[role=status]')).toHaveFocus();
});

UnderAProduct.test('the page going on after Clear leaves the message where it is', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('region', row);
  await userEvent.click(within(region).getByRole('button', { name: 'Clear recently viewed products' }));
  const message = canvas.getByText('Your recently viewed products are cleared.');
  for (const colour of canvas.getAllByRole('radio').slice(0, 4)) await userEvent.click(colour);
  await expect(message).toBeVisible();
});

export const NothingBefore = meta.story({ render: renderScreen(tee) });

NothingBefore.test('the first product ever has no row', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' })).toBeVisible();
  await expect(canvas.queryByRole('region', row)).toBeNull();
});

export const InAnEmptyBag = meta.story({
  render: renderScreen({ path: '/cart', as: 'shopper', scenario: 'nothingKept', frame: 'bare', viewed: [1005, 1013] }),
});

InAnEmptyBag.test('an empty bag shows the way back to what was looked at', async ({ canvas }) => {
  // The row is rendered again when the cart turns out to be empty.
  await waitFor(async () => {
    const region = canvas.getByRole('region', row);
    region.scrollIntoView();
    await expect(within(region).getAllByRole('article')).toHaveLength(2);
  });
});

export const InAnEmptyWishlist = meta.story({
  render: renderScreen({
    path: '/wishlist',
    as: 'shopper',
    scenario: 'nothingKept',
    frame: 'bare',
    viewed: [1005, 1013],
  }),
});

InAnEmptyWishlist.test('so does an empty wishlist', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', row)).toBeVisible();
});
