import { demoPassword, googleToken } from '@kayal/mocks';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Login', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;

/** Fills the form and sends it; an empty text leaves its field alone. */
async function signIn(canvas: Canvas, userEvent: Typist, email: string, password: string): Promise<void> {
  const emailField = await canvas.findByRole('textbox', { name: 'Email' });
  if (email !== '') await userEvent.type(emailField, email);
  if (password !== '') await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: /^Sign In/ }));
}

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen({ path: '/login' }),
  parameters: { states: ['Login/ready', 'session.signedOut.idle'] },
});

Ready.test('S2.LOGIN.01-08 has its heading, fields and links', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
  await expect(main.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await expect(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgotpass');
  await expect(main.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Not a Member? Register Here' })).toHaveAttribute('href', '/signup');
});

Ready.test('S2.LOGIN.03 the password is shown and hidden by its toggle', async ({ canvas, userEvent }) => {
  const password = await canvas.findByLabelText('Password');
  await expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(password).toHaveAttribute('type', 'text');
});

Ready.test('S2.LOGIN.07 J29 the Google button says why it is not available', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with Google' }));
  await expect(canvas.getByText(/Google sign-in is not set up for this shop yet/)).toBeVisible();
});

Ready.test('S2.LOGIN.09 S4.AUTH.01 success goes to home', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent, 'asha@kayal.example', demoPassword);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Made to move.' })).toBeVisible();
});

export const Phone = Ready.extend({ globals: phone });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const MissingFields = meta.story({
  render: renderScreen({ path: '/login' }),
  parameters: { states: ['session.signedOut.idle'] },
  play: ({ canvas, userEvent }) => signIn(canvas, userEvent, 'asha@kayal.example', ''),
});

MissingFields.test('S5.LOGIN.01 S8.LOGIN.03 asks for both fields', async ({ canvas }) => {
  await expect(await canvas.findByText('Please enter both email and password')).toBeVisible();
});

export const WrongPassword = meta.story({
  render: renderScreen({ path: '/login' }),
  parameters: { states: ['session.signedOut.idle'] },
  play: ({ canvas, userEvent }) => signIn(canvas, userEvent, 'asha@kayal.example', 'not-it'),
});

WrongPassword.test(
  'S5.LOGIN.02 S8.LOGIN.01 S4.AUTH.02 says that nothing matches, and keeps the e-mail',
  async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid email or password')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@kayal.example');
    await expect(canvas.queryByRole('link', { name: 'Verify your e-mail' })).toBeNull();
  },
);

WrongPassword.test(
  'S2.LOGIN.05 S8.LOGIN.01 the page that is opened again does not repeat the error',
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Invalid email or password');
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Login' }));
    await canvas.findByRole('heading', { level: 1, name: 'Welcome' });
    await expect(canvas.queryByText('Invalid email or password')).toBeNull();
  },
);

export const ServerDown = meta.story({
  render: renderScreen({ path: '/login', scenario: 'loginDown' }),
  parameters: { states: ['session.signedOut.idle'] },
  play: ({ canvas, userEvent }) => signIn(canvas, userEvent, 'asha@kayal.example', demoPassword),
});

ServerDown.test('S8.LOGIN.02 says that the login itself failed', async ({ canvas }) => {
  await expect(await canvas.findByText('An error occurred while logging in')).toBeVisible();
});

/** Signs in to an account whose e-mail is not verified, and waits for the refusal: a busy button takes no second press. */
async function signInUnverified(canvas: Canvas, userEvent: Typist): Promise<void> {
  await signIn(canvas, userEvent, 'meera@kayal.example', demoPassword);
  await canvas.findByRole('link', { name: 'Verify your e-mail' });
}

export const Unverified = meta.story({
  render: renderScreen({ path: '/login' }),
  parameters: { states: ['session.signedOut.unverified'] },
  play: ({ canvas, userEvent }) => signInUnverified(canvas, userEvent),
});

Unverified.test('J75 links to the verification of this account', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Verify your e-mail' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
});

Unverified.test('S5.LOGIN.01 asks for the password of another account', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Password'));
  await userEvent.click(canvas.getByRole('button', { name: /^Sign In/ }));
  await expect(await canvas.findByText('Please enter both email and password')).toBeVisible();
});

Unverified.test('S4.AUTH.01 another account is signed in', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
  await userEvent.clear(canvas.getByLabelText('Password'));
  await signIn(canvas, userEvent, 'asha@kayal.example', demoPassword);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Made to move.' })).toBeVisible();
});

export const SessionDown = meta.story({
  render: renderScreen({ path: '/login', scenario: 'sessionDown' }),
  parameters: { states: ['Login/ready'] },
});

SessionDown.test('S4.AUTH.01 J54 a login works though the session could not be read', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent, 'asha@kayal.example', demoPassword);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Made to move.' })).toBeVisible();
});

SessionDown.test('S5.LOGIN.01 J54 asks for both fields', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent, 'asha@kayal.example', '');
  await expect(await canvas.findByText('Please enter both email and password')).toBeVisible();
});

export const Busy = meta.story({
  render: renderScreen({ path: '/login', scenario: 'loginWaiting' }),
  parameters: { states: ['session.signedOut.checking'] },
  play: ({ canvas, userEvent }) => signIn(canvas, userEvent, 'asha@kayal.example', demoPassword),
});

Busy.test('S2.LOGIN.06 the button shows that the call is running', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Sign In , Signing in' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const WaitingForSession = meta.story({
  render: renderScreen({ path: '/login', scenario: 'sessionWaiting' }),
  parameters: { states: ['session.restoring'] },
  play: ({ canvas, userEvent }) => signIn(canvas, userEvent, 'asha@kayal.example', demoPassword),
});

WaitingForSession.test('S2.LOGIN.06 the button is busy while the shop still asks who is here', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Sign In , Signing in' })).toBeVisible();
});

export const SignedIn = meta.story({
  render: renderScreen({ path: '/login', as: 'shopper' }),
  globals: phone,
  parameters: { states: ['Login/shopper'] },
});

SignedIn.test('S4.USER.05 shows the signed-in user and links to the shop', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByText('You are signed in as Asha Nair.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
});

/** Presses the Google button. */
async function askGoogle(canvas: Canvas, userEvent: Typist): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Sign in with Google/ }));
}

export const WithGoogle = meta.story({
  render: renderScreen({ path: '/login', googleToken }),
  parameters: { states: ['session.signedIn.shopper'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

WithGoogle.test('S8.SOCIAL.01 S4.AUTH.01 J29 the token signs in and leads home', async ({ canvas }) => {
  await expectSeen(await canvas.findByText('Google Sign-In successful!'));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Made to move.' })).toBeVisible();
});

export const GoogleBusy = meta.story({
  render: renderScreen({ path: '/login', googleToken, scenario: 'googleLoginWaiting' }),
  parameters: { states: ['session.signedOut.checkingGoogle'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

GoogleBusy.test('S2.LOGIN.06 J29 the form waits for the Google sign-in', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Sign In , Signing in' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const GoogleRefused = meta.story({
  render: renderScreen({ path: '/login', googleToken: 'forged' }),
  parameters: { states: ['session.signedOut.idle'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

GoogleRefused.test('S8.SOCIAL.02 J29 J68 a refused token signs nobody in', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Google Sign-In failed.')).toBeVisible();
  await expect(screen.getAllByText('Google Sign-In failed.')).toHaveLength(1);
});

export const UnverifiedWithGoogle = meta.story({
  render: renderScreen({ path: '/login', googleToken }),
  globals: phone,
  parameters: { states: ['session.signedIn.shopper'] },
  play: async ({ canvas, userEvent }) => {
    await signInUnverified(canvas, userEvent);
    await askGoogle(canvas, userEvent);
  },
});

UnverifiedWithGoogle.test('J75 J29 Google signs in whose e-mail is not verified yet', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Made to move.' })).toBeVisible();
});

export const UnverifiedWithoutGoogle = UnverifiedWithGoogle.extend({
  render: renderScreen({ path: '/login', googleToken: null }),
  parameters: { states: ['session.signedOut.idle'] },
});

UnverifiedWithoutGoogle.test(
  'S8.SOCIAL.02 J75 a Google that cannot be reached replaces the earlier error',
  async ({ canvas }) => {
    await expect(await canvas.findByText('Google Sign-In failed.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Verify your e-mail' })).toBeNull();
  },
);

export const GoogleUnreachable = meta.story({
  render: renderScreen({ path: '/login', googleToken: null }),
  parameters: { states: ['Login/googleUnreachable'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

GoogleUnreachable.test('S8.SOCIAL.02 S7.EXT.09 says that Google cannot be reached', async ({ canvas }) => {
  await expectSeen(await canvas.findByText('Google Sign-In failed.'));
  await expect(await canvas.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});

export const GoogleWithoutSession = WithGoogle.extend({
  render: renderScreen({ path: '/login', googleToken, scenario: 'sessionDown' }),
});

GoogleWithoutSession.test(
  'S8.SOCIAL.01 J54 a Google sign-in works though the session could not be read',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Made to move.' })).toBeVisible();
  },
);

export const NeitherGoogleNorSession = GoogleUnreachable.extend({
  render: renderScreen({ path: '/login', googleToken: null, scenario: 'sessionDown' }),
});

NeitherGoogleNorSession.test('S8.SOCIAL.02 J54 says that Google cannot be reached', async ({ canvas }) => {
  await expectSeen(await canvas.findByText('Google Sign-In failed.'));
});

export const SecondStep = meta.story({
  render: renderScreen({ path: '/login', scenario: 'secondFactorDue' }),
  globals: phone,
  parameters: { states: ['Login/secondStep'] },
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, 'admin@kayal.example', demoPassword);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  },
});

SecondStep.test('offers each way to confirm, and says when a code is wrong', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Code of my authenticator app' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Six digits from your app' }), '000000');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(await canvas.findByText('That code is not right. Please try again.')).toBeVisible();
});
