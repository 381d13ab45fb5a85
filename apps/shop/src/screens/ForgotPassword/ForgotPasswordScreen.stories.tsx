import { createMockShop, rightCode } from '@kayal/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/ForgotPassword', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;

async function askForCode(canvas: Canvas, userEvent: Typist): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'asha@kayal.example');
  await userEvent.click(canvas.getByRole('button', { name: /^Send OTP/ }));
}

/** Asks for a code and sends a new password with one. */
async function change(canvas: Canvas, userEvent: Typist, otp: string, again = 'two-boats-at-dawn'): Promise<void> {
  await askForCode(canvas, userEvent);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'OTP' }), otp);
  await userEvent.type(canvas.getByLabelText('New password'), 'two-boats-at-dawn');
  await userEvent.type(canvas.getByLabelText('Confirm password'), again);
  await userEvent.click(canvas.getByRole('button', { name: /^Change Password/ }));
}

export const EmailStep = meta.story({
  render: renderScreen({ path: '/forgotpass' }),
  parameters: { states: ['ForgotPassword/ready', 'password-reset.address.clean'] },
});

EmailStep.test(
  'S2.FORGOT.01 S2.FORGOT.02 S2.FORGOT.06 S4.FORGOT.01 starts with the e-mail address',
  async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
    await expect(main.getByRole('button', { name: 'Send OTP' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await expect(main.queryByLabelText('New password')).toBeNull();
  },
);

EmailStep.test('S2.FORGOT.03 each step gives the focus to its first field', async ({ canvas, userEvent }) => {
  await askForCode(canvas, userEvent);
  const code = await canvas.findByRole('textbox', { name: 'OTP' });
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
});

export const Phone = EmailStep.extend({ globals: phone });

export const Tablet = EmailStep.extend({ globals: { viewport: { value: 'tablet' } } });

export const NoEmail = meta.story({
  render: renderScreen({ path: '/forgotpass' }),
  parameters: { states: ['password-reset.address.failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send OTP' }));
  },
});

NoEmail.test('S5.SIGNUP.01 asks for the address until it is typed', async ({ canvas, userEvent }) => {
  const error = await canvas.findByText('Please fill in all fields.');
  await expect(error).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a');
  await waitFor(() => expect(error).not.toBeVisible());
});

export const Sending = meta.story({
  render: renderScreen({ path: '/forgotpass', scenario: 'sendCodeWaiting' }),
  parameters: { states: ['password-reset.sending'] },
  play: ({ canvas, userEvent }) => askForCode(canvas, userEvent),
});

Sending.test('S2.FORGOT.02 the button says that a code is being sent', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Send OTP , Sending the code' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const SendingDown = meta.story({
  render: renderScreen({ path: '/forgotpass', scenario: 'sendCodeDown' }),
  parameters: { states: ['password-reset.address.failed'] },
  play: ({ canvas, userEvent }) => askForCode(canvas, userEvent),
});

SendingDown.test('S8.FORGOT.01 S4.FORGOT.02 stays at step 1 and shows the error', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Error sending OTP')).toBeVisible();
  await expect(main.queryByLabelText('New password')).toBeNull();
});

export const SendingLimited = meta.story({
  render: renderScreen({ path: '/forgotpass', scenario: 'resendLimited' }),
  parameters: { states: ['password-reset.address.failed'] },
  play: ({ canvas, userEvent }) => askForCode(canvas, userEvent),
});

SendingLimited.test("S8.FORGOT.01 shows the server's own reason", async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Too many codes were asked for. Please wait a little.')).toBeVisible();
});

export const PasswordStep = meta.story({
  render: renderScreen({ path: '/forgotpass' }),
  parameters: { states: ['password-reset.code.clean'] },
  play: async ({ canvas, userEvent }) => {
    await askForCode(canvas, userEvent);
    await canvas.findByRole('textbox', { name: 'OTP' });
  },
});

PasswordStep.test(
  'S2.FORGOT.03 S2.FORGOT.04 S2.FORGOT.05 adds three fields that show and hide',
  async ({ canvas, userEvent }) => {
    const toggles = [
      ['OTP', 'Show OTP', 'password'],
      ['New password', 'Show new password', 'text'],
      ['Confirm password', 'Show confirmed password', 'text'],
    ] as const;
    for (const [name, toggle, typeAfter] of toggles) {
      await userEvent.click(canvas.getByRole('button', { name: toggle }));
      await expect(canvas.getByLabelText(name)).toHaveAttribute('type', typeAfter);
    }
    await expect(canvas.getByRole('button', { name: 'Change Password' })).toBeVisible();
  },
);

PasswordStep.test('J28 does not reveal whether the address has an account', async ({ canvas }) => {
  await expect(canvas.getByText('If asha@kayal.example has an account, a code is in its mail now.')).toBeVisible();
});

PasswordStep.test('J27 sends another code, or goes back to correct the address', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  await expectSeen(await canvas.findByText('A new code is on its way.'));
  await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
  await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('asha@kayal.example');
});

PasswordStep.test("J27 S8.FORGOT.01 shows the server's reason for sending no other code", async (context) => {
  const { canvas, userEvent, msw } = context;
  msw.use(...createMockShop({ scenario: 'resendLimited' }).handlers);
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Too many codes were asked for. Please wait a little.')).toBeVisible();
});

export const PasswordStepOnPhone = PasswordStep.extend({ globals: phone });

export const Resending = meta.story({
  render: renderScreen({ path: '/forgotpass' }),
  parameters: { states: ['password-reset.resending'] },
  play: async ({ canvas, userEvent, msw }) => {
    await askForCode(canvas, userEvent);
    await canvas.findByRole('textbox', { name: 'OTP' });
    msw.use(...createMockShop({ scenario: 'sendCodeWaiting' }).handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  },
});

export const Updating = meta.story({
  render: renderScreen({ path: '/forgotpass', scenario: 'newPasswordWaiting' }),
  parameters: { states: ['password-reset.updating'] },
  play: ({ canvas, userEvent }) => change(canvas, userEvent, rightCode),
});

Updating.test('S2.FORGOT.05 the button shows that the call is running', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Change Password , One moment' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const Different = meta.story({
  render: renderScreen({ path: '/forgotpass' }),
  parameters: { states: ['password-reset.code.failed'] },
  play: ({ canvas, userEvent }) => change(canvas, userEvent, rightCode, 'two-boats-at-dusk'),
});

Different.test('S5.FORGOT.01 the two passwords must be equal', async ({ canvas, userEvent }) => {
  const error = await canvas.findByText('Passwords do not match');
  await expect(error).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Confirm password'), '{Backspace}');
  await waitFor(() => expect(error).not.toBeVisible());
});

export const WrongCode = meta.story({
  render: renderScreen({ path: '/forgotpass' }),
  parameters: { states: ['password-reset.code.failed'] },
  play: ({ canvas, userEvent }) => change(canvas, userEvent, '000000'),
});

WrongCode.test("S8.FORGOT.02 shows the server's own reason", async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Invalid or expired OTP')).toBeVisible();
  await expect(canvas.getAllByText('Invalid or expired OTP')).toHaveLength(1);
});

export const UpdateDown = meta.story({
  render: renderScreen({ path: '/forgotpass', scenario: 'newPasswordDown' }),
  parameters: { states: ['password-reset.code.failed'] },
  play: ({ canvas, userEvent }) => change(canvas, userEvent, rightCode),
});

UpdateDown.test('S8.FORGOT.02 says that the update failed', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Error updating password')).toBeVisible();
});

export const Changed = meta.story({
  render: renderScreen({ path: '/forgotpass' }),
  parameters: { states: ['session.signedOut.idle'] },
  play: ({ canvas, userEvent }) => change(canvas, userEvent, rightCode),
});

Changed.test('S4.FORGOT.03 success goes to the login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expectSeen(await canvas.findByText('Your password is changed. Please sign in with it.'));
});

let isAnswered = Promise.withResolvers<void>();

export const LeftWhileUpdating = meta.story({
  render: renderScreen({
    path: '/forgotpass',
    through: (send) => {
      isAnswered = Promise.withResolvers();
      return async (input, init) => {
        const answer = await send(input, init);
        if (typeof input === 'string' && input.includes('/updatePassword/')) await isAnswered.promise;
        return answer;
      };
    },
  }),
  parameters: { states: ['password-reset.updating'] },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, rightCode);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Login' }));
  },
});

LeftWhileUpdating.test('S4.FORGOT.03 a page that was left says that the password is changed', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  isAnswered.resolve();
  await expectSeen(await canvas.findByText('Your password is changed. Please sign in with it.'));
});
