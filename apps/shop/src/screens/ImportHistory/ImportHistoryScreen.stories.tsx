import { expect, within } from 'storybook/test';
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
