import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/UpdateColors', parameters: { layout: 'fullscreen' } });

const opened = { path: '/updateColors', as: 'admin' } as const;

type Writer = Typist & { readonly clear: (element: Element) => Promise<void> };

/** The controls of a colour's row. */
async function rowOf(canvas: Canvas, key: string) {
  const name = await canvas.findByRole('textbox', { name: `Display name of ${key}` });
  const hex = canvas.getByRole('textbox', { name: `Hex of ${key}` });
  return { name, hex, row: canvas.getByRole('row', { name: new RegExp(`^${key}`) }) };
}

/** Gives a colour another name and looks it up. */
async function lookUp(canvas: Canvas, userEvent: Writer, key: string, text: string) {
  const row = await rowOf(canvas, key);
  await userEvent.clear(row.name);
  await userEvent.type(row.name, text);
  await userEvent.click(within(row.row).getByRole('button', { name: `Look up ${text.toUpperCase()}` }));
  return row;
}

export const Ready = meta.story({ render: renderScreen(opened) });

Ready.test('S2.COLOR.01 S2.COLOR.02 three columns; the catalogue’s name is read-only', async ({ canvas }) => {
  const { row } = await rowOf(canvas, 'NAVY');
  const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(heads).toEqual(['Available Colors', 'Modified Color', 'Hex Code']);
  await expect(within(row).getByRole('rowheader')).toHaveTextContent('NAVY');
  await expect(within(row).getAllByRole('textbox')).toHaveLength(2);
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

Ready.test('S2.COLOR.05 S2.COLOR.09 no name, no lookup; no hex, no swatch', async ({ canvas, userEvent }) => {
  const { name, hex, row } = await rowOf(canvas, 'NAVY');
  await expect(row.querySelector('[data-hex="#1f2a4d"]')).not.toBeNull();
  await userEvent.clear(name);
  await userEvent.clear(hex);
  await expect(within(row).queryByRole('button')).toBeNull();
  await expect(row.querySelector('[data-hex]')).toBeNull();
});

Ready.test('S2.COLOR.12 the focused row is highlighted', async ({ canvas, userEvent }) => {
  const navy = await rowOf(canvas, 'NAVY');
  const coral = await rowOf(canvas, 'CORAL');
  await userEvent.click(navy.name);
  await expect(navy.row).toHaveAttribute('data-state', 'active');
  await userEvent.click(coral.hex);
  await expect([navy.row.dataset['state'], coral.row.dataset['state']]).toEqual(['idle', 'active']);
});

Ready.test('S4.COLOR.02 S5.COLOR.02 one match sets the hex', async ({ canvas, userEvent }) => {
  const { hex } = await lookUp(canvas, userEvent, 'NAVY', 'absolute zero');
  await expect(await canvas.findByDisplayValue('#0048ba')).toBe(hex);
});

Ready.test(
  'S9.UI.04 S4.COLOR.03 S4.COLOR.04 S2.COLOR.07 several open a list; a choice sets the hex and closes it',
  async ({ canvas, userEvent }) => {
    const { row, hex } = await lookUp(canvas, userEvent, 'NAVY', 'antique');
    const list = await within(row).findByRole('list', { name: 'Colours named ANTIQUE' });
    await expect(getComputedStyle(list).maxHeight).toBe('160px');
    await userEvent.click(within(list).getByRole('button', { name: 'Antique pink (RAL 3014) — #d36e70' }));
    await expect(hex).toHaveValue('#d36e70');
    await expect(within(row).queryByRole('list')).toBeNull();
  },
);

Ready.test('S4.COLOR.06 pressed again, the lookup closes its list', async ({ canvas, userEvent }) => {
  const { row } = await lookUp(canvas, userEvent, 'NAVY', 'antique');
  await within(row).findByRole('list');
  await userEvent.click(within(row).getByRole('button', { name: 'Look up ANTIQUE' }));
  await expect(within(row).queryByRole('list')).toBeNull();
});

Ready.test('S4.COLOR.07 one list is open at a time', async ({ canvas, userEvent }) => {
  const navy = await lookUp(canvas, userEvent, 'NAVY', 'antique');
  await within(navy.row).findByRole('list');
  const coral = await lookUp(canvas, userEvent, 'CORAL', 'steel');
  await within(coral.row).findByRole('list', { name: 'Colours named STEEL' });
  await expect(canvas.getAllByRole('list', { name: /^Colours named/ })).toHaveLength(1);
});

Ready.test('S4.COLOR.05 S8.COLOR.01 no match says so', async ({ canvas, userEvent }) => {
  await lookUp(canvas, userEvent, 'NAVY', 'qqqq');
  await expectSeen(await canvas.findByText('No matching colors found.'));
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

Ready.test('S2.COLOR.13 unsaved changes are not lost on a slip', async ({ canvas, userEvent }) => {
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

export const NoAnswer = meta.story({ render: renderScreen({ ...opened, scenario: 'coloursNoAnswer' }) });

NoAnswer.test(
  'S8.COLOR.02 J49 no answer is told with its reason, and every edit stays',
  async ({ canvas, userEvent }) => {
    const { name } = await rowOf(canvas, 'NAVY');
    await userEvent.type(name, ' sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectSeen(await canvas.findByText('Failed to save The server did not answer.'));
    await expect(name).toHaveValue('NAVY SEA');
  },
);

export const SessionEnded = meta.story({ render: renderScreen({ ...opened, scenario: 'coloursSessionEnded' }) });

SessionEnded.test(
  'S8.COLOR.04 J49 an ended session asks for the password and keeps the edits',
  async ({ canvas, userEvent }) => {
    const { name } = await rowOf(canvas, 'NAVY');
    await userEvent.type(name, ' sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('form', { name: 'Log in again' })).toBeVisible();
    await expect(name).toHaveValue('NAVY SEA');
  },
);

export const Refused = meta.story({ render: renderScreen({ ...opened, scenario: 'coloursRefused' }) });

Refused.test('S8.COLOR.04 J49 a refusal stays on the page and marks the rows', async ({ canvas, userEvent }) => {
  const { name, row } = await rowOf(canvas, 'NAVY');
  await userEvent.type(name, ' sea');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText(/Nothing was saved: This colour is not in the catalogue\./)).toBeVisible();
  await expect(within(row).getByText('Not saved')).toBeVisible();
  await expect(name).toHaveValue('NAVY SEA');
});

export const Loading = meta.story({ render: renderScreen({ ...opened, scenario: 'coloursWaiting' }) });

Loading.test('S7.CAT.14 says that the colours load', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'All Colors' })).toBeVisible();
  await expect(within(canvas.getByRole('main')).getByText('Loading...')).toBeVisible();
});

export const Failed = meta.story({ render: renderScreen({ ...opened, scenario: 'coloursDown' }) });

Failed.test('S8.COLOR.03 J54 colours that could not be loaded are no empty table', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load the colours' })).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

export const NotAllowed = meta.story({ render: renderScreen({ path: '/updateColors', as: 'shopper' }) });

NotAllowed.test('J02 a shopper is told that this is not for her', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Not authorised' })).toBeVisible();
});

export const SignedOut = meta.story({ render: renderScreen({ path: '/updateColors' }) });

SignedOut.test('S8.PROF.02 a visitor is asked to log in', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Please Login First' })).toBeVisible();
});
