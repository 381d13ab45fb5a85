import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen, type Canvas, type Typist } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Contact', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;

const fields = [
  ['Full Name', 'Devika Kurup'],
  ['Email Address', 'devika at kayal'],
  ['Phone Number', 'twelve'],
  ['Message', 'Do the track pants run small?'],
] as const;

/** Fills the form and sends it. */
async function write(canvas: Canvas, userEvent: Typist): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  for (const [name, text] of fields) await userEvent.type(canvas.getByRole('textbox', { name }), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Form' }));
}

export const Ready = meta.story({
  render: renderScreen({ path: '/contact' }),
  parameters: { states: ['Contact/ready', 'contact.editing.clean'] },
});

Ready.test('S2.STATIC.21 S2.STATIC.22 S2.STATIC.24 has four fields, a button and an address', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  for (const [name] of fields) await expect(main.getByRole('textbox', { name })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Submit Form' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'support@kayal.example' })).toHaveAttribute(
    'href',
    'mailto:support@kayal.example',
  );
});

Ready.test('J30 the hidden field is not visible and not in the tab order', async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  const trap = canvasElement.querySelector('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(canvas.queryByRole('textbox', { name: 'Website' })).toBeNull();
});

Ready.test('S8.CONTACT.01 S5.CONTACT.02 any text is accepted as address and number', async ({ canvas, userEvent }) => {
  await write(canvas, userEvent);
  await expectSeen(await canvas.findByText('Message sent successfully to WhatsApp!'));
  for (const [name] of fields) await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
});

export const Phone = Ready.extend({ globals: phone });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

// S5.CONTACT.01 asks for all four fields and keeps the typed ones
export const MissingFields = meta.story({
  render: renderScreen({ path: '/contact' }),
  parameters: { states: ['contact.editing.failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full Name' }), 'Devika Kurup');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Form' }));
    await expect(await canvas.findByText('Please fill out all fields.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Devika Kurup');
  },
});

export const OnlyKept = meta.story({
  render: renderScreen({ path: '/contact', scenario: 'contactUnrelayed' }),
  parameters: { states: ['contact.editing.sent'] },
  play: ({ canvas, userEvent }) => write(canvas, userEvent),
});

OnlyKept.test('S8.CONTACT.02 J30 a message that was only stored counts as sent', async ({ canvas }) => {
  await expectSeen(await canvas.findByText('Message sent successfully'));
});

export const ServerDown = meta.story({
  render: renderScreen({ path: '/contact', scenario: 'contactDown' }),
  parameters: { states: ['contact.editing.failed'] },
  play: ({ canvas, userEvent }) => write(canvas, userEvent),
});

ServerDown.test('S8.CONTACT.03 shows the error and keeps the typed text', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  const error = 'An error occurred while sending the message. Please try again.';
  await expect(await main.findByText(error)).toBeVisible();
  await expect(canvas.getAllByText(error)).toHaveLength(1);
  for (const [name, text] of fields) await expect(main.getByRole('textbox', { name })).toHaveValue(text);
});

export const Busy = meta.story({
  render: renderScreen({ path: '/contact', scenario: 'contactWaiting' }),
  parameters: { states: ['contact.sending'] },
  play: ({ canvas, userEvent }) => write(canvas, userEvent),
});

Busy.test(
  'S2.STATIC.23 the button shows that the message is being sent and ignores a second press',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Submitting\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' And the shorts?');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Do the track pants run small? And the shorts?',
    );
  },
);

export const Notice = meta.story({
  render: renderScreen({ path: '/contact', scenario: 'privacyShown' }),
  globals: phone,
  parameters: { states: ['Contact/notice'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('What we keep, and why'));
    await expect(await canvas.findByText(/^Name, e-mail address and telephone number/)).toBeVisible();
  },
});

export const NoticeFailed = meta.story({
  render: renderScreen({ path: '/contact', scenario: 'noticeDown' }),
  globals: phone,
  parameters: { states: ['Contact/noticeFailed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('What we keep, and why'));
    await expect(await canvas.findByText('We could not load the notice')).toBeVisible();
  },
});
