import { createMockShop, googleToken } from '@kayal/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/SignUp', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;

/** Fills the form and sends it. */
async function signUp(canvas: Canvas, userEvent: Typist, email: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Devika Kurup');
  await userEvent.type(canvas.getByLabelText('Password'), 'two-boats-at-dawn');
  await userEvent.click(canvas.getByRole('button', { name: /^Create an account/ }));
}

export const Ready = meta.story({
  render: renderScreen({ path: '/signup' }),
  parameters: { states: ['SignUp/ready', 'sign-up.editing.clean'] },
});

Ready.test('S2.SIGNUP.01 S2.SIGNUP.02 Google is above e-mail, full name and password', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  const email = await main.findByRole('textbox', { name: 'Email' });
  const inOrder = [
    main.getByRole('button', { name: 'Sign up with Google' }),
    email,
    main.getByRole('textbox', { name: 'Full name' }),
    main.getByLabelText('Password'),
    main.getByRole('button', { name: 'Create an account' }),
    main.getByRole('link', { name: 'Login' }),
  ];
  for (const [index, element] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next === undefined) continue;
    await expect(element.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

Ready.test('S2.SIGNUP.03 Enter moves to the next field', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'devika@kayal.example{Enter}');
  await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  await userEvent.keyboard('Devika{Enter}');
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
});

Ready.test('S2.SIGNUP.04 J25 the password is readable until it is hidden', async ({ canvas, userEvent }) => {
  const password = await canvas.findByLabelText('Password');
  await expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(password).toHaveAttribute('type', 'password');
});

Ready.test('S2.SIGNUP.06 leads to the login', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

Ready.test('S8.SIGNUP.01 S4.SIGNUP.01 success goes to verify with the new id', async ({ canvas, userEvent }) => {
  await signUp(canvas, userEvent, 'devika@kayal.example');
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  await expect(canvas.getByText(/sent a code of six digits to devika@kayal\.example/)).toBeVisible();
  await expectSeen(await canvas.findByText('Registration Successful'));
});

export const Phone = Ready.extend({ globals: phone });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

// S5.SIGNUP.01 asks for all fields
export const MissingFields = meta.story({
  render: renderScreen({ path: '/signup' }),
  parameters: { states: ['sign-up.editing.invalid'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('Please fill in all fields.')).toBeVisible();
  },
});

export const BadEmail = meta.story({
  render: renderScreen({ path: '/signup' }),
  parameters: { states: ['sign-up.editing.invalid'] },
  play: ({ canvas, userEvent }) => signUp(canvas, userEvent, 'devika at kayal'),
});

BadEmail.test('S5.SIGNUP.02 asks for an e-mail address', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Please enter a valid email address.')).toBeVisible();
});

export const AlreadyRegistered = meta.story({
  render: renderScreen({ path: '/signup' }),
  parameters: { states: ['sign-up.editing.failed'] },
  play: ({ canvas, userEvent }) => signUp(canvas, userEvent, 'asha@kayal.example'),
});

AlreadyRegistered.test('S8.SIGNUP.02 J24 says so and keeps the typed values', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Already Registered')).toBeVisible();
  await expect(canvas.getAllByText('Already Registered')).toHaveLength(1);
  await expect(main.getByRole('textbox', { name: 'Full name' })).toHaveValue('Devika Kurup');
});

export const ServerDown = meta.story({
  render: renderScreen({ path: '/signup', scenario: 'signUpDown' }),
  parameters: { states: ['sign-up.editing.failed'] },
  play: ({ canvas, userEvent }) => signUp(canvas, userEvent, 'devika@kayal.example'),
});

ServerDown.test('S8.SIGNUP.03 a lost connection is not shown as registered', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Error connecting to server')).toBeVisible();
  await expect(canvas.queryByText('Already Registered')).toBeNull();
});

export const Busy = meta.story({
  render: renderScreen({ path: '/signup', scenario: 'signUpWaiting' }),
  parameters: { states: ['sign-up.submitting'] },
  play: ({ canvas, userEvent }) => signUp(canvas, userEvent, 'devika@kayal.example'),
});

Busy.test('S2.SIGNUP.05 the button shows that the call is running', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /Creating your account/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

/** Presses the Google button. */
async function askGoogle(canvas: Canvas, userEvent: Typist): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Sign up with Google/ }));
}

export const WithGoogle = meta.story({
  render: renderScreen({ path: '/signup', googleToken }),
  parameters: { states: ['SignUp/withGoogle'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

WithGoogle.test('S8.SOCIAL.03 J29 the token registers and leads to the login', async ({ canvas }) => {
  await expectSeen(await canvas.findByText('Google Sign-Up Successful!'));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

export const GoogleBusy = meta.story({
  render: renderScreen({ path: '/signup', googleToken, scenario: 'googleSignUpWaiting' }),
  parameters: { states: ['sign-up.submittingGoogle'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

GoogleBusy.test('S2.SIGNUP.05 J29 the form waits for the token’s answer', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /Creating your account/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const GoogleRefused = meta.story({
  render: renderScreen({ path: '/signup', googleToken: 'forged' }),
  parameters: { states: ['sign-up.editing.failed'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

GoogleRefused.test('S8.SOCIAL.04 J29 a refused token registers nobody', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Failed to register via Google')).toBeVisible();
});

GoogleRefused.test(
  'ASVS 10.5.1 S8.SOCIAL.06 without a nonce Google is not asked',
  async ({ canvas, userEvent, msw }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('Failed to register via Google')).toBeVisible();
    msw.use(...createMockShop({ scenario: 'googleNonceDown' }).handlers);
    await askGoogle(canvas, userEvent);
    await expect(await main.findByText('Google Sign-In Failed')).toBeVisible();
  },
);

export const GoogleServerDown = meta.story({
  render: renderScreen({ path: '/signup', googleToken, scenario: 'googleSignUpDown' }),
  parameters: { states: ['sign-up.editing.failed'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

GoogleServerDown.test('S8.SOCIAL.05 a lost connection is shown as an error', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Google Sign-Up Failed')).toBeVisible();
});

GoogleServerDown.test('ASVS 10.5.1 a retry requests a new nonce', async ({ canvas, userEvent, msw }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Google Sign-Up Failed')).toBeVisible();
  // A mock shop that has issued no nonce refuses every token.
  msw.use(...createMockShop().handlers);
  await askGoogle(canvas, userEvent);
  await expectSeen(await canvas.findByText('Google Sign-Up Successful!'));
});

export const GoogleUnreachable = meta.story({
  render: renderScreen({ path: '/signup', googleToken: null }),
  parameters: { states: ['sign-up.editing.failed'] },
  play: ({ canvas, userEvent }) => askGoogle(canvas, userEvent),
});

GoogleUnreachable.test('S8.SOCIAL.06 S7.EXT.09 J68 says that Google cannot be reached', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Google Sign-In Failed')).toBeVisible();
});

export const Notice = meta.story({
  render: renderScreen({ path: '/signup', scenario: 'privacyShown' }),
  globals: phone,
  parameters: { states: ['SignUp/notice'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('What we keep, and why'));
    await expect(await canvas.findByText(/^Your name and e-mail address: to open your account/)).toBeVisible();
  },
});

Notice.test('leads to where consents are withdrawn, data is deleted, and to us', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(main.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/security');
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

Ready.test('a shop that shows no notices has none', async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Create an account' });
  await expect(canvas.queryByText('What we keep, and why')).toBeNull();
});

export const Consents = meta.story({
  render: renderScreen({ path: '/signup', scenario: 'privacyShown' }),
  parameters: { states: ['SignUp/consents'] },
});

Consents.test('consents are unticked, and what is ticked is sent with the account', async ({ canvas, userEvent }) => {
  const boxes = await canvas.findAllByRole('checkbox', { name: /^Send me news and offers/ });
  await expect(boxes).toHaveLength(2);
  for (const box of boxes) await expect(box).not.toBeChecked();
  await userEvent.click(boxes[0] ?? document.body);
  await signUp(canvas, userEvent, 'devika@kayal.example');
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
});

Ready.test('a shop that asks for no consents has no boxes', async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Create an account' });
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});
