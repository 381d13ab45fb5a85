import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({
  title: 'Screens/Settings/Customers and past orders',
  parameters: { layout: 'fullscreen' },
});
const opened = { path: '/settings?section=people', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Files of customers and past orders' })).toBeVisible();
  },
});

export const Phone = Ready.extend({ globals: phone });

Ready.test('a file is checked, brought over by keyboard and undone', async ({ canvas, userEvent }) => {
  const file = new File(['Name,Email\n'], 'people.csv', { type: 'text/csv' });
  await userEvent.upload(canvas.getByLabelText('Upload a file'), file);
  const box = within(await canvas.findByRole('region', { name: 'people.csv' }));
  await expect(await box.findByText('This will come: 2 new accounts, 1 address.')).toBeVisible();
  await expect(box.getByText(/One row without an e-mail address/)).toBeVisible();
  box.getByRole('button', { name: 'Bring it over' }).focus();
  await userEvent.keyboard('{Enter}');
  const undo = await canvas.findByRole('button', { name: 'Undo people.csv' });
  await userEvent.click(undo);
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo people.csv?' }));
  await userEvent.click(question.getByRole('button', { name: 'Undo' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove people.csv' }));
  await waitFor(() => expect(canvas.queryByText('people.csv')).toBeNull());
});

Ready.test('a refused file says why', async ({ canvas }) => {
  await expect(canvas.getByText(/products_export\.csv: This file holds products\./)).toBeVisible();
});

export const Checked = meta.story({
  render: renderScreen({ ...opened, scenario: 'peopleChecked' }),
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'The first customers as they will be' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'The first orders as they will be' })).toBeVisible();
  },
});

export const CheckedPhone = Checked.extend({ globals: phone });

Checked.test('a file that was checked can be discarded', async ({ canvas, userEvent }) => {
  const box = within(canvas.getByRole('region', { name: 'orders_export.csv' }));
  await userEvent.click(box.getByRole('button', { name: 'Discard the file' }));
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'orders_export.csv' })).toBeNull());
});

export const NothingNew = meta.story({
  render: renderScreen({ ...opened, scenario: 'peopleNothing' }),
  globals: phone,
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in this file is new.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bring it over' })).toBeNull();
  },
});

export const Checking = meta.story({
  render: renderScreen({ ...opened, scenario: 'peopleChecking' }),
  globals: phone,
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Checking' })).toBeVisible();
  },
});

export const BringingOver = meta.story({
  render: renderScreen({ ...opened, scenario: 'peopleBringing' }),
  globals: phone,
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Bringing over' })).toHaveAttribute('value', '400');
    await expect(canvas.getByText('Bringing over: 400 of 812')).toBeVisible();
  },
});

export const Stopped = meta.story({
  render: renderScreen({ ...opened, scenario: 'peopleStopped' }),
  globals: phone,
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It can go on where it stopped/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go on' })).toBeVisible();
  },
});

export const Used = meta.story({
  render: renderScreen({ ...opened, scenario: 'peopleUsed' }),
  globals: phone,
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo used.csv' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo used.csv?' }));
    await userEvent.click(question.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('One of these customers has logged in. Their accounts stay.')).toBeVisible();
  },
});

export const None = meta.story({
  render: renderScreen({ ...opened, scenario: 'peopleNone' }),
  globals: phone,
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you bring over is listed here.')).toBeVisible();
  },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'peopleDown' }),
  globals: phone,
  parameters: { states: ['Settings/people'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the imports')).toBeVisible();
  },
});
