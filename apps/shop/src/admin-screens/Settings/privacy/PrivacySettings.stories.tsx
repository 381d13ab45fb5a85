import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Settings/PersonalData', parameters: { layout: 'fullscreen' } });
const opened = { path: '/settings?section=data', as: 'admin' } as const;

export const Off = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Settings/personalData'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /^Forms say what is kept/ })).not.toBeChecked();
  },
});

export const Phone = Off.extend({ globals: { viewport: { value: 'phone' } } });

Off.test('notices are switched on, and a consent is added', async ({ canvas, userEvent }) => {
  const box = within(await canvas.findByRole('region', { name: 'Personal data' }));
  await userEvent.click(box.getByRole('checkbox', { name: /^Forms say what is kept/ }));
  await userEvent.click(box.getByRole('button', { name: 'Add a consent' }));
  await userEvent.type(await box.findByRole('textbox', { name: 'Short name' }), 'news-mail');
  await userEvent.type(box.getByRole('textbox', { name: 'What the shopper agrees to' }), 'Send me news by e-mail.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(canvas.getByText('Everything is saved.')).toBeVisible());
});

Off.test('proofs are files, and a breach needs to know what was open', async ({ canvas, userEvent }) => {
  const proofs = within(await canvas.findByRole('region', { name: 'Proofs' }));
  await expect(proofs.getByRole('link', { name: 'Consents (CSV)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/privacyFile\/kayal\?file=consents$/),
  );
  const breach = within(canvas.getByRole('region', { name: 'After a breach' }));
  for (const box of breach.getAllByRole('checkbox')) await userEvent.click(box);
  const people = breach.getByRole('button', { name: /^People concerned/ });
  await expect(people).toHaveAccessibleDescription('Choose what was open.');
});
