import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Address', parameters: { layout: 'fullscreen' } });
const addresses = { path: '/address', as: 'shopper', frame: 'bare' } as const;

export const Ready = meta.story({ render: renderScreen(addresses) });

Ready.test('S2.ADDR.01-06 lists the addresses with their choice and actions', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Select Delivery Address' })).toBeVisible();
  await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
  await expect(canvas.getAllByRole('button', { name: /^Edit/ })).toHaveLength(2);
  await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/cart');
});

Ready.test('S4.ADDR.01 S4.ADDR.02 makes the chosen one the only active one', async ({ canvas, userEvent }) => {
  const [first, second] = await canvas.findAllByRole('radio');
  await userEvent.click(second ?? document.body);
  await waitFor(() => expect(second).toBeChecked());
  await expect(first).not.toBeChecked();
});

Ready.test('S2.ADDR.03 asks before it removes', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Remove/ }))[1] ?? document.body);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1));
  await waitFor(() => expect(canvas.getByRole('button', { name: '+ Add New Address' })).toHaveFocus());
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const NotSaved = meta.story({ render: renderScreen({ ...addresses, scenario: 'addressNotSaved' }) });

NotSaved.test('S2.ADDR.05 S2.ADDR.07-08 S8.ADDR.01 keeps what was typed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '+ Add New Address' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getAllByRole('textbox')).toHaveLength(7);
  await expect(dialog.getByRole('radio', { name: 'Home' })).toBeChecked();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Asha');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Address' }));
  await expect(await dialog.findByText('Failed to save address')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
});

export const Empty = meta.story({ render: renderScreen({ ...addresses, scenario: 'empty' }) });
export const Loading = meta.story({ render: renderScreen({ ...addresses, scenario: 'addressesWaiting' }) });
export const Failed = meta.story({ render: renderScreen({ ...addresses, scenario: 'addressesDown' }) });
