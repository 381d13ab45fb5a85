import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';
import { expectSeen } from '../../testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Chrome/ShopHeader', parameters: { layout: 'fullscreen' } });

const promotional = ['Limited Sale', 'Best Seller', 'New Arrival'];

export const Visitor = meta.story({ render: renderScreen({ path: '/' }) });

Visitor.test(
  'S2.HDR.01-03 S2.HDR.05-06 J61 contacts, socials, a logo past the router, account and bag',
  async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(header.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', 'tel:+919000000000');
    await expect(header.getByRole('link', { name: 'hello@kayal.example' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'KAYAL, home' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await expect(header.getByRole('link', { name: 'Bag' })).toHaveAttribute('href', '/cart');
  },
);

Visitor.test('S2.HDR.08 S2.HDR.11 the three departments, and nothing of an admin', async ({ canvas }) => {
  const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
  await expect(await row.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['Men', 'Women', 'Kids', 'Log in']);
});

Visitor.test('S2.HDR.07 All Categories opens and leads to a list', async ({ canvas, userEvent }) => {
  const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
  await userEvent.click(row.getByRole('button', { name: 'All Categories' }));
  await expectSeen(row.getByRole('list', { name: 'By piece' }));
  for (const name of promotional) await expect(row.queryByRole('link', { name })).toBeNull();
  await userEvent.click(row.getByRole('link', { name: 'See all products' }));
  await waitFor(() => expect(row.queryByRole('list', { name: 'By piece' })).toBeNull());
});

Visitor.test(
  'S2.HDR.04 S5.SRCH.02 S5.SRCH.03 typing brings suggestions and a choice opens the product',
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Search products' });
    await userEvent.type(box, 'tee');
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toHaveTextContent(/₹/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: /tee/i })).toBeVisible();
    await expect(box).toHaveValue('');
  },
);

Visitor.test('S5.SRCH.01 S4.SUGG.02 blank text goes nowhere and suggests nothing', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('combobox', { name: 'Search products' });
  await userEvent.type(box, '   {Enter}');
  await expect(canvas.getByRole('heading', { level: 1, name: 'Made to move.' })).toBeVisible();
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

Visitor.test('S2.HDR.04 Enter searches for the text', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('combobox', { name: 'Search products' });
  await userEvent.type(box, 'shorts{Enter}');
  await expect(await canvas.findByRole('heading', { level: 1, name: /shorts/i })).toBeVisible();
  await expect(box).toHaveValue('shorts');
});

export const Admin = meta.story({ render: renderScreen({ path: '/', as: 'admin' }) });

Admin.test('S2.HDR.09 S2.HDR.10 S6.ADM.02 an admin has the promotional lists and the dashboard', async ({ canvas }) => {
  const row = within(await canvas.findByRole('navigation', { name: 'Shop' }));
  await expect(await row.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  for (const name of promotional) await expect(row.getByRole('link', { name })).toBeVisible();
});

export const Phone = meta.story({ render: renderScreen({ path: '/' }), globals: { viewport: { value: 'phone' } } });

Phone.test(
  'S2.HDR.06 S2.HDR.12 S2.HDR.13 S9.ID.08-10 the drawer opens, holds the mobile lists and closes',
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/accountmob'));
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expectSeen(drawer);
    await expect(within(drawer).getByRole('link', { name: 'Men' })).toHaveAttribute(
      'href',
      '/subcategoryproducts?c=157&n=Men',
    );
    await expect(within(drawer).getByRole('link', { name: 'Kids' })).toHaveAttribute(
      'href',
      '/subcategoryproducts?c=159&n=Kids',
    );
    await expect(within(drawer).queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
);

export const AdminOnAPhone = meta.story({
  render: renderScreen({ path: '/', as: 'admin' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await expectSeen(await screen.findByRole('dialog', { name: 'Menu' }));
  },
});

AdminOnAPhone.test('J16 S2.HDR.09 the drawer has the dashboard, not the promotional lists', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await expect(await drawer.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  for (const name of promotional) await expect(drawer.queryByRole('link', { name })).toBeNull();
});

export const SuggestionsDown = meta.story({ render: renderScreen({ path: '/nowhere', scenario: 'catalogueDown' }) });

SuggestionsDown.test('S8.GEN.01 J54 suggestions that fail leave the search working', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('combobox', { name: 'Search products' });
  await userEvent.type(box, 'tee');
  await waitFor(() => expect(canvas.getByText('Suggestions could not be loaded.', { selector: 'p' })).toBeVisible());
  await expect(canvas.queryByRole('listbox')).toBeNull();
});
