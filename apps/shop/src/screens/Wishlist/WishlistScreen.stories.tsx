import { messages } from '@kayal/commerce-core';
import { createMockShop } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Wishlist', parameters: { layout: 'fullscreen' } });
const wishlist = { path: '/wishlist', as: 'shopper', frame: 'bare' } as const;
const removeButtons = { name: /^Remove .+ from the wishlist$/ };
const phone = { viewport: { value: 'phone' } } as const;

async function removeFirst({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click((await canvas.findAllByRole('button', removeButtons))[0] ?? document.body);
}

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen(wishlist),
  parameters: { states: ['Wishlist/ready', 'wishlist.open.idle'] },
});

Ready.test('S2.WISH.01-04 S9.MON.04 shows a grid with prices, pages and delete controls', async ({ canvas }) => {
  const list = await canvas.findByRole('list', { name: 'Your wishlist' });
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  await expect(canvas.getAllByRole('button', removeButtons)).toHaveLength(3);
  await expect(list.querySelectorAll('s').length).toBeGreaterThan(0);
  for (const link of list.querySelectorAll('a'))
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/fullimage\?I=.+&N=.+/));
});

Ready.test('S2.WISH.03 an offer shows its saving on the picture, as in every list', async ({ canvas }) => {
  const list = await canvas.findByRole('list', { name: 'Your wishlist' });
  for (const card of list.querySelectorAll('article[data-stock="in"]'))
    await expect(/−\d+%/.test(card.textContent ?? '')).toBe(card.querySelector('s') !== null);
});

Ready.test(
  'S8.WISH.04 S4.WISH.02 removes an item, shows a toast and moves the focus',
  async ({ canvas, userEvent }) => {
    await removeFirst({ canvas, userEvent });
    await expectSeen((await screen.findAllByText(messages['S8.WISH.04']))[0] ?? document.body);
    await expect(canvas.getAllByRole('button', removeButtons)).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wishlist' })).toHaveFocus();
  },
);

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Empty = meta.story({
  render: renderScreen({ ...wishlist, scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['Wishlist/empty'] },
});

Empty.test('J54 S2.WISH.01 an empty wishlist says how to fill it', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See new arrivals' })).toBeVisible();
});

export const Unopened = meta.story({
  render: renderScreen({ path: '/wishlist', as: 'shopper', scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['Wishlist/empty'] },
});

Unopened.test('S8.GEN.02 in a shop without products, the wishlist offers none', async ({ canvas }) => {
  await expect(await canvas.findByText('New pieces are on their way.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /^See / })).toBeNull();
});

export const Loading = meta.story({
  render: renderScreen({ ...wishlist, scenario: 'wishlistWaiting' }),
  globals: phone,
  parameters: { states: ['Wishlist/loading', 'wishlist.open.loading'] },
});

Loading.test('J54 shows a skeleton, not the empty state, while it loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading your wishlist')).toBeInTheDocument();
  await expect(canvas.queryByText('Your wishlist is empty')).toBeNull();
});

export const Failed = meta.story({
  render: renderScreen({ ...wishlist, scenario: 'wishlistDown' }),
  globals: phone,
  parameters: { states: ['Wishlist/failed', 'wishlist.open.failed'] },
});

Failed.test('J54 S8.GEN.02 differs from an empty wishlist and can be retried', async ({ canvas, userEvent, msw }) => {
  const heading = await canvas.findByRole('heading', { name: 'We could not load your wishlist' });
  await expect(heading).toBeVisible();
  await expect(canvas.queryByText('Your wishlist is empty')).toBeNull();
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});

export const Offline = meta.story({
  render: renderScreen({ ...wishlist, offline: true }),
  globals: phone,
  parameters: { states: ['Wishlist/offline'] },
});

export const LongContent = meta.story({
  render: renderScreen({ ...wishlist, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['Wishlist/longContent'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', removeButtons)).toHaveLength(3);
  },
});

export const Removing = meta.story({
  render: renderScreen({ ...wishlist, scenario: 'wishWaiting' }),
  globals: phone,
  parameters: { states: ['wishlist.open.saving'] },
  play: removeFirst,
});

Removing.test('S4.WISH.02 J24 shows the removal at once, and a toast only after it is saved', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('button', removeButtons)).toHaveLength(2));
  await expect(screen.queryByText(messages['S8.WISH.04'])).toBeNull();
});

export const Rereading = Ready.extend({
  globals: phone,
  parameters: { states: ['wishlist.open.refreshing'] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole('button', removeButtons);
    msw.use(...createMockShop({ as: 'shopper', scenario: 'wishRereading' }).handlers);
    await removeFirst({ canvas, userEvent });
  },
});

export const NotRemoved = meta.story({
  render: renderScreen({ ...wishlist, scenario: 'wishNotSaved' }),
  globals: phone,
  parameters: { states: ['Wishlist/ready', 'wishlist.open.idle'] },
  play: removeFirst,
});

NotRemoved.test('S8.WISH.05 J54 a failed removal restores the item', async ({ canvas }) => {
  await expectSeen((await screen.findAllByText(messages['S8.WISH.05']))[0] ?? document.body);
  await waitFor(() => expect(canvas.getAllByRole('button', removeButtons)).toHaveLength(3));
});

Ready.test('S8.WISH.05 J54 the list stays when it cannot be read after a failed removal', async (context) => {
  const { canvas, msw } = context;
  await canvas.findAllByRole('button', removeButtons);
  msw.use(...createMockShop({ as: 'shopper', scenario: 'wishUnread' }).handlers);
  await removeFirst(context);
  await expectSeen((await screen.findAllByText(messages['S8.WISH.05']))[0] ?? document.body);
  await waitFor(() => expect(canvas.getAllByRole('button', removeButtons)).toHaveLength(3));
});

export const RemovalRefused = meta.story({
  render: renderScreen({ ...wishlist, scenario: 'wishRefused' }),
  globals: phone,
  parameters: { states: ['Wishlist/ready', 'wishlist.open.idle'] },
  play: removeFirst,
});

RemovalRefused.test('S8.WISH.06 J54 a refused removal shows no toast and restores the item', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('button', removeButtons)).toHaveLength(3));
  await expect(screen.queryByText(messages['S8.WISH.04'])).toBeNull();
  await expect(screen.queryByText(messages['S8.WISH.05'])).toBeNull();
});

export const SessionLost = meta.story({
  render: renderScreen({ ...wishlist, scenario: 'wishSessionLost' }),
  globals: phone,
  parameters: { states: ['Wishlist/signedOut', 'wishlist.signedOut'] },
  play: removeFirst,
});

SessionLost.test('J04 S5.WISH.01 an ended session asks for the login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: messages['S8.PROF.02'] })).toBeVisible();
  await expectSeen((await screen.findAllByText(messages['S5.WISH.01']))[0] ?? document.body);
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/wishlist', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['Wishlist/signedOut', 'wishlist.signedOut'] },
});

SignedOut.test('S8.PROF.02 asks for a login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
});
