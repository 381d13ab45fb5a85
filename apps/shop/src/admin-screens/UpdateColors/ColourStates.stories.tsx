import { createMockShop } from '@kayal/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

/** The states in place of the colours, on a phone. */
const meta = preview.meta({
  title: 'Screens/UpdateColors/States',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

const opened = { path: '/updateColors', as: 'admin' } as const;

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursWaiting' }),
  parameters: { states: ['UpdateColors/loading', 'colour-table.loading'] },
});

Loading.test('S7.CAT.14 says that the colours load', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'All Colors' })).toBeVisible();
  await expect(within(canvas.getByRole('main')).getByText('Loading...')).toBeVisible();
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursDown' }),
  parameters: { states: ['UpdateColors/failed', 'colour-table.loadFailed'] },
});

Failed.test(
  'S8.COLOR.03 J54 colours that could not be loaded differ from an empty table',
  async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not load the colours' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    msw.use(...createMockShop({ as: 'admin' }).handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
);

export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'coloursNone' }),
  parameters: { states: ['UpdateColors/empty', 'colour-table.ready.editing'] },
});

Empty.test('S2.COLOR.01 J54 a season without colours explains where colours come from', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No colours yet' })).toBeVisible();
  await expect(canvas.getByText('They come with the catalogue.')).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ ...opened, scenario: 'longContent' }),
  parameters: { states: ['UpdateColors/longContent'] },
});
