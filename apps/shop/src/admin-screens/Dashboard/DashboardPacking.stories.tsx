import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, spreadsheet } from '../../../storybook/testing/story-parts.test-support.ts';

/** Packing and shipping many orders, on a phone: the two pending orders are KY260004 and KY260001. */
const meta = preview.meta({
  title: 'Screens/Dashboard packing',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const opened = { path: '/dashboard?status=in-process', as: 'admin' } as const;

/** Scrolls to where the bar lies below the rows and covers none, which a check would call a small target. */
const showAll = (): void => globalThis.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

/** Chooses an order by its checkbox. */
async function choose({ canvas, userEvent }: Play, entryNo: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('checkbox', { name: `Choose order ${entryNo}` }));
  showAll();
}

async function chooseAll({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose this page' }));
  showAll();
}

/** The bar of the chosen orders. */
const barOf = async (canvas: Play['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Chosen orders', hidden: true }));

const press = async ({ canvas, userEvent }: Play, name: string): Promise<void> =>
  userEvent.click((await barOf(canvas)).getByRole('button', { name }));

export const Chosen = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/chosen'] },
  play: chooseAll,
});

Chosen.test('the bar is at the foot of the phone, with four buttons of 44 px in one row', async ({ canvas }) => {
  const bar = await barOf(canvas);
  await expectSeen(bar.getByText('2 chosen'));
  const places = ['Pack', 'Ship…', 'Print…', 'Undo pack'].map((name) =>
    bar.getByRole('button', { name }).getBoundingClientRect(),
  );
  await expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const { height, width, bottom, right } of places) {
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  }
});

Chosen.test('all are packed at once; Undo in the toast unpacks them', async ({ canvas, userEvent }) => {
  await press({ canvas, userEvent }, 'Pack');
  await expectSeen(await screen.findByText('2 orders are packed.'));
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await expectSeen(await row.findByText('Packed'));
  await expect(row.getByText('Pending')).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Chosen orders' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'KY260004' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectSeen(await screen.findByText('2 orders are unpacked.'));
  await waitFor(() => expect(row.queryByText('Packed')).toBeNull());
});

Chosen.test('Undo pack takes back what is packed, and Clear choice chooses nothing', async ({ canvas, userEvent }) => {
  await press({ canvas, userEvent }, 'Pack');
  await expectSeen(await screen.findByText('2 orders are packed.'));
  await choose({ canvas, userEvent }, 'KY260001');
  await press({ canvas, userEvent }, 'Undo pack');
  await expectSeen(await screen.findByText('Order KY260001 is unpacked.'));
  await choose({ canvas, userEvent }, 'KY260004');
  await press({ canvas, userEvent }, 'Clear choice');
  await expect(canvas.getByRole('checkbox', { name: 'Choose order KY260004' })).not.toBeChecked();
});

export const OnATablet = Chosen.extend({ globals: { viewport: { value: 'tablet' } } });
export const OnADesktop = Chosen.extend({ globals: { viewport: { value: 'desktop' } } });

export const ToPack = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?status=to-pack' }),
  parameters: { states: ['Dashboard/chosen'] },
  play: async (story) => choose(story, 'KY260004'),
});

ToPack.test(
  'S2.DASH.01 an order leaves the list to pack once it is packed, and the focus is on the next',
  async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Pack');
    await expectSeen(await screen.findByText('Order KY260004 is packed.'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'KY260004' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'KY260001' })).toHaveFocus());
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Packed');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByRole('link', { name: 'KY260004' })).toBeVisible();
  },
);

export const NothingToPack = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?status=came-back' }),
  parameters: { states: ['Dashboard/noMatch'] },
});

NothingToPack.test('S2.DASH.01 a stage without orders says so', async ({ canvas }) => {
  await expectSeen(await canvas.findByRole('heading', { name: 'No order matches' }));
  await expect(canvas.queryByRole('checkbox', { name: 'Choose this page' })).toBeNull();
});

export const Stages = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard?status=shipped', scenario: 'orderShipped' }),
  parameters: { states: ['Dashboard/filtered'] },
});

Stages.test('S2.DASH.15 the stage stands beside Pending, and Done stays', async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await expectSeen(row.getByText('Pending'));
  await expectSeen(row.getByText('Shipped'));
  await expectSeen(row.getByRole('button', { name: 'Done: order KY260004' }));
});

export const SomeRefused = meta.story({
  render: renderScreen({ ...opened, path: '/dashboard' }),
  parameters: { states: ['Dashboard/stepRefused'] },
  play: async (story) => {
    await chooseAll(story);
    await press(story, 'Pack');
    const alert = await (await barOf(story.canvas)).findByRole('alert');
    await expect(alert).toHaveTextContent('KY260003, KY260002: This order is delivered already.');
    showAll();
  },
});

SomeRefused.test('the refused ones are named and stay chosen, the others are packed', async ({ canvas }) => {
  await expectSeen((await barOf(canvas)).getByText('2 chosen'));
  await expect(canvas.getByRole('checkbox', { name: 'Choose order KY260003' })).toBeChecked();
  await expect(canvas.getByRole('checkbox', { name: 'Choose order KY260004' })).not.toBeChecked();
});

export const NotTaken = meta.story({
  render: renderScreen({ ...opened, scenario: 'stepDown' }),
  parameters: { states: ['Dashboard/stepFailed'] },
  play: async (story) => {
    await chooseAll(story);
    await press(story, 'Pack');
    await (await barOf(story.canvas)).findByRole('alert');
    showAll();
  },
});

NotTaken.test('says that nothing was packed, and everything stays chosen', async ({ canvas }) => {
  const bar = await barOf(canvas);
  await expectSeen(bar.getByText('The orders could not take this step. Please try again.'));
  await expectSeen(bar.getByText('2 chosen'));
});

export const ManyPages = meta.story({
  render: renderScreen({
    ...opened,
    prepare: (state) => {
      const orders = state.orders.slice(0, 1);
      state.orders = Array.from({ length: 60 }, (_, index) =>
        orders.map((row) => ({ ...row, EntryNo: `KY26${1000 + index}` })),
      ).flat();
    },
  }),
  parameters: { states: ['Dashboard/chosen'] },
  play: chooseAll,
});

ManyPages.test('the orders of all pages are chosen by one more press', async ({ canvas, userEvent }) => {
  const bar = await barOf(canvas);
  await expectSeen(bar.getByText('25 chosen'));
  await press({ canvas, userEvent }, 'Choose all 60');
  await expectSeen(await bar.findByText('60 chosen'));
  await press({ canvas, userEvent }, 'Pack');
  await expectSeen(await screen.findByText('60 orders are packed.'));
});

export const Shipping = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/shipping'] },
  play: async (story) => {
    await choose(story, 'KY260004');
    await press(story, 'Ship…');
    await screen.findByRole('dialog', { name: 'Ship order KY260004' });
  },
});

Shipping.test(
  'a scanner types the number and Enter ships; the courier is remembered',
  async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ship order KY260004' }));
    await dialog.findByRole('option', { name: 'Delhivery' });
    await expect(dialog.getByLabelText(/Tracking number/)).toHaveFocus();
    await userEvent.selectOptions(dialog.getByLabelText('Courier'), 'Delhivery');
    await userEvent.type(dialog.getByLabelText(/Tracking number/), '14301234567890{Enter}');
    await expectSeen(await screen.findByText('Order KY260004 is shipped.'));
    const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
    await expectSeen(await row.findByText('Shipped'));
    await choose({ canvas, userEvent }, 'KY260001');
    await press({ canvas, userEvent }, 'Ship…');
    const next = within(await screen.findByRole('dialog', { name: 'Ship order KY260001' }));
    await waitFor(() => expect(next.getByLabelText('Courier')).toHaveValue('delhivery'));
  },
);

Shipping.test('what is no tracking number is named beside the field', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship order KY260004' }));
  await userEvent.type(dialog.getByLabelText(/Tracking number/), '#1{Enter}');
  await expectSeen(await dialog.findByText(/letters, digits and/));
  await expect(dialog.getByLabelText(/Tracking number/)).toHaveFocus();
});

export const ShippingMany = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/shipping'] },
  play: async (story) => {
    await chooseAll(story);
    await press(story, 'Ship…');
    await screen.findByRole('dialog', { name: 'Ship 2 orders' });
  },
});

ShippingMany.test('many are shipped without numbers', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship 2 orders' }));
  await expect(dialog.queryByLabelText(/Tracking number/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Ship 2 orders' }));
  await expectSeen(await screen.findByText('2 orders are shipped.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const CouriersUnread = meta.story({
  render: renderScreen({ ...opened, scenario: 'settingsDown' }),
  parameters: { states: ['Dashboard/shipping'] },
  play: async (story) => {
    await choose(story, 'KY260004');
    await press(story, 'Ship…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ship order KY260004' }));
    await expectSeen(await dialog.findByText(/The couriers could not be loaded/));
    await expectSeen(dialog.getByRole('button', { name: 'Try again' }));
  },
});

export const NotShipped = meta.story({
  render: renderScreen({ ...opened, scenario: 'stepDown' }),
  parameters: { states: ['Dashboard/stepFailed'] },
  play: async (story) => {
    await choose(story, 'KY260004');
    await press(story, 'Ship…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ship order KY260004' }));
    await story.userEvent.type(dialog.getByLabelText(/Tracking number/), 'AB12{Enter}');
    await expectSeen(await dialog.findByText('It could not be shipped. Please try again.'));
    await expect(dialog.getByLabelText(/Tracking number/)).toHaveValue('AB12');
  },
});

export const Printing = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/printing'] },
  play: async (story) => {
    await chooseAll(story);
    await press(story, 'Print…');
    await screen.findByRole('dialog', { name: 'Print 2 orders' });
  },
});

Printing.test('a packing list, slips and labels are saved as PDF', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Print 2 orders' }));
  for (const name of ['Packing slips', 'Labels A6', 'Labels A4, four a page']) dialog.getByRole('button', { name });
  await userEvent.click(dialog.getByRole('button', { name: 'Packing list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const NotPrinted = meta.story({
  render: renderScreen({
    ...opened,
    through: (fetch) => async (input, init) =>
      new Request(input).url.includes('/print/') ? new Response(null, { status: 500 }) : fetch(input, init),
  }),
  parameters: { states: ['Dashboard/printing'] },
  play: async (story) => {
    await chooseAll(story);
    await press(story, 'Print…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Print 2 orders' }));
    await story.userEvent.click(dialog.getByRole('button', { name: 'Labels A6' }));
    await expectSeen(await dialog.findByText('The PDF could not be made. Please try again.'));
  },
});

const fileText = [
  'Order No,Courier,AWB No',
  'KY260004,Delhivery,14301234567890',
  'KY999999,Delhivery,14301234567891',
  'KY260001,Delhivery,14301234567892',
].join('\n');

/** Opens the dialog of a courier's file and pastes one. */
async function pasteFile(story: Play, text: string) {
  await chooseAll(story);
  await press(story, 'Ship…');
  await story.userEvent.click(await screen.findByRole('button', { name: 'Ship by a courier’s file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship by a courier’s file' }));
  await fireEvent.change(dialog.getByLabelText('Or paste its rows'), { target: { value: text } });
  return dialog;
}

export const CourierFile = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/courierFile'] },
  play: async (story) => {
    const dialog = await pasteFile(story, fileText.replace(/\nKY99.*/, ''));
    const table = within(dialog.getByRole('table', { name: 'What will be shipped' }));
    await expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['2', '3']);
  },
});

CourierFile.test('a file without a broken row is shipped at once', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ship 2 rows' }));
  await expectSeen(await screen.findByText('2 orders are shipped.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = within(await canvas.findByRole('row', { name: /KY260001/ }));
  await expectSeen(await row.findByText('Shipped'));
});

CourierFile.test('a chosen file takes the place of pasted rows', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship by a courier’s file' }));
  const file = new File([fileText], 'delhivery.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('Choose a CSV or XLSX file'), file);
  await expect(await dialog.findByRole('button', { name: 'Ship 3 rows' })).toBeInTheDocument();
});

CourierFile.test('a spreadsheet shows its rows, and is shipped', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship by a courier’s file' }));
  await userEvent.upload(dialog.getByLabelText('Choose a CSV or XLSX file'), spreadsheet('delhivery.xlsx'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ship 1 row' }));
  await expectSeen(await screen.findByText('Order KY260004 is shipped.'));
});

export const BrokenRows = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Dashboard/courierFileBroken'] },
  play: async (story) => {
    const dialog = await pasteFile(story, fileText);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Ship 3 rows' }));
    const broken = within(await dialog.findByRole('table', { name: 'Broken rows' }));
    await expect(broken.getAllByRole('row').at(1)).toHaveTextContent(/3.*KY999999/);
  },
});

BrokenRows.test('nothing is shipped before the others are', async ({ canvas, userEvent }) => {
  await expectSeen(await screen.findByText('1 row is broken; nothing is shipped yet.'));
  await userEvent.click(screen.getByRole('button', { name: 'Ship the other 2' }));
  await expectSeen(await screen.findByText('2 orders are shipped.'));
  const row = within(await canvas.findByRole('row', { name: /KY260004/ }));
  await expectSeen(await row.findByText('Shipped'));
});

export const FileRefused = meta.story({
  render: renderScreen({ ...opened, scenario: 'trackingFileRefused' }),
  parameters: { states: ['Dashboard/courierFileRefused'] },
  play: async (story) => {
    const dialog = await pasteFile(story, 'Name,City\nAsha,Kochi');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Ship 1 row' }));
    await expectSeen(await dialog.findByText(/no column for order numbers/));
  },
});
