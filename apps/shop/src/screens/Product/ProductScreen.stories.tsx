import { messages } from '@kayal/commerce-core';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { productLink } from '../../paths.ts';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Product', parameters: { layout: 'fullscreen' } });

const tee = { path: productLink({ id: 1001, name: 'Vembanad Run Tee' }).href, frame: 'bare' } as const;

export const Ready = meta.story({ render: renderScreen(tee) });

Ready.test('S2.PDP.03-15 S5.SIZE.01 shows way, price, choices, promises and what is similar', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' })).toBeVisible();
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeVembanad Run Tee');
  await expect(canvas.getAllByText('₹899').some((price) => price.closest('s') !== null)).toBe(true);
  const sizes = canvas.getByRole('group', { name: 'Size' });
  await expect(sizes).toHaveTextContent('SMLXL');
  await expect(canvas.getByRole('radio', { name: 'LAGOON' })).toBeChecked();
  for (const promise of ['Secure payment', 'Size & Fit', 'Free shipping', 'Free Shipping & Returns']) {
    await expect(canvas.getByRole('link', { name: promise })).toBeVisible();
  }
  await expect(canvas.getByRole('heading', { level: 2, name: 'Similar Products' })).toBeVisible();
});

Ready.test('S5.ADD.02 without a size says so in a toast and in place', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(screen.getAllByText(messages['S5.ADD.02']).length).toBeGreaterThan(1));
});

Ready.test(
  'S4.PDP.01 S4.PDP.03-04 S2.PDP.06 pages thumbnails and takes their colour',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More pictures' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'LAGOON, back' }));
    await expect(
      await canvas.findByRole('button', { name: 'Zoom in on Vembanad Run Tee, LAGOON, back' }),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'NAVY' }));
    await expect(await canvas.findByRole('button', { name: 'Zoom in on Vembanad Run Tee, NAVY, front' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await expect(await canvas.findByRole('button', { name: 'LAGOON, front' })).toBeVisible();
  },
);

Ready.test('S8.CART.02 J23 a size sold out in the colour is refused with its reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'NAVY' }));
  await userEvent.click(canvas.getByRole('radio', { name: /^M\b/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
  await expect((await screen.findAllByText(messages['S8.CART.02'])).length).toBeGreaterThan(0);
  await expect((await screen.findAllByText('Size M is sold out in NAVY.')).length).toBeGreaterThan(0);
});

Ready.test('S2.PDP.04 a press on the picture opens the zoom', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Zoom in on/ }));
  await expect(await screen.findByRole('dialog', { name: 'Vembanad Run Tee' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Zoom in on/ })).toHaveFocus());
});

Ready.test('S5.ADD.01 J19 a visitor is told why and led to the login', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
  await expect((await screen.findAllByText(messages['S5.ADD.01'])).length).toBeGreaterThan(0);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const SignedIn = meta.story({ render: renderScreen({ ...tee, as: 'shopper' }) });

SignedIn.test('S1.SHOP.07 S8.CART.01 S5.ADD.04 adds one', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'L' }));
  await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
  await expect((await screen.findAllByText(messages['S8.CART.01'])).length).toBeGreaterThan(0);
});

export const NotAdded = meta.story({ render: renderScreen({ ...tee, as: 'shopper', scenario: 'cartNotSaved' }) });

NotAdded.test('S8.CART.03 says that it did not work', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'L' }));
  await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
  await expect((await screen.findAllByText(messages['S8.CART.03'])).length).toBeGreaterThan(0);
});

export const SoldOut = meta.story({
  render: renderScreen({ ...tee, path: productLink({ id: 1024, name: 'Bekal Run Jacket' }).href }),
});

SoldOut.test('J23 says so and still lets a size be chosen', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Sold out in every size and colour')).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: /^M\b/ }));
  await waitFor(() => expect(canvas.getByRole('radio', { name: /^M\b/ })).toBeChecked());
});

export const OneSize = meta.story({
  render: renderScreen({ ...tee, path: productLink({ id: 1019, name: 'Ferry Bottle 750 ml' }).href }),
});

OneSize.test('S2.PDP.07 the only size is chosen from the start', async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: 'FREE' })).toBeChecked();
});

export const ByState = meta.story({
  render: renderScreen({ ...tee, path: '/fullimage', state: { id: 1001, itemName: 'Vembanad Run Tee' } }),
});

ByState.test('S2.PDP.01 J07 navigation state alone names the product', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' })).toBeVisible();
});

export const NotFound = meta.story({
  render: renderScreen({ ...tee, path: productLink({ id: 999_999, name: 'Run Tee' }).href }),
});

NotFound.test('J07 offers a search for the name in the address', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveValue('Run Tee');
});

export const Failed = meta.story({ render: renderScreen({ ...tee, scenario: 'catalogueDown' }) });

Failed.test('J54 says so and offers another try', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});
