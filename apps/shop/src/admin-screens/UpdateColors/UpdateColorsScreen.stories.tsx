import { createMockShop } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';
import { rowOf } from './colour-rows.test-support.ts';

const meta = preview.meta({ title: 'Screens/UpdateColors', parameters: { layout: 'fullscreen' } });

const opened = { path: '/updateColors', as: 'admin' } as const;

/** Renames a colour and saves. */
async function saveChange({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  const { name } = await rowOf(canvas, 'NAVY');
  await userEvent.type(name, ' sea');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['UpdateColors/ready', 'colour-table.ready.editing', 'colour-lookup.idle'] },
});

Ready.test('S2.COLOR.01 S2.COLOR.02 three columns; the catalogue’s name is read-only', async ({ canvas }) => {
  const { row } = await rowOf(canvas, 'NAVY');
  const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(heads).toEqual(['Available Colors', 'Modified Color', 'Hex Code']);
  await expect(within(row).getByRole('rowheader')).toHaveTextContent('NAVY');
  await expect(within(row).getAllByRole('textbox')).toHaveLength(2);
});

Ready.test('S2.COLOR.01 the table scrolls with the page, and Save stays in view', async ({ canvas }) => {
  await rowOf(canvas, 'NAVY');
  const box = canvas.getByRole('table').parentElement;
  await expect(box && getComputedStyle(box).overflowY).toBe('visible');
  await expect(document.documentElement.scrollHeight).toBeGreaterThan(globalThis.innerHeight);
  await expect(canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    globalThis.innerHeight,
  );
});

Ready.test('S2.COLOR.03 S2.COLOR.04 S5.COLOR.01 names upper-case as typed, any hex', async ({ canvas, userEvent }) => {
  const { name, hex, row } = await rowOf(canvas, 'NAVY');
  await userEvent.clear(name);
  await userEvent.type(name, 'deep harbour');
  await expect(name).toHaveValue('DEEP HARBOUR');
  await userEvent.clear(hex);
  await userEvent.type(hex, 'sky');
  await expect(hex).toHaveValue('sky');
  await expect(within(row).getByText(/Not a hex colour/)).toBeVisible();
  await expect(within(row).getByText('Changed')).toBeVisible();
  await expect(canvas.getByText('1 colour has a change that is not saved.')).toBeVisible();
});

Ready.test(
  'S2.COLOR.05 S2.COLOR.09-10 without a name there is no lookup, without a hex no swatch',
  async ({ canvas, userEvent }) => {
    const { name, hex, row } = await rowOf(canvas, 'NAVY');
    await expect(row.querySelector('[data-hex="#1f2a4d"]')).not.toBeNull();
    await userEvent.clear(name);
    await userEvent.clear(hex);
    await expect(within(row).queryByRole('button')).toBeNull();
    await expect(row.querySelector('[data-hex]')).toBeNull();
  },
);

Ready.test('S2.COLOR.12 the focused row is highlighted', async ({ canvas, userEvent }) => {
  const navy = await rowOf(canvas, 'NAVY');
  const coral = await rowOf(canvas, 'CORAL');
  await userEvent.click(navy.name);
  await expect(navy.row).toHaveAttribute('data-state', 'active');
  await userEvent.click(coral.hex);
  await expect([navy.row.dataset['state'], coral.row.dataset['state']]).toEqual(['idle', 'active']);
});

Ready.test('S2.COLOR.13 Cancel leads to the dashboard', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

Ready.test('S2.COLOR.14 Save leads to the dashboard', async ({ canvas, userEvent }) => {
  const { name } = await rowOf(canvas, 'NAVY');
  await userEvent.type(name, ' sea');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
});

Ready.test('S2.COLOR.14 Save without a change leads to the dashboard too', async ({ canvas, userEvent }) => {
  await rowOf(canvas, 'NAVY');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

Ready.test('S2.COLOR.13 leaving with unsaved changes asks first', async ({ canvas, userEvent }) => {
  const { name } = await rowOf(canvas, 'NAVY');
  await userEvent.type(name, ' sea');
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await expectSeen(dialog.getByText(/1 colour has a change that is not saved/));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  await expect(name).toHaveValue('NAVY SEA');
  await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const Saving = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursSaving' }),
  parameters: { states: ['colour-table.saving'] },
  play: saveChange,
});

Saving.test('S2.COLOR.14 J49 says that it saves', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /Saving the colours/ })).toHaveAttribute('aria-busy', 'true');
});

export const NoAnswer = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursNoAnswer' }),
  parameters: { states: ['colour-table.ready.failed'] },
  play: saveChange,
});

NoAnswer.test('S8.COLOR.02 J49 a missing answer is shown with its reason, and edits stay', async ({ canvas }) => {
  await expectSeen(await canvas.findByText('Failed to save The server did not answer.'));
  const { name } = await rowOf(canvas, 'NAVY');
  await expect(name).toHaveValue('NAVY SEA');
});

export const SessionEnded = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursSessionEnded' }),
  parameters: { states: ['colour-table.ready.refused'] },
  play: saveChange,
});

SessionEnded.test('S8.COLOR.04 J49 an ended session asks for the password and keeps the edits', async ({ canvas }) => {
  await expect(await canvas.findByRole('form', { name: 'Log in again' })).toBeVisible();
  const { name } = await rowOf(canvas, 'NAVY');
  await expect(name).toHaveValue('NAVY SEA');
});

export const Refused = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursRefused' }),
  parameters: { states: ['colour-table.ready.refused'] },
  play: saveChange,
});

Refused.test('S8.COLOR.04 J49 a refusal stays on the page and marks the rows', async ({ canvas }) => {
  await expect(await canvas.findByText(/Nothing was saved: This colour is not in the catalogue\./)).toBeVisible();
  const { name, row } = await rowOf(canvas, 'NAVY');
  await expect(within(row).getByText('Not saved')).toBeVisible();
  await expect(name).toHaveValue('NAVY SEA');
});

export const ChangedMeanwhile = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursChanged' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['colour-table.ready.changed.asking'] },
  play: async ({ canvas, userEvent }) => {
    await saveChange({ canvas, userEvent });
    await canvas.findByText(/Somebody else changed this meanwhile/);
  },
});

ChangedMeanwhile.test(
  'S2.COLOR.14 another admin’s change is added to the typed one, which then is saved',
  async ({ canvas, userEvent, msw }) => {
    const { name, hex, row } = await rowOf(canvas, 'NAVY');
    await expect(within(row).getByText('Not saved')).toBeVisible();
    const { handlers, state } = createMockShop({ as: 'admin' });
    state.colours = state.colours.map((colour) =>
      colour.db_color === 'NAVY' ? { ...colour, hex: '#123456' } : colour,
    );
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Add these changes to mine' }));
    await waitFor(() => expect(canvas.queryByText(/Somebody else changed this meanwhile/)).toBeNull());
    await expect([name, hex].map((field) => field.getAttribute('value'))).toEqual(['NAVY SEA', '#123456']);
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  },
);

ChangedMeanwhile.test('S2.COLOR.14 the typed change gives way to another admin’s', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Drop mine and load the current version' }));
  await expect(await canvas.findByText('Everything is saved.')).toBeVisible();
  const { name } = await rowOf(canvas, 'NAVY');
  await expect(name).toHaveValue('NAVY');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect(canvas.queryByText(/From before/)).toBeNull();
});

// S2.COLOR.14 says that the changes load, and keeps what is typed
export const LoadingTheChanges = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursChanged' }),
  parameters: { states: ['colour-table.merging'] },
  play: async ({ canvas, userEvent, msw }) => {
    await saveChange({ canvas, userEvent });
    const take = await canvas.findByRole('button', { name: 'Add these changes to mine' });
    msw.use(...createMockShop({ as: 'admin', scenario: 'coloursWaiting' }).handlers);
    await userEvent.click(take);
    await expect(await canvas.findByRole('button', { name: /Loading the changes/ })).toBeVisible();
    const { name } = await rowOf(canvas, 'NAVY');
    await expect(name).toHaveValue('NAVY SEA');
  },
});

export const ChangesNotLoaded = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursChanged' }),
  parameters: { states: ['colour-table.ready.changed.unread'] },
  play: async ({ canvas, userEvent, msw }) => {
    await saveChange({ canvas, userEvent });
    const take = await canvas.findByRole('button', { name: 'Add these changes to mine' });
    msw.use(...createMockShop({ as: 'admin', scenario: 'coloursDown' }).handlers);
    await userEvent.click(take);
    await canvas.findByText('We could not load the changes. Try again.');
  },
});

ChangesNotLoaded.test(
  'S2.COLOR.14 changes that did not load can be loaded again',
  async ({ canvas, userEvent, msw }) => {
    msw.use(...createMockShop({ as: 'admin' }).handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Add these changes to mine' }));
    await waitFor(() => expect(canvas.queryByText(/We could not load the changes/)).toBeNull());
    const { name } = await rowOf(canvas, 'NAVY');
    await expect(name).toHaveValue('NAVY SEA');
  },
);
