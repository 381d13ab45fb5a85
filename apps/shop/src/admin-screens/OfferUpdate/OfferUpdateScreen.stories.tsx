import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';
import { fill } from './offer-form.test-support.ts';

const meta = preview.meta({ title: 'Screens/OfferUpdate', parameters: { layout: 'fullscreen' } });

const opened = { path: '/offerupdate', as: 'admin' } as const;

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Fills the form and sends it. */
async function submit({ canvas, userEvent }: Play): Promise<void> {
  await fill(canvas, userEvent, '599');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Offer' }));
}

/** Removes an offer and confirms. */
async function remove({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove the offer on Vembanad Run Tee' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove offer' }));
}

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['OfferUpdate/ready', 'offer.editing.clean'] },
});

Ready.test(
  'S2.OFFER.01 S2.OFFER.02 S2.OFFER.03 an item is picked, its MRP shown, and a price entered',
  async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, '599.50');
    await expect(canvas.getByText('MRP', { selector: 'dt' }).nextElementSibling).toHaveTextContent('₹799');
    await expect(canvas.getByRole('spinbutton', { name: 'Offer Price' })).toHaveValue(599.5);
    await expect(canvas.getByText('From now on shoppers pay ₹599.50 for Kumarakom Flow Tee: 24% off.')).toBeVisible();
  },
);

Ready.test('S2.OFFER.04 S8.OFFER.01 the offer is added, listed, and the form resets', async ({ canvas, userEvent }) => {
  await fill(canvas, userEvent, '599.50');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Offer' }));
  await expectSeen(await canvas.findByText('Offer added successfully!'));
  const row = within(await canvas.findByRole('row', { name: /Kumarakom Flow Tee/ }));
  await expect(row.getByText('₹599.50')).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  await expect(canvas.getByRole('combobox', { name: 'Item' })).toHaveValue('');
  await expect(canvas.getByRole('spinbutton', { name: 'Offer Price' })).toHaveValue(null);
});

Ready.test('S5.OFFER.01 an item and a price are required', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit Offer' }));
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Please select an item and enter an offer price.')).toBeVisible();
  await fill(canvas, userEvent, '');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Offer' }));
  await expect(await main.findByText('Please select an item and enter an offer price.')).toBeVisible();
});

Ready.test('S7.ADM.02 J52 the server’s refusal is shown word for word', async ({ canvas, userEvent }) => {
  await fill(canvas, userEvent, '800');
  await expect(canvas.getByText('An offer is more than ₹0 and at most ₹799.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Offer' }));
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('The offer price must be more than 0 and at most the MRP.')).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: 'Offer Price' })).toHaveValue(800);
});

Ready.test('J52 an offer is removed after a confirmation that names the result', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove the offer on Vembanad Run Tee' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this offer?' }));
  await expectSeen(dialog.getByText(/Vembanad Run Tee goes back from ₹699 to its MRP of ₹899/));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove offer' }));
  await expectSeen(await canvas.findByText('The offer was removed.'));
  await expect(await canvas.findByText('11 items have an offer.')).toBeVisible();
  await expect(canvas.queryByRole('row', { name: /Vembanad Run Tee/ })).toBeNull();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Current offers' })).toHaveFocus());
});

Ready.test('J52 Cancel in the dialog changes nothing', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove the offer on Vembanad Run Tee' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByText('12 items have an offer.')).toBeVisible();
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const Saving = meta.story({
  render: renderScreen({ ...opened, scenario: 'offerWaiting' }),
  parameters: { states: ['offer.saving'] },
  play: submit,
});

Saving.test('S2.OFFER.04 says that it saves', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /Saving the offer/ })).toHaveAttribute('aria-busy', 'true');
});

export const ServerDown = meta.story({
  render: renderScreen({ ...opened, scenario: 'offerDown' }),
  parameters: { states: ['offer.editing.failed'] },
  play: submit,
});

ServerDown.test('S8.OFFER.02 an error without a message has our text, and the form is kept', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Something went wrong.')).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: 'Offer Price' })).toHaveValue(599);
});

export const SessionEnded = meta.story({
  render: renderScreen({ ...opened, scenario: 'offerSessionEnded' }),
  parameters: { states: ['offer.editing.failed'] },
  play: submit,
});

SessionEnded.test('J52 an ended session asks for the password and keeps the form', async ({ canvas }) => {
  await expect(await canvas.findByRole('form', { name: 'Log in again' })).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: 'Offer Price' })).toHaveValue(599);
});

export const NoAnswer = meta.story({
  render: renderScreen({ ...opened, scenario: 'offerNoAnswer' }),
  parameters: { states: ['offer.editing.failed'] },
  play: submit,
});

NoAnswer.test('S8.OFFER.03 a missing answer has its own text', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Server error.')).toBeVisible();
});

/** Opens 'Paste many' and pastes rows. */
async function paste(canvas: Canvas, userEvent: Typist, rows: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Paste many' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste many offers' }));
  const field = await dialog.findByRole('textbox', { name: 'Rows' });
  // A story that ended while rows were sent may save its rest as a draft after the next one began.
  await userEvent.clear(field);
  await userEvent.type(field, rows);
  return dialog;
}

const twoRows = '1001,650{Enter}1002;599.50';

// J52 S5.OFFER.01 a dry run shows the changes and the errors by row
export const Sheet = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['OfferUpdate/sheet'] },
  play: async ({ canvas, userEvent }) => {
    await paste(canvas, userEvent, 'Item,Offer price{Enter}1002,599.50{Enter}1001,free{Enter}9999,5');
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste many offers' }));
    await expect(await dialog.findByRole('row', { name: /Kumarakom Flow Tee \(1002\).*₹599.50/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^3 1001,free The price is not a number\./ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^4 9999,5 No single item/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Set 1 offer' })).toBeEnabled();
  },
});

Ready.test('J52 S2.OFFER.04 a sheet without errors is set and listed', async ({ canvas, userEvent }) => {
  const dialog = await paste(canvas, userEvent, twoRows);
  await expect(dialog.queryByRole('table', { name: 'Rows left out' })).toBeNull();
  await userEvent.click(await dialog.findByRole('button', { name: 'Set 2 offers' }));
  await expect(await dialog.findByText('2 of 2 offers are set.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const row = within(await canvas.findByRole('row', { name: /Kumarakom Flow Tee/ }));
  await expectSeen(row.getByText('₹599.50'));
});

/** Pastes two rows and sends them. */
async function sendRows({ canvas, userEvent }: Play): Promise<void> {
  const dialog = await paste(canvas, userEvent, twoRows);
  await userEvent.click(await dialog.findByRole('button', { name: 'Set 2 offers' }));
}

export const SheetSaving = meta.story({
  render: renderScreen({ ...opened, scenario: 'offerWaiting' }),
  parameters: { states: ['OfferUpdate/sheetSaving'] },
  play: sendRows,
});

SheetSaving.test('J52 S5.OFFER.01 shows how many rows are sent', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste many offers' }));
  await expect(await dialog.findByText('0 of 2 sent')).toBeVisible();
});

export const SheetRefused = meta.story({
  render: renderScreen({ ...opened, scenario: 'offerPriceRefused' }),
  parameters: { states: ['OfferUpdate/sheetRefused'] },
  play: sendRows,
});

SheetRefused.test('J52 S5.OFFER.01 a refused row is named and kept for another try', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste many offers' }));
  await expect(await dialog.findByText(/Row 2, Kumarakom Flow Tee: The offer price must be more than 0/)).toBeVisible();
  await expect(dialog.getByText('0 of 2 offers are set.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try again: Set 2 offers' })).toBeEnabled();
});

export const Removing = meta.story({
  render: renderScreen({ ...opened, scenario: 'offerRemoving' }),
  parameters: { states: ['offer.removing'] },
  play: remove,
});

Removing.test('J52 while an offer is being removed, no other can be', async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /Vembanad Run Tee/ }));
  await expect(row.getByRole('button', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true');
});

export const NotRemoved = meta.story({
  render: renderScreen({ ...opened, scenario: 'offerNotRemoved' }),
  parameters: { states: ['offer.editing.failed'] },
  play: remove,
});

NotRemoved.test('J52 an offer that could not be removed stays in the list', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByText('Something went wrong.')).toBeVisible();
  await expect(await canvas.findByRole('row', { name: /Vembanad Run Tee/ })).toBeVisible();
});
