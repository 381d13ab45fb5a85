import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { productLink } from '../../paths.ts';
import {
  notifyFromOtherTab,
  renderScreen,
  type ScreenOptions,
} from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Parts/RecentlyViewed', parameters: { layout: 'fullscreen' } });

const tee = { path: productLink({ id: 1001, name: 'Vembanad Run Tee' }).href, frame: 'bare' } as const;
const row = { name: 'Recently viewed' };

/** Scrolls to the row, which is read when it is near the screen. It is rendered again when a cart turns out to be empty. */
function scrollToRow(canvas: StoryContext['canvas']): HTMLElement {
  const region = canvas.getByRole('region', row);
  region.scrollIntoView();
  return region;
}

/** Shows the row and waits for its products. */
const readRow =
  (products: number) =>
  ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> =>
    waitFor(async () => {
      await expect(within(scrollToRow(canvas)).getAllByRole('article')).toHaveLength(products);
    });

export const UnderAProduct = meta.story({
  render: renderScreen({ ...tee, viewed: [1005, 1001, 1013, 1010] }),
  play: readRow(3),
});

UnderAProduct.test('shows the newest first, without the page’s product', async ({ canvas }) => {
  const region = canvas.getByRole('region', row);
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

const emptyBag = {
  path: '/cart',
  as: 'shopper',
  scenario: 'nothingKept',
  frame: 'bare',
  viewed: [1005, 1013],
} as const;

/** How often the bag of the story below was read. */
let bagReads = 0;

export const InAnEmptyBag = meta.story({
  render: renderScreen({
    ...emptyBag,
    through: (fetch) => (input, init) => {
      if (new Request(input, init).url.includes('/cart/items/')) bagReads += 1;
      return fetch(input, init);
    },
  }),
  play: readRow(2),
});

InAnEmptyBag.test('an empty bag shows recently viewed products', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Monsoon Windbreaker' })).toBeVisible();
});

/** Answers the row's calls: on this page only they pass the browser's cache by. */
const throughItsCalls =
  (answer: () => Promise<Response>): NonNullable<ScreenOptions['through']> =>
  (fetch) =>
  (input, init) =>
    init?.cache === 'no-cache' ? answer() : fetch(input, init);

InAnEmptyBag.test('a later rendering of the page leaves the focus where it is', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear recently viewed products' }));
  const elsewhere = canvas.getByRole('link', { name: 'Start shopping' });
  elsewhere.focus();
  const before = bagReads;
  notifyFromOtherTab('signedIn');
  await waitFor(() => expect(bagReads).toBeGreaterThan(before));
  await new Promise(requestAnimationFrame);
  await expect(elsewhere).toHaveFocus();
});

export const Reading = meta.story({
  render: renderScreen({ ...emptyBag, through: throughItsCalls(() => new Promise(() => {})) }),
  play: ({ canvas }) =>
    waitFor(async () => {
      await expect(within(scrollToRow(canvas)).getByRole('list')).toHaveAttribute('aria-busy', 'true');
    }),
});

Reading.test('the row has its height before its products are read', async ({ canvas }) => {
  const places = within(canvas.getByRole('region', row)).getAllByRole('listitem');
  await expect(places).toHaveLength(2);
  for (const place of places) await expect(place.clientHeight).toBeGreaterThan(place.clientWidth);
});

export const Unread = meta.story({
  render: renderScreen({
    ...emptyBag,
    through: throughItsCalls(async () => {
      throw new TypeError('Failed to fetch');
    }),
  }),
  play: ({ canvas }) =>
    waitFor(async () => {
      await expect(within(scrollToRow(canvas)).getByText('We could not load these products.')).toBeVisible();
    }),
});

Unread.test('J54 offers a retry, below the reason', async ({ canvas }) => {
  const region = within(canvas.getByRole('region', row));
  const reason = region.getByText('We could not load these products.').getBoundingClientRect();
  const retry = region.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
  await expect(retry.top - reason.bottom).toBeGreaterThanOrEqual(8);
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
  play: readRow(2),
});

InAnEmptyWishlist.test('an empty wishlist shows recently viewed products', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Monsoon Windbreaker' })).toBeVisible();
});

InAnEmptyWishlist.test('on a phone the word Clear stays whole', async ({ canvas }) => {
  const region = await canvas.findByRole('region', row);
  const label = within(region).getByText('Clear');
  await expect(label.getClientRects()).toHaveLength(1);
  await expect(label.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(label).fontSize));
});
