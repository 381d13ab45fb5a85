import { messages } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { createMockShop } from '@kayal/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Account', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const account = { path: '/account', as: 'shopper', frame: 'bare' } as const;

export const Ready = meta.story({
  render: renderScreen(account),
  parameters: { states: ['Account/ready', 'session.signedIn.shopper'] },
});

Ready.test('S2.ACC.01-04 S2.ACC.12 J53 shows the shopper’s name and a link to her profile', async ({ canvas }) => {
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

Ready.test('S4.AUTH.03 J04 leads to the login also when the server does not answer', async (context) => {
  const { canvas, userEvent, msw } = context;
  const logOut = await canvas.findByRole('button', { name: 'Log Out' });
  msw.use(...createMockShop({ as: 'shopper', scenario: 'logoutDown' }).handlers);
  await userEvent.click(logOut);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
});

Ready.test('J67 J04 lists past notifications, until she logs out', async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Log Out' });
  await expect(canvas.queryByRole('heading', { name: 'Recent notifications' })).toBeNull();
  toastStore.push({ tone: 'success', title: messages['S8.WISH.03'] });
  const list = within(await canvas.findByRole('region', { name: 'Recent notifications' }));
  await expect(list.getByText(messages['S8.WISH.03'])).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
  await canvas.findByRole('heading', { level: 1, name: 'Welcome' });
  await expect(toastStore.getSnapshot().recent).toEqual([]);
});

export const Phone = Ready.extend({ globals: phone });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

Phone.test('J66 S2.ROUTE.31 a phone has rows instead of tabs', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

export const MobileAddress = meta.story({
  render: renderScreen({ ...account, path: '/accountmob' }),
  parameters: { states: ['AccountMobile/ready'] },
});

MobileAddress.test('J66 /accountmob is the same screen, without a redirect', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
});

export const MobileAddressTablet = MobileAddress.extend({ globals: { viewport: { value: 'tablet' } } });

export const MobileAddressPhone = MobileAddress.extend({ globals: phone });

export const SigningOut = meta.story({
  render: renderScreen({ ...account, scenario: 'logoutWaiting' }),
  parameters: { states: ['session.signingOut'] },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Log Out' })),
});

SigningOut.test('S4.AUTH.03 J04 the login button says that the sign-out is under way', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Sign In , Signing out' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const Loading = meta.story({
  render: renderScreen({ ...account, scenario: 'sessionWaiting' }),
  globals: phone,
  parameters: { states: ['Account/loading', 'session.restoring'] },
});

Loading.test('J54 shows a skeleton while the account loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading your account')).toBeInTheDocument();
});

export const Unreachable = meta.story({
  render: renderScreen({ ...account, scenario: 'sessionDown' }),
  parameters: { states: ['session.unreachable'] },
});

Unreachable.test('J54 an unreadable session is not shown as signed out', async ({ canvas, userEvent, msw }) => {
  const heading = await canvas.findByRole('heading', { name: 'We could not load this' });
  await expect(heading).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Please Login First' })).toBeNull();
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});

export const Offline = meta.story({
  render: renderScreen({ ...account, offline: true }),
  globals: phone,
  parameters: { states: ['Account/offline'] },
});

Offline.test('J54 says that the phone is offline and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ ...account, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['Account/longContent'] },
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/account', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['Account/signedOut'] },
});

SignedOut.test('S8.PROF.02 asks for a login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
});
