import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/ImportHistory', parameters: { layout: 'fullscreen' } });
const opened = { path: '/catalogue/history', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['ImportHistory/ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Imports' })).toBeVisible();
  },
});

Ready.test('lists the imports, each with a link, and the season on sale', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Imports' }));
  await expect(table.getByRole('link', { name: 'catalogue.xlsx' })).toHaveAttribute(
    'href',
    '/catalogue/import?run=import_1',
  );
  await expect(table.getByText('from the folder')).toBeVisible();
  await expect(await canvas.findByText('On sale now')).toBeVisible();
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'importsWaiting' }),
  globals: phone,
  parameters: { states: ['ImportHistory/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'importsDown' }),
  globals: phone,
  parameters: { states: ['ImportHistory/failed'] },
});

export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'importsNone' }),
  globals: phone,
  parameters: { states: ['ImportHistory/empty'] },
});

Empty.test('leads to the first import', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Import a file' })).toBeVisible();
});

/** Presses a button and confirms with the button `answer` of the question. */
async function pressAndConfirm(
  button: Promise<HTMLElement>,
  answer: 'Undo' | 'Switch',
  userEvent: { readonly click: (element: Element) => Promise<void> },
): Promise<void> {
  await userEvent.click(await button);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
}

const undoLabel = 'Undo the import of stock-2026-11-20.csv';

Ready.test('J58 only the last import has a button to undo it, which asks first', async ({ canvas, userEvent }) => {
  const table = within(canvas.getByRole('table', { name: 'Imports' }));
  const undo = table.getByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveAccessibleName(undoLabel);
  await userEvent.click(undo);
  const dialog = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
  await expect(dialog).toHaveTextContent('Units that were sold since stay sold.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(undo).toHaveFocus());
  await expect(table.getByRole('row', { name: /stock-2026-11-20.csv/ })).toHaveTextContent('In the shop');
});

export const UndoStarting = meta.story({
  render: renderScreen({ ...opened, scenario: 'importUndoStarting' }),
  globals: phone,
  parameters: { states: ['ImportHistory/undoStarting'] },
  play: async ({ canvas, userEvent }) => {
    await pressAndConfirm(canvas.findByRole('button', { name: undoLabel }), 'Undo', userEvent);
    await expect(await canvas.findByRole('button', { name: undoLabel })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Undoing = meta.story({
  render: renderScreen({ ...opened, scenario: 'importUndoing' }),
  globals: phone,
  parameters: { states: ['ImportHistory/undoing'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Undoing stock-2026-11-20.csv: 12 of 41 products')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
});

export const Undone = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['ImportHistory/undone'] },
  play: async ({ canvas, userEvent }) => {
    await pressAndConfirm(canvas.findByRole('button', { name: undoLabel }), 'Undo', userEvent);
    await expect(await canvas.findByText(/^stock-2026-11-20.csv was undone/)).toBeVisible();
    await expect(await canvas.findByText('Undone')).toBeVisible();
  },
});

Undone.test('says what could not be set back, in the row too, and the next Tab goes on there', async ({ canvas }) => {
  await expect(canvas.getByText(/3 were sold since/)).toBeVisible();
  const row = canvas.getByRole('row', { name: /stock-2026-11-20.csv/ });
  await expect(await within(row).findByText('Undone')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

Ready.test('an undo keeps the focus when its list comes last', async ({ canvas, userEvent, msw }) => {
  const undone = Promise.withResolvers<void>();
  const button = canvas.findByRole('button', { name: undoLabel });
  await button;
  msw.use(http.get('*/catalogue/imports/*', () => undone.promise));
  await pressAndConfirm(button, 'Undo', userEvent);
  await expect(await canvas.findByText(/^stock-2026-11-20.csv was undone/)).toBeVisible();
  undone.resolve();
  await waitFor(() => expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

export const UndoRefused = meta.story({
  render: renderScreen({ ...opened, scenario: 'importUndoRefused' }),
  globals: phone,
  parameters: { states: ['ImportHistory/undoRefused'] },
  play: async ({ canvas, userEvent }) => {
    await pressAndConfirm(canvas.findByRole('button', { name: undoLabel }), 'Undo', userEvent);
    await expect(await canvas.findByText('Another import is at work. Try again when it is done.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: undoLabel })).toBeVisible();
  },
});

export const SeasonPrepared = meta.story({
  render: renderScreen({ ...opened, scenario: 'seasonPrepared' }),
  parameters: { states: ['ImportHistory/seasonPrepared'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Switch to 2026-27' })).toBeVisible();
  },
});

SeasonPrepared.test('asks for confirmation with the number of withdrawn products', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Switch to 2026-27' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Put season 2026-27 on sale?' });
  await expect(dialog).toHaveTextContent('1 product that only the old season has is taken off sale');
});

export const SeasonSwitching = meta.story({
  render: renderScreen({ ...opened, scenario: 'seasonSwitching' }),
  globals: phone,
  parameters: { states: ['ImportHistory/seasonSwitching'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Putting season 2026-27 on sale: 120 of 480 products')).toBeVisible();
  },
});

SeasonSwitching.test('does not show the season as on sale before the switch ends', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Putting season 2026-27 on sale' })).toHaveAttribute(
    'value',
    '120',
  );
  await expect(canvas.queryByText('Season 2026-27 is on sale.')).toBeNull();
  await expect(canvas.getByRole('table', { name: 'Imports' })).toHaveTextContent('Writing');
});

export const SeasonSwitched = meta.story({
  render: renderScreen({ ...opened, scenario: 'seasonPrepared' }),
  parameters: { states: ['ImportHistory/seasonSwitched'] },
  play: async ({ canvas, userEvent }) => {
    await pressAndConfirm(canvas.findByRole('button', { name: 'Switch to 2026-27' }), 'Switch', userEvent);
    await expect(await canvas.findByText(/^Putting season 2026-27 on sale/)).toBeVisible();
    await expect(canvas.queryByText('Season 2026-27 is on sale.')).toBeNull();
    await expect(await canvas.findByText('Season 2026-27 is on sale.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Switch back to 2025-26' })).toBeEnabled();
  },
});

SeasonSwitched.test('shows it in the lists without a reload', async ({ canvas }) => {
  const seasons = canvas.getByRole('region', { name: 'Seasons' });
  await expect(await within(seasons).findByRole('button', { name: 'Switch back to 2025-26' })).toBeEnabled();
  await expect(within(seasons).queryByRole('button', { name: 'Switch to 2026-27' })).toBeNull();
  await expect(within(seasons).getByText('On sale now')).toBeVisible();
  const row = canvas.getByRole('row', { name: /next-season.csv/ });
  await expect(await within(row).findByText('In the shop')).toBeVisible();
});

export const SeasonSwitchedBack = meta.story({
  render: renderScreen({ ...opened, scenario: 'seasonSwitched' }),
  parameters: { states: ['ImportHistory/seasonSwitchedBack'] },
  play: async ({ canvas, userEvent }) => {
    await pressAndConfirm(canvas.findByRole('button', { name: 'Switch back to 2025-26' }), 'Switch', userEvent);
    await expect(await canvas.findByText(/^The season before 2026-27 is on sale again/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Switch to 2026-27' })).toBeEnabled();
  },
});

SeasonSwitchedBack.test(
  'the other season waits to be switched to again; the history keeps both',
  async ({ canvas }) => {
    const seasons = canvas.getByRole('region', { name: 'Seasons' });
    await expect(await within(seasons).findByRole('button', { name: 'Switch to 2026-27' })).toBeEnabled();
    const table = within(canvas.getByRole('table', { name: 'Imports' }));
    await expect(await table.findByText('Undone')).toBeVisible();
    await expect(await table.findByText('Ready beside')).toBeVisible();
  },
);

export const SeasonWithoutWayBack = meta.story({
  render: renderScreen({ ...opened, scenario: 'seasonSwitchedLong' }),
  globals: phone,
  parameters: { states: ['ImportHistory/seasonWithoutWayBack'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^On sale before. Another import came after the switch/)).toBeVisible();
  },
});

export const SeasonRefused = meta.story({
  render: renderScreen({ ...opened, scenario: 'seasonBroken' }),
  globals: phone,
  parameters: { states: ['ImportHistory/seasonRefused'] },
  play: async ({ canvas, userEvent }) => {
    await pressAndConfirm(canvas.findByRole('button', { name: 'Switch to 2026-27' }), 'Switch', userEvent);
    await expect(await canvas.findByText(/was not put on sale/)).toBeVisible();
    await expect(await canvas.findByText('Ready beside')).toBeVisible();
  },
});

SeasonRefused.test('gives the reason, and the season can be switched to again', async ({ canvas }) => {
  await expect(canvas.getByText(/The categories changed meanwhile/)).toBeVisible();
  const button = await canvas.findByRole('button', { name: 'Switch to 2026-27' });
  await expect(button).toBeEnabled();
});

SeasonSwitched.test('the row of its import undoes it as well', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /next-season.csv/ });
  await pressAndConfirm(
    within(row).findByRole('button', { name: 'Undo the import of next-season.csv' }),
    'Undo',
    userEvent,
  );
  await expect(await canvas.findByText(/^The season before 2026-27 is on sale again/)).toBeVisible();
});
