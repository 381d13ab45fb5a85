import { messages } from '@kayal/commerce-core';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';

/** Messages that no other story shows. */
const meta = preview.meta({ title: 'Atlas/Seldom seen', parameters: { layout: 'fullscreen' } });

const seen = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

const bag = { path: '/cart', as: 'shopper', frame: 'bare' } as const;
const listing = { path: '/subcategoryproducts?c=627&n=Men', as: 'shopper', frame: 'bare' } as const;

export const BagNotKept = meta.story({ render: renderScreen({ ...bag, scenario: 'cartNotSaved' }) });

BagNotKept.test('S8.CART.04 a quantity that could not be saved', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'Increase' }))[0] ?? document.body);
  await seen(messages['S8.CART.04']);
});

BagNotKept.test('S8.CART.07 a line that could not be removed', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Remove/ }))[0] ?? document.body);
  await seen(messages['S8.CART.07']);
});

export const LineGone = meta.story({ render: renderScreen({ ...bag, scenario: 'cartLineGone' }) });

LineGone.test('S8.CART.06 a line whose removal is refused', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Remove/ }))[0] ?? document.body);
  await seen(messages['S8.CART.06']);
});

export const AddressUnread = meta.story({ render: renderScreen({ ...bag, scenario: 'addressesDown' }) });

AddressUnread.test('S8.ADDR.03 a bag whose address could not be read', async () => {
  await seen(messages['S8.ADDR.03']);
});

export const AddressNotKept = meta.story({
  render: renderScreen({ path: '/address', as: 'shopper', frame: 'bare', scenario: 'addressNotSaved' }),
});

AddressNotKept.test('S8.ADDR.02 an edited address that could not be saved', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Edit/ }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^(Save|Update)/ }));
  await expect(await dialog.findByText(messages['S8.ADDR.02'])).toBeVisible();
});

export const HeartRefused = meta.story({ render: renderScreen({ ...listing, scenario: 'wishRefused' }) });

HeartRefused.test('S8.WISH.01 a heart that the server refuses', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Vembanad Run Tee in wishlist' }));
  await seen(messages['S8.WISH.01']);
});

export const HeartNotKept = meta.story({ render: renderScreen({ ...listing, scenario: 'wishNotSaved' }) });

HeartNotKept.test('S8.WISH.02 a heart that could not be saved', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Vembanad Run Tee in wishlist' }));
  await seen(messages['S8.WISH.02']);
});
