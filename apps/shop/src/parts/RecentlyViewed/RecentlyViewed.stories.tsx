import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { productLink } from '../../paths.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Parts/RecentlyViewed', parameters: { layout: 'fullscreen' } });

const tee = { path: productLink({ id: 1001, name: 'Vembanad Run Tee' }).href, frame: 'bare' } as const;
const row = { name: 'Recently viewed' };

export const UnderAProduct = meta.story({ render: renderScreen({ ...tee, viewed: [1005, 1001, 1013, 1010] }) });

UnderAProduct.test('shows the newest first, without the page’s product', async ({ canvas }) => {
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

UnderAProduct.test('Clear deletes them and shows a message that has the focus', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('region', row);
  await userEvent.click(within(region).getByRole('button', { name: 'Clear recently viewed products' }));
  await expect(canvas.queryByRole('region', row)).toBeNull();
  await expect(canvas.getByText('Your recently viewed products are cleared.').closest('[role=status]')).toHaveFocus();
});

UnderAProduct.test('the message stays while the page loads on after Clear', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('region', row);
  await userEvent.click(within(region).getByRole('button', { name: 'Clear recently viewed products' }));
  const message = canvas.getByText('Your recently viewed products are cleared.');
  for (const colour of canvas.getAllByRole('radio').slice(0, 4)) await userEvent.click(colour);
  await expect(message).toBeVisible();
});

export const NothingBefore = meta.story({ render: renderScreen(tee) });

NothingBefore.test('a first visit has no row', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' })).toBeVisible();
  await expect(canvas.queryByRole('region', row)).toBeNull();
});

export const InAnEmptyBag = meta.story({
  render: renderScreen({ path: '/cart', as: 'shopper', scenario: 'nothingKept', frame: 'bare', viewed: [1005, 1013] }),
});

InAnEmptyBag.test('an empty bag shows recently viewed products', async ({ canvas }) => {
  // The row is rendered again when the cart turns out to be empty.
  await waitFor(async () => {
    const region = canvas.getByRole('region', row);
    region.scrollIntoView();
    await expect(within(region).getAllByRole('article')).toHaveLength(2);
  });
});

export const InAnEmptyWishlist = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: renderScreen({
    path: '/wishlist',
    as: 'shopper',
    scenario: 'nothingKept',
    frame: 'bare',
    viewed: [1005, 1013],
  }),
});

InAnEmptyWishlist.test('an empty wishlist shows recently viewed products', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', row)).toBeVisible();
});

InAnEmptyWishlist.test('on a phone the word Clear stays whole', async ({ canvas }) => {
  const region = await canvas.findByRole('region', row);
  const label = within(region).getByText('Clear');
  await expect(label.getClientRects()).toHaveLength(1);
  await expect(label.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(label).fontSize));
});
