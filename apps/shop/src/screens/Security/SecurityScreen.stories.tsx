import { rightCode } from '@kayal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Security', parameters: { layout: 'fullscreen' } });
const opened = { path: '/security', as: 'shopper', frame: 'bare' } as const;
const phone = { viewport: { value: 'phone' } } as const;
const demoPassword = 'made-to-move';

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Security/ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('this one')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  },
});

Ready.test('offers a download of all data and asks before it deletes', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Download my data' })).toHaveAttribute('download');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
  await expectSeen(await screen.findByRole('dialog', { name: 'Delete your account?' }));
});

Ready.test('says that two new passwords differ, and sends nothing', async ({ canvas, userEvent }) => {
  const form = within(canvas.getByRole('form', { name: 'Change the password' }));
  await userEvent.type(form.getByLabelText('Current password'), demoPassword);
  await userEvent.type(form.getByLabelText('New password'), 'a long enough sentence');
  await userEvent.type(form.getByLabelText('New password again'), 'another sentence');
  await userEvent.click(form.getByRole('button', { name: 'Change the password' }));
  await expect(await form.findByText('The two new passwords differ.')).toBeVisible();
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'sessionsWaiting' }),
  globals: phone,
  parameters: { states: ['Security/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'sessionsDown' }),
  globals: phone,
  parameters: { states: ['Security/failed'] },
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/security', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['Security/signedOut'] },
});

export const FactorsShown = meta.story({
  render: renderScreen({ ...opened, scenario: 'secondFactorDue' }),
  globals: phone,
  parameters: { states: ['Security/factorsShown'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove the authenticator app' })).toBeVisible();
  },
});

FactorsShown.test('asks for the password before a factor is removed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the authenticator app' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await expect(await dialog.findByRole('alert')).toBeVisible();
});

export const AppAdded = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Security/appAdded'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an authenticator app' }));
    const form = within(await canvas.findByRole('form', { name: 'Add an authenticator app' }));
    await userEvent.type(form.getByLabelText('Your password'), demoPassword);
    await userEvent.click(form.getByRole('button', { name: 'Go on' }));
    await expect(await form.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await userEvent.type(form.getByLabelText('Six digits from the app'), rightCode);
    await userEvent.click(form.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  },
});

export const FactorMissing = meta.story({
  render: renderScreen({ path: '/security', as: 'admin', frame: 'bare', scenario: 'secondFactorMissing' }),
  globals: phone,
  parameters: { states: ['Security/factorMissing'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the back office opens only with one/)).toBeVisible();
  },
});

FactorsShown.test('the refusal of one removal is not shown for the next', async ({ canvas, userEvent }) => {
  const removals = await canvas.findAllByRole('button', { name: /^Remove / });
  await userEvent.click(removals[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByRole('alert');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(removals[1] ?? document.body);
  await expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
});

FactorsShown.test('the question for new recovery codes takes the focus of its button', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Make new recovery codes' }));
  const form = within(await canvas.findByRole('form', { name: 'New recovery codes' }));
  await expect(form.getByLabelText('Your password')).toHaveFocus();
  await userEvent.type(form.getByLabelText('Your password'), `${demoPassword}{Enter}`);
  await expect(await canvas.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expect(document.body).not.toHaveFocus();
});

Ready.test('after a device is signed out the next Tab goes on in its section', async ({ canvas, userEvent }) => {
  const [end] = canvas.getAllByRole('button', { name: /^Sign out / });
  end?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(end).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus());
});

export const Consents = meta.story({
  render: renderScreen({ ...opened, scenario: 'privacyShown' }),
  globals: phone,
  parameters: { states: ['Security/consents'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /e-mail, at most/ })).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: /WhatsApp/ })).not.toBeChecked();
  },
});

Consents.test('one tap gives a consent, and one tap withdraws it', async ({ canvas, userEvent }) => {
  const news = canvas.getByRole('switch', { name: /e-mail, at most/ });
  await userEvent.click(news);
  await waitFor(() => expect(news).toBeChecked());
  await userEvent.click(news);
  await waitFor(() => expect(news).not.toBeChecked());
  await expect(news).toHaveFocus();
});

export const ConsentsFailed = meta.story({
  render: renderScreen({ ...opened, scenario: 'consentsDown' }),
  globals: phone,
  parameters: { states: ['Security/consentsFailed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load what you agreed to')).toBeVisible();
  },
});

export const ConsentChanged = meta.story({
  render: renderScreen({ ...opened, scenario: 'consentChanged' }),
  globals: phone,
  parameters: { states: ['Security/consentChanged'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /WhatsApp/ }));
    await expect(await canvas.findByText(/The text has changed/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: /WhatsApp/ })).not.toBeChecked();
  },
});
