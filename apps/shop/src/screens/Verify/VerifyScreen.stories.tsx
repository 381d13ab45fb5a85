import { createMockShop, rightCode, verificationHandle } from '@kayal/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Verify', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;

const opened = {
  path: '/verify',
  state: { id: verificationHandle, email: 'devika@kayal.example', fullName: 'Devika Kurup' },
} as const;

/** Asks for another code. */
async function resend(canvas: Canvas, userEvent: Typist): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Get help' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
}

/** Types a code and sends it. */
async function submitCode(canvas: Canvas, userEvent: Typist, code: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), code);
  await userEvent.click(canvas.getByRole('button', { name: /^Submit/ }));
}

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: {
    states: [
      'Verify/ready',
      'otp-verification.active.form.editing',
      'otp-verification.active.clock.running.counting',
      'otp-verification.active.help.idle',
    ],
  },
});

Ready.test('S2.VERIFY.01-07 accepts and erases digits and counts down', async ({ canvas, userEvent }) => {
  const main = within(await canvas.findByRole('main'));
  const code = await main.findByRole('textbox', { name: 'Code' });
  await expect(await main.findByText(/^Time remaining: (60|59|58|57) sec$/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Get help' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(code, '1234');
  await userEvent.keyboard('{Backspace}');
  await expect(code).toHaveValue('123');
  await expect(await main.findByText(/^Time remaining: [1-5]\d sec$/)).toBeVisible();
});

Ready.test('J27 the whole time is announced first', async ({ canvas }) => {
  await expect(await canvas.findByText('60 seconds left')).toBeInTheDocument();
});

Ready.test('S5.OTP.01 a letter between two digits is left out', async ({ canvas, userEvent }) => {
  const code = await canvas.findByRole('textbox', { name: 'Code' });
  await userEvent.type(code, '12a34');
  await expect(code).toHaveValue('1234');
});

Ready.test('J26 pasted digits are appended to the typed ones', async ({ canvas, userEvent }) => {
  const code = await canvas.findByRole('textbox', { name: 'Code' });
  await userEvent.type(code, '24');
  await userEvent.paste('68');
  await expect(code).toHaveValue('2468');
});

Ready.test(
  'S2.VERIFY.04 an incomplete code is not sent, and the button explains why',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123');
    await expect(canvas.getByRole('button', { name: /^Submit/ })).toHaveAccessibleDescription(
      'Enter all six digits first.',
    );
  },
);

Ready.test('S8.VERIFY.01 S4.SIGNUP.02 the right code goes to the login', async ({ canvas, userEvent }) => {
  await submitCode(canvas, userEvent, rightCode);
  // First what disappears.
  await expectSeen(await canvas.findByText('OTP Verified Successfully!'));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

Ready.test('S2.VERIFY.05 J27 Cancel goes to sign-up with what was typed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('devika@kayal.example');
  await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Devika Kurup');
});

export const Phone = Ready.extend({ globals: phone });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const WithoutId = meta.story({
  render: renderScreen({ path: '/verify' }),
  parameters: { states: ['Verify/withoutId'] },
});

WithoutId.test('S2.VERIFY.08 goes to the login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

export const Busy = meta.story({
  render: renderScreen({ ...opened, scenario: 'verifyWaiting' }),
  parameters: { states: ['otp-verification.active.form.submitting'] },
  play: ({ canvas, userEvent }) => submitCode(canvas, userEvent, rightCode),
});

Busy.test('S2.VERIFY.04 the button says that the code is being checked', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Submit , Checking the code' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const Wrong = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['otp-verification.active.form.wrong'] },
  play: ({ canvas, userEvent }) => submitCode(canvas, userEvent, '111111'),
});

Wrong.test('S8.VERIFY.02 shows the error at the field and empties it', async ({ canvas, userEvent }) => {
  const main = within(canvas.getByRole('main'));
  const error = await main.findByText('Invalid OTP. Please check the code and try again.');
  await expect(error).toBeVisible();
  await expect(canvas.getAllByText('Invalid OTP. Please check the code and try again.')).toHaveLength(1);
  await expect(main.getByRole('textbox', { name: 'Code' })).toBeInvalid();
  await expect(main.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  await userEvent.type(main.getByRole('textbox', { name: 'Code' }), '2');
  await waitFor(() => expect(error).toBeEmptyDOMElement());
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'verifyDown' }),
  parameters: { states: ['otp-verification.active.form.failed'] },
  play: ({ canvas, userEvent }) => submitCode(canvas, userEvent, rightCode),
});

Failed.test('S8.VERIFY.03 keeps the code for a retry', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('OTP verification failed')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Code' })).toHaveValue(rightCode);
});

Failed.test('S8.VERIFY.03 the code is sent again, and a changed one clears the error', async (context) => {
  const { canvas, userEvent, msw } = context;
  const error = await within(canvas.getByRole('main')).findByText('OTP verification failed');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '{Backspace}');
  await waitFor(() => expect(error).toBeEmptyDOMElement());
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), rightCode.slice(-1));
  await userEvent.click(canvas.getByRole('button', { name: /^Submit/ }));
  await within(canvas.getByRole('main')).findByText('OTP verification failed');
  msw.use(...createMockShop().handlers);
  await userEvent.click(canvas.getByRole('button', { name: /^Submit/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

export const Resent = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['otp-verification.active.help.idle'] },
  play: ({ canvas, userEvent }) => resend(canvas, userEvent),
});

Resent.test('J27 S2.VERIFY.07 says that a new code was sent', async ({ canvas }) => {
  await expectSeen(await canvas.findByText('A new code is on its way.'));
});

Resent.test('J27 S2.VERIFY.07 says why no other code is sent', async ({ canvas, userEvent, msw }) => {
  msw.use(...createMockShop({ scenario: 'resendLimited' }).handlers);
  if (canvas.queryByRole('button', { name: 'Resend code' }) === null)
    await userEvent.click(canvas.getByRole('button', { name: 'Get help' }));
  // The button has another name until the first code is sent.
  await userEvent.click(await canvas.findByRole('button', { name: 'Resend code' }));
  await expectSeen(await canvas.findByText('Too many codes were asked for. Please wait a little.'));
});

export const Resending = meta.story({
  render: renderScreen({ ...opened, scenario: 'sendCodeWaiting' }),
  parameters: { states: ['otp-verification.active.help.sending'] },
  play: ({ canvas, userEvent }) => resend(canvas, userEvent),
});

Resending.test('J27 S2.VERIFY.07 the help says that a code is being sent', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Get help' }));
  await expect(await canvas.findByRole('button', { name: 'Resend code , Sending a new code' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});
