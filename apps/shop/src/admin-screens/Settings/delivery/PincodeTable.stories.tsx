import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { spreadsheet } from '../../../../storybook/testing/story-parts.test-support.ts';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Settings/Pincodes', parameters: { layout: 'fullscreen' } });

export const Loaded = meta.story({
  render: renderScreen({ path: '/settings?section=selling', as: 'admin' }),
  parameters: { states: ['Settings/ready'] },
});

Loaded.test('counts the table and says what a bag pays', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/pincodes are served/)).toBeVisible();
  await userEvent.click(canvas.getByLabelText('Try a pincode'));
  await userEvent.paste('682020');
  await expect(await canvas.findByText('A bag of ₹899 to 682020 pays ₹0.')).toBeVisible();
});

Loaded.test('names a broken row, and loads the others by a second press', async ({ canvas, userEvent }) => {
  await canvas.findByText(/pincodes are served/);
  const file = new File(['Pincode\n682\nKochi'], 'pincodes.csv', { type: 'text/csv' });
  await userEvent.upload(canvas.getByLabelText(/Choose a CSV or XLSX file/), file);
  await expect(await canvas.findByText(/^Row 3: This is no pincode/)).toBeVisible();
  await userEvent.click(canvas.getByText('Load the other rows'));
  await expect(await canvas.findByText(/^1000 pincodes are served/)).toBeVisible();
});

Loaded.test('loads a spreadsheet', async ({ canvas, userEvent }) => {
  await canvas.findByText(/pincodes are served/);
  await userEvent.upload(canvas.getByLabelText(/Choose a CSV or XLSX file/), spreadsheet('pincodes.xlsx'));
  await expect(await canvas.findByText(/^1000 pincodes are served/)).toBeVisible();
});
