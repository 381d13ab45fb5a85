import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';
import { expectSeen } from '../../testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Dashboard', parameters: { layout: 'fullscreen' } });

const opened = { path: '/dashboard', as: 'admin' } as const;

export const Ready = meta.story({ render: renderScreen(opened) });

Ready.test('S2.DASH.02-09 the header leads through the back office and greets by name', async ({ canvas }) => {
  const header = within(await canvas.findByRole('banner'));
  const links = {
    Orders: '/dashboard',
    Home: '/',
    'Image Upload': '/imageupload',
    'Add Offer': '/offerupdate',
    'All Colors': '/updateColors',
  };
  await expect(await header.findByText('Hello, Leela Varghese')).toBeVisible();
  for (const [name, href] of Object.entries(links)) {
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(header.getByText('Admin')).toBeVisible();
});

Ready.test('S2.DASH.10 J41 four cards count orders, not lines', async ({ canvas }) => {
  await expect(await canvas.findByText('₹4,996 delivered')).toBeVisible();
  const figures = canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  await expect(figures).toEqual([
    ['Total Orders', '4'],
    ['Order in process', '2'],
    ['Completed Orders', '2'],
    ['Total Income', '₹8,342'],
  ]);
});

Ready.test('S2.DASH.11-15 J40 one row an order, under the five heads', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Orders, newest first' }));
  const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(heads).toEqual(['Customer Name', 'Product', 'Address', 'Order ID', 'Status']);
  const row = within(table.getByRole('row', { name: /KY260004/ }));
  await expect(row.getByRole('rowheader')).toHaveTextContent(/Asha Nair.*cus_asha.*19\/11\/2026/);
  await expect(row.getByText('Vembanad Run Tee')).toBeVisible();
  await expect(row.getByText('Ferry Bottle 750 ml')).toBeVisible();
  await expect(row.getByText('Qty 2')).toBeVisible();
  await expect(row.getByText('9876500011')).toBeVisible();
  await expect(row.getByText(/14\/2 Lagoon View.*682020/)).toBeVisible();
});

Ready.test('S8.DASH.02 S8.DASH.03 S8.ORD.05 an old order has words for what it lacks', async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /KY260001/ }));
  await expect(row.getByText('Unknown Customer')).toBeVisible();
  await expect(row.getByText('Unknown Product')).toBeVisible();
  await expect(row.getAllByText('N/A').length).toBeGreaterThan(0);
});

Ready.test('S4.ADMORD.01-02 J47 Done asks first, then the row reads Success', async ({ canvas, userEvent }) => {
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await expect(row.getByText('Pending')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Done: order KY260004' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark as delivered?' }));
  await expectSeen(dialog.getByText(/Order KY260004 of Asha Nair becomes delivered/));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
  await expect(await row.findByText('Success')).toBeVisible();
  await expectSeen(await canvas.findByText('Order marked as delivered.'));
  await expect(row.queryByRole('button')).toBeNull();
});

Ready.test('J47 the way back from the question changes nothing', async ({ canvas, userEvent }) => {
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await userEvent.click(row.getByRole('button', { name: 'Done: order KY260004' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(row.getByText('Pending')).toBeVisible();
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const DeliveryDown = meta.story({ render: renderScreen({ ...opened, scenario: 'deliveryDown' }) });

DeliveryDown.test('S4.ADMORD.02 J47 a refused mark turns the row back', async ({ canvas, userEvent }) => {
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await userEvent.click(row.getByRole('button', { name: 'Done: order KY260004' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
  await expectSeen(await canvas.findByText('The order could not be marked as delivered. Please try again.'));
  await expect(await row.findByText('Pending')).toBeVisible();
});

export const Loading = meta.story({ render: renderScreen({ ...opened, scenario: 'ordersWaiting' }) });

Loading.test('S2.DASH.17 says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const main = within(canvas.getByRole('main'));
  await expect(main.getByText('Loading...')).toBeVisible();
});

export const Empty = meta.story({ render: renderScreen({ ...opened, scenario: 'empty' }) });

Empty.test('S2.DASH.10 no orders yet', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

export const Failed = meta.story({ render: renderScreen({ ...opened, scenario: 'ordersDown' }) });

Failed.test('S8.DASH.01 says what went wrong and offers another try', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByText('Error: The shop did not answer.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const NotAllowed = meta.story({ render: renderScreen({ path: '/dashboard', as: 'shopper' }) });

NotAllowed.test('S2.DASH.01 J02 a shopper is told that this is not for her', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Not authorised' })).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

export const SignedOut = meta.story({ render: renderScreen({ path: '/dashboard' }) });

SignedOut.test('S2.DASH.01 S8.PROF.02 a visitor is asked to log in', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: 'Please Login First' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

export const Unreachable = meta.story({ render: renderScreen({ ...opened, scenario: 'sessionDown' }) });

Unreachable.test('J05 says that nobody could be asked who is here', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { name: 'We could not check who you are' })).toBeVisible();
});
