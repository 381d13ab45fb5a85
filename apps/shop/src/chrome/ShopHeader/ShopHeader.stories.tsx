import { ContactStrip, HeaderShell } from '@kayal/design-system';
import { createMockShop } from '@kayal/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { notifyFromOtherTab, renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Chrome/ShopHeader', parameters: { layout: 'fullscreen' } });

const promotional = ['Limited Sale', 'Best Seller', 'New Arrival'];

// S2.HDR.01-03 S2.HDR.05-06 J61 contacts, socials, a logo past the router, account and bag
// S2.HDR.08 S2.HDR.11 the three departments, without admin links
export const Visitor = meta.story({
  render: renderScreen({ path: '/' }),
  parameters: { states: ['session.signedOut.idle'] },
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(header.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', 'tel:+919000000000');
    await expect(header.getByRole('link', { name: 'hello@kayal.example' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'KAYAL, home' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await expect(header.getByRole('link', { name: 'Bag' })).toHaveAttribute('href', '/cart');
    const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
    await expect(await row.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['Men', 'Women', 'Kids', 'Log in']);
  },
});

Visitor.test('S2.HDR.07 All Categories opens and leads to a list', async ({ canvas, userEvent }) => {
  const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
  await userEvent.click(row.getByRole('button', { name: 'All Categories' }));
  await expectSeen(row.getByRole('list', { name: 'By piece' }));
  for (const name of promotional) await expect(row.queryByRole('link', { name })).toBeNull();
  await userEvent.click(row.getByRole('link', { name: 'See all products' }));
  await waitFor(() => expect(row.queryByRole('list', { name: 'By piece' })).toBeNull());
  await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Made to move.' })).toBeNull());
});

Visitor.test('J05 a visitor’s tab ignores a logout in another tab and follows a login', async ({ canvas, msw }) => {
  await canvas.findByRole('link', { name: 'Log in' });
  notifyFromOtherTab('signedOut');
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  notifyFromOtherTab('signedIn');
  await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
});

// S2.HDR.05 S4.AUTH.03 a shopper sees her bag’s count and Log Out
export const Shopper = meta.story({
  render: renderScreen({ path: '/nowhere', as: 'shopper' }),
  parameters: { states: ['session.signedIn.shopper'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bag, 3 items' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
});

Shopper.test('J04 J05 a tab follows another account and a logout in another tab', async ({ canvas, msw }) => {
  await canvas.findByRole('button', { name: 'Log out' });
  msw.use(...createMockShop({ as: 'admin' }).handlers);
  notifyFromOtherTab('signedIn');
  await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  notifyFromOtherTab('signedOut');
  await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible();
});

export const Restoring = meta.story({
  render: renderScreen({ path: '/nowhere', scenario: 'sessionWaiting' }),
  parameters: { states: ['session.restoring'] },
});

Restoring.test('S4.AUTH.03 J05 an unknown session is not shown as signed out', async ({ canvas }) => {
  const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
  await expect(row.getByRole('link', { name: 'Men' })).toBeVisible();
  await expect(row.queryByRole('link', { name: 'Log in' })).toBeNull();
  await expect(row.queryByRole('button', { name: 'Log out' })).toBeNull();
});

// J54 a session that cannot be read leaves the shop usable
export const Unreachable = meta.story({
  render: renderScreen({ path: '/nowhere', scenario: 'sessionDown' }),
  parameters: { states: ['session.unreachable'] },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
    await expect(row.getByRole('link', { name: 'Men' })).toBeVisible();
    await expect(row.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
});

Unreachable.test('J05 J54 a login in another tab is noticed', async ({ canvas, msw }) => {
  await canvas.findByRole('navigation', { name: 'Shop' });
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  notifyFromOtherTab('signedIn');
  await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
});

export const Admin = meta.story({
  render: renderScreen({ path: '/', as: 'admin' }),
  parameters: { states: ['session.signedIn.admin'] },
});

Admin.test('S2.HDR.09 S2.HDR.10 S6.ADM.02 an admin has the promotional lists and the dashboard', async ({ canvas }) => {
  const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
  await expect(await row.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  for (const name of promotional) await expect(row.getByRole('link', { name })).toBeVisible();
});

/** A catalogue whose categories have names of a hundred letters. */
// S2.HDR.07 long names do not overflow their column of All Categories
export const LongCategories = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: renderScreen({ path: '/nowhere', scenario: 'longContent' }),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
    await userEvent.click(row.getByRole('button', { name: 'All Categories' }));
    const list = within(await canvas.findByRole('list', { name: 'By piece' }));
    for (const link of list.getAllByRole('link')) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});

/** A shop that has named neither telephone nor e-mail nor social accounts. */
export const WithoutContacts = meta.story({
  render: () => (
    <HeaderShell>
      <ContactStrip contacts={[]} socials={[]} />
      <p>The bar</p>
    </HeaderShell>
  ),
});

WithoutContacts.test('S2.HDR.01 no empty strip stands above the bar', async ({ canvas }) => {
  const header = canvas.getByRole('banner').getBoundingClientRect();
  await expect(canvas.getByText('The bar').getBoundingClientRect().top - header.top).toBeLessThan(44);
});
