import { createMockShop } from '@kayal/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

/** The states in place of an item's pictures, on a phone. */
const meta = preview.meta({
  title: 'Screens/Image upload/States',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

const item = { path: '/imageupload?category=4&item=1001', as: 'admin' } as const;

// S2.IMG.01 the list already shows the picked item
export const Loading = meta.story({
  render: renderScreen(item),
  parameters: { states: ['ImageUpload/loading'] },
  play: async ({ canvas, userEvent, msw }) => {
    const list = await canvas.findByRole('combobox', { name: 'Item' });
    await within(list).findByRole('option', { name: 'Backwater Court Tee (1003)' });
    msw.use(...createMockShop({ as: 'admin', scenario: 'catalogueWaiting' }).handlers);
    await userEvent.selectOptions(list, '1003');
    await expect(await within(canvas.getByRole('main')).findByText('Loading...')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Item' })).toHaveDisplayValue('Backwater Court Tee (1003)');
  },
});

export const Empty = meta.story({
  render: renderScreen({ path: '/imageupload?category=4', as: 'admin', scenario: 'empty' }),
  parameters: { states: ['ImageUpload/empty'] },
});

Empty.test('S2.IMG.01 a category without items', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No items' })).toBeVisible();
});

export const Failed = meta.story({
  render: renderScreen({ ...item, scenario: 'catalogueDown' }),
  parameters: { states: ['ImageUpload/failed'] },
});

Failed.test('J54 offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

/** The second item: its name has no break point. */
export const LongContent = meta.story({
  render: renderScreen({ path: '/imageupload?category=4&item=1002', as: 'admin', scenario: 'longContent' }),
  parameters: { states: ['ImageUpload/longContent'] },
});
