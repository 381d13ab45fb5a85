import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Settings/Products', parameters: { layout: 'fullscreen' } });
const opened = { path: '/settings?section=products', as: 'admin' } as const;

export const NoneYet = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Settings/products'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Attributes' })).toBeVisible();
  },
});

NoneYet.test('an attribute is defined, and what cannot be is named', async ({ canvas, userEvent }) => {
  const box = within(await canvas.findByRole('region', { name: 'Attributes' }));
  await userEvent.click(box.getByRole('button', { name: 'Add an attribute' }));
  await userEvent.type(await box.findByRole('textbox', { name: 'Name' }), 'Fabric');
  await userEvent.type(box.getByRole('textbox', { name: 'Short name' }), 'fabric');
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  await userEvent.click(await canvas.findByRole('link', { name: 'Attributes: 1 choices: needs at least one choice' }));
  const choices = box.getByRole('textbox', { name: 'Choices' });
  await expect(choices).toHaveFocus();
  await userEvent.type(choices, 'Cotton{Enter}Linen{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(canvas.getByText('Everything is saved.')).toBeVisible());
});

NoneYet.test('a size chart is pasted from a spreadsheet, and a wrong cell is named', async ({ canvas, userEvent }) => {
  const box = within(await canvas.findByRole('region', { name: 'Size charts' }));
  await userEvent.click(box.getByRole('button', { name: 'Add a size chart' }));
  await userEvent.type(await box.findByRole('textbox', { name: 'Name' }), 'Tees');
  const table = box.getByRole('textbox', { name: /^Table/ });
  await userEvent.click(table);
  await userEvent.paste('Size\tChest\nS\twide');
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  await userEvent.click(
    await canvas.findByRole('link', { name: 'Size charts: 1 table: row 2, Chest: wide is no number and no range' }),
  );
  await userEvent.clear(box.getByRole('textbox', { name: /^Table/ }));
  await userEvent.paste('Size\tChest\nS\t92-96');
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(canvas.getByText('Everything is saved.')).toBeVisible());
});

export const Defined = meta.story({
  render: renderScreen({ ...opened, scenario: 'attributedGoods' }),
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['Settings/products'] },
  play: async ({ canvas, userEvent }) => {
    const box = within(await canvas.findByRole('region', { name: 'Attributes' }));
    await userEvent.click(box.getByText('Fabric', { selector: 'summary' }));
  },
});

Defined.test('each attribute is one line until it is opened; categories limit it', async ({ canvas, userEvent }) => {
  const box = within(await canvas.findByRole('region', { name: 'Attributes' }));
  await expect(await box.findByRole('textbox', { name: 'Choices' })).toHaveValue('Cotton\nLinen\nPolyester');
  const only = within(await box.findByRole('group', { name: 'Only for some categories' }));
  await userEvent.click(only.getByRole('checkbox', { name: 'T-Shirts' }));
  await expect(canvas.getByText('You have changes that are not saved yet.')).toBeVisible();
});
