import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../testing/render-screen.test-support.tsx';

/** The problems of the toolbar, on one screen each; the toolbar sets them in any story. */
const meta = preview.meta({
  title: 'Atlas/Problems',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

export const ServerError = meta.story({
  render: renderScreen({ path: '/myorders', as: 'shopper', frame: 'bare' }),
  globals: { problem: 'server-error', problemGroup: 'orders' },
});

ServerError.test('S8.ORD.02 shows the error of a failed call', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No Orders' })).toBeVisible();
});

export const ElsewhereOnly = ServerError.extend({ globals: { problemGroup: 'cart' } });

ElsewhereOnly.test('leaves the calls of other groups alone', async ({ canvas }) => {
  await expect((await canvas.findAllByRole('heading', { level: 2, name: /^Order / })).length).toBeGreaterThan(0);
});

export const Offline = meta.story({
  render: renderScreen({ path: '/login', frame: 'bare' }),
  globals: { problem: 'offline', problemGroup: 'account' },
});

Offline.test('S8.LOGIN.02 shows the error without a network', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'asha@kayal.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'made-to-move');
  await userEvent.click(canvas.getByRole('button', { name: /^Sign In/ }));
  await expect(await canvas.findByText('An error occurred while logging in')).toBeVisible();
});
