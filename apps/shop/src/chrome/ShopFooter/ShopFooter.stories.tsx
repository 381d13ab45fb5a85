import { demoShop } from '@kayal/demo-catalogue/settings';
import { expect, within } from 'storybook/test';
import { ShopProvider } from '../../data/use-shop.ts';
import { memoryPages } from '../../runtime/pages/memory-pages.test-support.ts';
import { PageView } from '../../runtime/pages/PageView.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { ShopFooter } from './ShopFooter.tsx';

/** The footer in a page, because it asks the frame's loader which lists have products. */
const footerOf = (shop: typeof demoShop) => (
  <ShopProvider value={shop}>
    <PageView pages={memoryPages([{ id: 'page', path: '/', screen: { Component: ShopFooter } }]).pages} />
  </ShopProvider>
);

const meta = preview.meta({
  title: 'Chrome/ShopFooter',
  component: ShopFooter,
  render: () => footerOf(demoShop),
  parameters: { layout: 'fullscreen' },
});

export const Ready = meta.story();

Ready.test('S2.FTR.01-03 four groups, the address and the copyright text', async ({ canvas }) => {
  const footer = within(canvas.getByRole('contentinfo'));
  for (const name of ['Need Help', 'Company', 'More Info', 'Location']) {
    await expect(footer.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(footer.getByText('Alappuzha 688001')).toBeVisible();
  await expect(footer.getByText(/© 2026 KAYAL Sportswear/)).toBeVisible();
});

export const WithoutAPage = meta.story({
  render: () => footerOf({ ...demoShop, policies: [{ slug: 'shippingpolicy', title: 'Shipping Policy' }] }),
});

WithoutAPage.test('a policy page that the owner removed is not linked', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Returns & Refunds' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Shipping Policy' })).toBeVisible();
});

export const LongEmail = meta.story({
  render: () => footerOf({ ...demoShop, contact: { ...demoShop.contact, email: 'orders@tidewater-sports.example' } }),
  globals: { viewport: { value: 'tablet' } },
});

LongEmail.test('S2.FTR.02 an address that is wider than its column breaks between its words', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'orders@tidewater-sports.example' });
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    await expect(range.getClientRects().length).toBe(1);
  }
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Phone.test('S2.FTR.04 on a phone a group opens and closes', async ({ canvas, userEvent }) => {
  const group = canvas.getByRole('button', { name: 'More Info' });
  await expect(canvas.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
  await userEvent.click(group);
  await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await userEvent.click(group);
  await expect(canvas.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
});
