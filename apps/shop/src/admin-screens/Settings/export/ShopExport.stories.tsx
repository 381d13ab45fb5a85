import { demoPassword } from '@kayal/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Settings/Export', parameters: { layout: 'fullscreen' } });
const exported = { as: 'admin', path: '/settings?section=export' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const None = meta.story({
  render: renderScreen(exported),
  parameters: { states: ['Settings/export'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make the file' })).toBeVisible();
  },
});

export const NonePhone = None.extend({ globals: phone });

None.test('a file is made by keyboard, and its state keeps the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /^With the hashes of passwords/ }));
  canvas.getByRole('button', { name: 'Make the file' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
  const state = canvas.getByText(/^48.2 MB, made .*, with the hashes of passwords\. The server deletes it /);
  await waitFor(() => expect(state).toHaveFocus());
});

export const ConfirmationDue = meta.story({
  render: renderScreen({ ...exported, scenario: 'confirmationDue' }),
  globals: phone,
  parameters: { states: ['Settings/export'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make the file' }));
    const password = await canvas.findByLabelText(/^Password of /);
    await userEvent.type(password, `${demoPassword}{Enter}`);
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
  },
});

export const Working = meta.story({
  render: renderScreen({ ...exported, scenario: 'archiveWorking' }),
  parameters: { states: ['Settings/export'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Export' })).toHaveValue(31);
    await expect(canvas.getByText(/^Writing: 31 of 124 tables and pictures\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /file$/ })).toBeNull();
  },
});

export const Ready = meta.story({
  render: renderScreen({ ...exported, scenario: 'archiveReady' }),
  globals: phone,
  parameters: { states: ['Settings/export'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.getByText(/^1,480 MB, made/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make a new file' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: renderScreen({ ...exported, scenario: 'archiveFailed' }),
  parameters: { states: ['Settings/export'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file was not finished');
    await expect(canvas.getByRole('button', { name: 'Make the file' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: renderScreen({ ...exported, scenario: 'archiveWaiting' }),
  parameters: { states: ['Settings/export'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Export', current: 'page' });
    await expect(canvas.queryByRole('button', { name: 'Make the file' })).toBeNull();
  },
});

export const Down = meta.story({
  render: renderScreen({ ...exported, scenario: 'archiveDown' }),
  globals: phone,
  parameters: { states: ['Settings/export'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the export')).toBeVisible();
  },
});
