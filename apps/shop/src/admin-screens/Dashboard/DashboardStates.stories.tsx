import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { loseNetwork, renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

/** The states in place of the orders, on a phone, with those of the access check. */
const meta = preview.meta({
  title: 'Screens/Dashboard/States',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

const opened = { path: '/dashboard', as: 'admin' } as const;

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'ordersWaiting' }),
  parameters: { states: ['Dashboard/loading'] },
});

Loading.test('S2.DASH.17 says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const main = within(canvas.getByRole('main'));
  await expect(main.getByText('Loading...')).toBeVisible();
});

export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'empty' }),
  parameters: { states: ['Dashboard/empty'] },
});

Empty.test('S2.DASH.10 no orders yet', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'ordersDown' }),
  parameters: { states: ['Dashboard/failed'] },
});

Failed.test('S8.DASH.01 shows the error and offers a retry', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByText('Error: The shop did not answer.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const NotAllowed = meta.story({
  render: renderScreen({ path: '/dashboard', as: 'shopper' }),
  parameters: { states: ['Dashboard/notAllowed'] },
});

NotAllowed.test('S2.DASH.01 S6.ADM.03 J02 a shopper sees that her account has no access', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Not authorised' })).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Catalogue' })).toBeNull();
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/dashboard' }),
  parameters: { states: ['Dashboard/signedOut'] },
});

SignedOut.test('S2.DASH.01 S8.PROF.02 a visitor is asked to log in', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: 'Please Login First' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(canvas.queryByRole('navigation', { name: 'Back office' })).toBeNull();
});

export const Unreachable = meta.story({
  render: renderScreen({ ...opened, scenario: 'sessionDown' }),
  parameters: { states: ['Dashboard/failed', 'session.unreachable'] },
});

Unreachable.test('J05 says that the session could not be read', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { name: 'We could not check who you are' })).toBeVisible();
});

export const Offline = meta.story({
  render: renderScreen({ ...opened, offline: true }),
  parameters: { states: ['Dashboard/offline', 'session.unreachable'] },
});

Offline.test('J05 J54 the access check says that there is no network', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
});

// J54 in the back office offline has another text than an error
export const NetworkLost = meta.story({
  render: renderScreen({ ...opened, scenario: 'ordersDown' }),
  parameters: { states: ['Dashboard/offline', 'session.signedIn.admin'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Error: The shop did not answer.');
    loseNetwork();
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(main.queryByText(/^Error:/)).toBeNull();
  },
});

export const LongContent = meta.story({
  render: renderScreen({ ...opened, scenario: 'longContent' }),
  parameters: { states: ['Dashboard/longContent'] },
});

LongContent.test('S2.DASH.11-15 J40 twenty lines and long names do not overflow their card', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Orders, newest first' }));
  const [, row] = table.getAllByRole('row');
  await expect(row?.scrollWidth).toBeLessThanOrEqual(row?.clientWidth ?? 0);
});

export const DaysFailed = meta.story({
  render: renderScreen({ ...opened, scenario: 'orderDaysDown' }),
  parameters: { states: ['Dashboard/daysFailed'] },
});

DaysFailed.test('S2.DASH.10 the table is shown when the figures by day cannot be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('The figures by day could not be read.')).toBeVisible();
  await expect(await canvas.findByRole('table', { name: 'Orders, newest first' })).toBeVisible();
});

// S7.ORD.03 says that the file could not be made
export const ExportFailed = meta.story({
  render: renderScreen({ ...opened, scenario: 'exportDown' }),
  parameters: { states: ['Dashboard/exportFailed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await expectSeen(await canvas.findByText('The file could not be made. Please try again.'));
  },
});

export const PanelFailed = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?panel=messages', scenario: 'panelsDown' }),
  parameters: { states: ['Dashboard/panelFailed'] },
});

PanelFailed.test('J30 a list that could not be read can be retried', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Messages' }));
  await expect(await drawer.findByRole('heading', { name: 'The list could not be read' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const Health = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?panel=health' }),
  parameters: { states: ['Dashboard/health'] },
});

Health.test('shows what waits, what was given up, the last backup and the slowest calls', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Health' }));
  const figure = async (name: string) => (await drawer.findByText(name)).nextElementSibling?.textContent;
  await expect(await figure('Messages to be sent')).toBe('3');
  await expect(await figure('Why the last try failed')).toBe(
    'The receiver could not be reached. Check that it runs; then send again.',
  );
  await expect(await figure('Given up after all tries')).toBe('2');
  await expect(await figure('Clocks')).toBe('They agree');
  await expect(await figure('Last backup')).toBe('21/11/2026, 2:30 am');
  const calls = within(drawer.getByRole('table', { name: 'Slowest calls' }));
  await expect(calls.getAllByRole('row').at(1)).toHaveTextContent(/Export orders.*4.*1,830 ms.*2,410 ms/);
  await userEvent.click(await drawer.findByRole('button', { name: 'Send “Your KAYAL order KY260002” again' }));
  await expectSeen(await screen.findByText('The message is being sent again.'));
  await waitFor(async () => expect(await figure('Given up after all tries')).toBe('1'));
});

export const HealthWithWrongClocks = Health.extend({
  render: renderScreen({ ...opened, path: '/dashboard?panel=health', scenario: 'clocksDiffer' }),
});

HealthWithWrongClocks.test('names each clock that is wrong, and what to do', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Health' }));
  await expect(await drawer.findByText(/^The database’s clock is 90 s ahead of the server’s\./)).toHaveTextContent(
    'The clock of this device is 20 min behind the server’s. Let the device set its time by itself.',
  );
});

export const HealthOfNewShop = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?panel=health', scenario: 'healthOfNewShop' }),
  parameters: { states: ['Dashboard/healthOfNewShop'] },
});

HealthOfNewShop.test('says that nothing waits and that no backup is scheduled', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Health' }));
  await expect(await drawer.findByText('None yet. None is scheduled.')).toBeVisible();
  await expect(await drawer.findByText('None was given up.')).toBeVisible();
  await expect(drawer.getByText('Nothing was called yet.')).toBeVisible();
});

export const MessageNumbers = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?panel=messages', scenario: 'sellerNamed' }),
  parameters: { states: ['Dashboard/messageDue'] },
});

MessageNumbers.test(
  'a message with a number says by when it is to be answered, and when it was',
  async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Messages' }));
    await expect(await panel.findByText('C000000000, to be answered by 20/12/2026')).toBeVisible();
    await expect(panel.getByText('C000000001, answered on 19/11/2026')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Answered: message C000000000' }));
    await expect(await panel.findByText('C000000000, answered on 21/11/2026')).toBeVisible();
  },
);

export const MessageNotNoted = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?panel=messages', scenario: 'answerDown' }),
  parameters: { states: ['Dashboard/messageDue'] },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Messages' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Answered: message C000000000' }));
    await expect(await panel.findByText('That could not be saved. Please try again.')).toBeVisible();
  },
});
