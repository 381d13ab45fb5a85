import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Account', parameters: { layout: 'fullscreen' } });
const account = { path: '/account', as: 'shopper', frame: 'bare' } as const;

export const Ready = meta.story({ render: renderScreen(account) });

Ready.test('S2.ACC.01-04 S2.ACC.12 J53 shows who is here and the way to her profile', async ({ canvas }) => {
  await expect(await canvas.findByText('Asha Nair')).toBeVisible();
  await expect(canvas.getByText('AN')).toBeVisible();
  const crumbs = canvas.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).toHaveTextContent('HomeAccount');
  await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/myinfo');
});

Ready.test('S2.ACC.05-09 every row leads to its page', async ({ canvas }) => {
  const rows = [
    ['Terms & Condition', '/termsconditions'],
    ['Privacy Policy', '/privacypolicy'],
    ['My Orders', '/myorders'],
    ['Wish List', '/wishlist'],
  ] as const;
  for (const [name, href] of rows)
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
  for (const link of canvas.getAllByRole('link', { name: 'My Info' }))
    await expect(link).toHaveAttribute('href', '/myinfo');
});

Ready.test('S2.ACC.11 has its tabs on a wide screen', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/myorders');
  await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

Ready.test('S2.ACC.10 S4.AUTH.03 J04 Log Out signs out and leads to the login', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log Out' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Sign In/ })).toBeVisible();
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

Phone.test('J66 S2.ROUTE.31 a phone has rows instead of tabs', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

export const MobileAddress = meta.story({ render: renderScreen({ ...account, path: '/accountmob' }) });

MobileAddress.test('J66 /accountmob is the same screen, without a redirect', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
});

export const SignedOut = meta.story({ render: renderScreen({ path: '/account', frame: 'bare' }) });

SignedOut.test('S8.PROF.02 asks for a login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
});
