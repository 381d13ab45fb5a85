import { messages } from '@kayal/commerce-core';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/My info', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;
const info = { path: '/myinfo', as: 'shopper', frame: 'bare' } as const;
const editName = { name: 'Edit your name' };

export const Ready = meta.story({
  render: renderScreen(info),
  parameters: { states: ['MyInfo/ready'] },
});

Ready.test('S2.ACC.13-15 J03 shows name, e-mail and a mask with its Change link', async ({ canvas }) => {
  await expect(await canvas.findByText('Asha Nair', { selector: 'dd' })).toBeVisible();
  await expect(canvas.getByText('asha@kayal.example')).toBeVisible();
  await expect(canvas.getByText('********')).toBeVisible();
  const change = canvas.getByRole('link', { name: 'Change your password' });
  await expect(change).toHaveTextContent('Change');
  await expect(change).toHaveAttribute('href', '/forgotpass');
});

Ready.test('S2.ACC.16-18 shows the addresses and marks the active one', async ({ canvas }) => {
  await expect(await canvas.findAllByText('Default billing address')).toHaveLength(1);
  await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
  await expect(canvas.getByRole('link', { name: 'Add New' })).toHaveAttribute('href', '/address');
});

Ready.test('S2.ACC.04 J53 the name is edited in place', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', editName));
  const field = await canvas.findByRole('textbox', { name: 'Full name' });
  await expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText(messages['J53.NAME'])).toBeVisible();
  await userEvent.type(field, 'Asha K Nair{Enter}');
  await expect(await canvas.findByText('Asha K Nair', { selector: 'dd' })).toBeVisible();
  await expectSeen((await screen.findAllByText(messages['J53.SAVED']))[0] ?? document.body);
  await waitFor(() => expect(canvas.getByRole('button', editName)).toHaveFocus());
});

export const Phone = Ready.extend({ globals: phone });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Loading = meta.story({
  render: renderScreen({ ...info, scenario: 'profileWaiting' }),
  globals: phone,
  parameters: { states: ['MyInfo/loading'] },
});

Loading.test('J54 shows a skeleton while the profile loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading your details')).toBeInTheDocument();
});

export const Editing = meta.story({
  render: renderScreen(info),
  globals: phone,
  parameters: { states: ['MyInfo/editingName'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', editName));
    await expect(await canvas.findByRole('textbox', { name: 'Full name' })).toBeVisible();
  },
});

Editing.test('J53 Cancel leaves the name as it was', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), ' K');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByText('Asha Nair', { selector: 'dd' })).toBeVisible();
});

/** Changes the name and sends it. */
async function rename(canvas: Canvas, userEvent: Typist): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', editName));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), '{End} K{Enter}');
}

export const Saving = meta.story({
  render: renderScreen({ ...info, scenario: 'nameWaiting' }),
  parameters: { states: ['MyInfo/savingName'] },
  play: ({ canvas, userEvent }) => rename(canvas, userEvent),
});

Saving.test('J53 the button says that the name is being saved', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Save , Saving your name' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

Editing.test('J53 a late answer leaves the name open that is edited since', async ({ canvas, userEvent, msw }) => {
  const answered = Promise.withResolvers<void>();
  msw.use(http.put('*', () => answered.promise));
  const field = () => canvas.getByRole('textbox', { name: 'Full name' });
  await userEvent.type(field(), '{End} K{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await canvas.findByRole('button', editName));
  await userEvent.type(field(), '{End} Menon');
  answered.resolve();
  await expectSeen((await screen.findAllByText(messages['J53.SAVED']))[0] ?? document.body);
  await expect(field()).toHaveValue('Asha Nair Menon');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByText('Asha Nair K', { selector: 'dd' })).toBeVisible();
});

Editing.test('J53 of two names the last one stays, whichever is answered first', async (context) => {
  const { canvas, userEvent, msw } = context;
  const second = Promise.withResolvers<void>();
  let calls = 0;
  msw.use(
    http.put('*', async () => {
      calls += 1;
      if (calls > 1) return second.resolve();
      await Promise.race([second.promise, delay(1000)]);
      await delay(300);
    }),
  );
  const rewrite = async (name: string): Promise<void> => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.clear(field);
    await userEvent.type(field, `${name}{Enter}`);
  };
  await rewrite('Asha K');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await canvas.findByRole('button', editName));
  await rewrite('Asha Menon');
  await second.promise;
  await delay(600);
  await expect(await canvas.findByText('Asha Menon', { selector: 'dd' })).toBeVisible();
});

export const NotSaved = meta.story({
  render: renderScreen({ ...info, scenario: 'nameNotSaved' }),
  parameters: { states: ['MyInfo/nameNotSaved'] },
  play: ({ canvas, userEvent }) => rename(canvas, userEvent),
});

NotSaved.test('J53 a name that could not be saved stays in its field', async ({ canvas }) => {
  await expect(await canvas.findByText(messages['J53.NOT_SAVED'])).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Nair K');
});

export const NotFound = meta.story({
  render: renderScreen({ ...info, scenario: 'profileMissing' }),
  parameters: { states: ['MyInfo/notFound'] },
});

NotFound.test('S8.PROF.01 says that there is no such user', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'User not found' })).toBeVisible();
});

export const Failed = meta.story({
  render: renderScreen({ ...info, scenario: 'profileDown' }),
  globals: phone,
  parameters: { states: ['MyInfo/failed'] },
});

Failed.test('J54 offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We could not load your details' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const NoAddresses = meta.story({
  render: renderScreen({ ...info, scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['MyInfo/empty'] },
});

NoAddresses.test('S8.PROF.03 says that there are none', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No addresses found' })).toBeVisible();
});

export const AddressesFailed = meta.story({
  render: renderScreen({ ...info, scenario: 'addressesDown' }),
  parameters: { states: ['MyInfo/addressesFailed'] },
});

AddressesFailed.test('S8.PROF.04 J54 offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Error fetching addresses' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const Offline = meta.story({
  render: renderScreen({ ...info, offline: true }),
  globals: phone,
  parameters: { states: ['MyInfo/offline'] },
});

Offline.test('J54 says that the phone is offline and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ ...info, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['MyInfo/longContent'] },
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/myinfo', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['MyInfo/signedOut'] },
});

SignedOut.test('S8.PROF.02 asks for a login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
});
