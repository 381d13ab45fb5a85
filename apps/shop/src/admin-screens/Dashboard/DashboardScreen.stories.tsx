import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectWholeChoices } from '../../../storybook/testing/select-texts.test-support.ts';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Dashboard', parameters: { layout: 'fullscreen' } });

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Presses 'Done' of an order that is not delivered yet. */
async function askDone({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Done: order KY260004' }));
  await screen.findByRole('alertdialog', { name: 'Mark as delivered?' });
}

/** Presses 'Done' and confirms. */
async function markDelivered(story: Play): Promise<void> {
  await askDone(story);
  const dialog = within(await screen.findByRole('alertdialog'));
  await story.userEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
}

const opened = { path: '/dashboard', as: 'admin' } as const;

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/ready', 'order-delivery.dialog.closed', 'order-delivery.saving.idle'] },
});

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

Ready.test('S2.DASH.11-15 J40 one row per order under the five headings', async ({ canvas }) => {
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

Ready.test('S2.DASH.16 columns can be hidden, except the customer', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
  await expect(canvas.queryByRole('checkbox', { name: 'Customer Name' })).toBeNull();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Address' }));
  const table = within(canvas.getByRole('table', { name: 'Orders, newest first' }));
  await waitFor(() => expect(table.queryByRole('columnheader', { name: 'Address' })).toBeNull());
  await expect(table.getAllByRole('columnheader')).toHaveLength(4);
});

Ready.test('S8.DASH.02 S8.DASH.03 S8.ORD.05 an old order has fallback texts', async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /KY260001/ }));
  await expect(row.getByText('Unknown Customer')).toBeVisible();
  await expect(row.getByText('Unknown Product')).toBeVisible();
  await expect(row.getAllByText('N/A').length).toBeGreaterThan(0);
});

Ready.test(
  'a press shows the orders that wait, the oldest first, at the top of the screen',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Pending, oldest first' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('in-process'));
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('oldest');
    await waitFor(() => expect(canvas.queryByText('Success', { selector: 'table *' })).toBeNull());
  },
);

Ready.test('after Done the focus is on the number of the order, for the next Tab', async ({ canvas, userEvent }) => {
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await userEvent.click(row.getByRole('button', { name: /Done/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Mark as delivered?' }));
  await userEvent.click(question.getByRole('button', { name: 'Mark as delivered' }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'KY260004' })).toHaveFocus());
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

Phone.test('S2.DASH.09 a long name of the shop breaks beside who is signed in', async ({ canvas }) => {
  const header = within(await canvas.findByRole('banner'));
  const label = await header.findByText('Admin');
  const logo = header.getByRole('link', { name: 'KAYAL' });
  logo.textContent = 'Tidewater Sports and Outdoor Company';
  const [name, who] = [logo.getBoundingClientRect(), label.getBoundingClientRect()];
  await expect(name.top < who.bottom && who.top < name.bottom).toBe(true);
  await expect(name.right).toBeLessThan(who.left);
});

Phone.test('S2.DASH.16 no choice of the filters is cut on a phone', async ({ canvas }) => {
  const filters = within(await canvas.findByRole('search', { name: 'Orders' }));
  for (const select of filters.getAllByRole('combobox')) await expectWholeChoices(select);
});

Phone.test('S2.DASH.16 on a phone a search shows the order that it found', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'KY260004{Enter}');
  await canvas.findByText('1 order found');
  const found = canvas.getByRole('link', { name: 'KY260004' }).getBoundingClientRect();
  await expect(found.bottom).toBeLessThanOrEqual(innerHeight);
});

Phone.test('S2.DASH.16 on a phone the number of an order and its status share a line', async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  const [number, status] = [row.getByRole('link', { name: 'KY260004' }), row.getByText('Pending')];
  const [first, second] = [number.getBoundingClientRect(), status.getBoundingClientRect()];
  await expect(first.top < second.bottom && second.top < first.bottom).toBe(true);
  await expect(first.right).toBeLessThan(second.left);
});

export const Asking = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['order-delivery.dialog.asking'] },
  play: askDone,
});

Asking.test(
  'S4.ADMORD.01-02 J47 Done asks for confirmation, then the row shows Success',
  async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark as delivered?' }));
    await expectSeen(dialog.getByText(/Order KY260004 of Asha Nair becomes delivered/));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
    const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
    await expect(await row.findByText('Success')).toBeVisible();
    await expectSeen(await canvas.findByText('Order marked as delivered.'));
    await expect(row.queryByRole('button')).toBeNull();
  },
);

Asking.test('J47 Cancel in the dialog changes nothing', async ({ canvas, userEvent }) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await expect(row.getByText('Pending')).toBeVisible();
});

export const Marking = meta.story({
  render: renderScreen({ ...opened, scenario: 'deliveryWaiting' }),
  parameters: { states: ['order-delivery.saving.marking'] },
  play: markDelivered,
});

Marking.test('S4.ADMORD.02 J47 a row that is being marked is busy', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /KY260004/ });
  await waitFor(() => expect(row).toHaveAttribute('aria-busy', 'true'));
});

export const NotMarked = meta.story({
  render: renderScreen({ ...opened, scenario: 'deliveryDown' }),
  parameters: { states: ['order-delivery.saving.idle'] },
  play: markDelivered,
});

NotMarked.test('S4.ADMORD.02 J47 a refused mark rolls the row back', async ({ canvas }) => {
  await expectSeen(await canvas.findByText('The order could not be marked as delivered. Please try again.'));
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await expect(await row.findByText('Pending')).toBeVisible();
});

// S2.DASH.01 S7.ORD.03 the address holds the filters
export const Filtered = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?q=asha&status=delivered&from=2026-10-01&sort=oldest' }),
  parameters: { states: ['Dashboard/filtered'] },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Orders, oldest first' }));
    await expect(await canvas.findByText('1 order found')).toBeVisible();
    await expect(table.getByRole('row', { name: /KY260002/ })).toBeVisible();
    await expect(table.queryByRole('row', { name: /KY260004/ })).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search by order ID, name or phone' })).toHaveValue('asha');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('delivered');
    await expect(canvas.getByLabelText('From')).toHaveValue('01/10/2026');
  },
});

Filtered.test('S2.DASH.01 a day is typed as the shop writes it', async ({ canvas, userEvent }) => {
  const from = await canvas.findByLabelText('From');
  await userEvent.clear(from);
  await userEvent.type(from, '31/2/2026');
  await userEvent.tab();
  await expect(await canvas.findByText('Write the day as dd/mm/yyyy.')).toBeVisible();
  await userEvent.clear(from);
  await userEvent.type(from, '1-9-26');
  await userEvent.tab();
  await expect(from).toHaveValue('01/09/2026');
  await userEvent.type(from, '{Enter}');
  await waitFor(() => expect(canvas.getByText('1 order found')).toBeVisible());
  await expect(canvas.getByLabelText('From')).toHaveValue('01/09/2026');
});

Filtered.test('S2.DASH.16 new filters keep the chosen columns', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Address' }));
  const table = () => canvas.getByRole('table', { name: 'Orders, oldest first' });
  await waitFor(() => expect(within(table()).queryByRole('columnheader', { name: 'Address' })).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await expect(within(table()).queryByRole('columnheader', { name: 'Address' })).toBeNull();
});

Filtered.test('S2.DASH.01 a search by order number, and back to all', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Clear' }));
  const field = await waitFor(async () => {
    const box = canvas.getByRole('searchbox', { name: 'Search by order ID, name or phone' });
    await expect(box).toHaveValue('');
    return box;
  });
  await userEvent.type(field, 'ky260003{Enter}');
  await expect(await canvas.findByText('1 order found')).toBeVisible();
  await expect(await canvas.findByRole('row', { name: /KY260003/ })).toBeVisible();
});

export const NoMatch = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?q=nobody' }),
  parameters: { states: ['Dashboard/noMatch'] },
});

NoMatch.test('S2.DASH.01 says that no order matches and links to all orders', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'No order matches' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Show all orders' }));
  await expect(await canvas.findByRole('row', { name: /KY260004/ })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Show all orders' })).toBeNull();
});

export const NoMatchButCancelled = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?q=KY260004', scenario: 'orderCancelled' }),
  parameters: { states: ['Dashboard/noMatch'] },
});

NoMatchButCancelled.test('S7.ORD.03 leads on to the cancelled orders', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Search cancelled orders' }));
  await expect(await canvas.findByRole('row', { name: /KY260004/ })).toBeVisible();
});

Ready.test('S2.DASH.10 J41 orders and income by day can be read as a table', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Orders and income by day' }));
  const row = within(table.getByRole('row', { name: /12\/11\/2026/ }));
  await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '1',
    expect.stringMatching(/^₹[\d,]+$/),
  ]);
});

// J47 R-64 shows who changed what and when, with both values
export const Changes = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?panel=changes' }),
  parameters: { states: ['Dashboard/changes'] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Changes' }));
    const [, second, third] = await drawer.findAllByRole('listitem');
    await expect(second).toHaveTextContent('Order delivered: KY260003');
    await expect(second).toHaveTextContent('Leela Varghese · 13/11/2026, 11:00 am');
    await expect(second).toHaveTextContent('delivered: no → yes');
    await expect(third).toHaveTextContent('cus_gone');
  },
});

Changes.test('J47 R-64 closing the drawer keeps the shown orders', async ({ canvas, userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Changes' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await canvas.findByRole('table', { name: 'Orders, newest first' })).toBeVisible();
});

export const Messages = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?panel=messages' }),
  parameters: { states: ['Dashboard/messages'] },
});

Messages.test('J30 shows messages with links to answer them', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Messages' }));
  const [first] = await drawer.findAllByRole('listitem');
  await expect(first?.querySelector('a[href^="mailto:"]')).toBeVisible();
});

Ready.test('S2.DASH.16 what is typed into the search stays when a column is hidden', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'Asha');
  await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Address' }));
  await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Address' })).toBeNull());
  await expect(canvas.getByRole('searchbox')).toHaveValue('Asha');
});
