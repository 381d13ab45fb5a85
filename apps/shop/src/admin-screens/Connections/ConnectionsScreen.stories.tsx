import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Connections', parameters: { layout: 'fullscreen' } });
const opened = { path: '/catalogue/connections', as: 'admin' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Connections/ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Tokens in use' })).toBeVisible();
  },
});

Ready.test('revokes a token after a confirmation', async ({ canvas, userEvent }) => {
  const table = within(canvas.getByRole('table', { name: 'Tokens in use' }));
  await userEvent.click(table.getAllByRole('button', { name: /^Revoke/ })[0] ?? document.body);
  const question = within(await screen.findByRole('alertdialog'));
  await expectSeen(question.getByRole('button', { name: 'Revoke' }));
});

Ready.test('asks for a name and a right before it makes a token', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make a token' }));
  await expect(await canvas.findByText('Give it a name.')).toBeVisible();
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'tokensWaiting' }),
  globals: phone,
  parameters: { states: ['Connections/loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'tokensDown' }),
  globals: phone,
  parameters: { states: ['Connections/failed'] },
});

export const Empty = meta.story({
  render: renderScreen({ ...opened, scenario: 'tokensNone' }),
  globals: phone,
  parameters: { states: ['Connections/empty'] },
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const demoPassword = 'made-to-move';

async function makeToken({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name of the program' }), 'ERP');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'set stock' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Make a token' }));
}

export const ConfirmationDue = meta.story({
  render: renderScreen({ ...opened, scenario: 'confirmationDue' }),
  globals: phone,
  parameters: { states: ['Connections/confirmationDue'] },
  play: async (context) => {
    await makeToken(context);
    await expect(await context.canvas.findByRole('form', { name: 'Confirm that it is you' })).toBeVisible();
  },
});

ConfirmationDue.test(
  'a wrong password changes nothing, the right one makes the token',
  async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Password of /);
    await userEvent.type(password, 'wrong{Enter}');
    await expectSeen(await canvas.findByText('The current password is not right.'));
    await userEvent.clear(password);
    await userEvent.type(password, `${demoPassword}{Enter}`);
    await expectSeen(await canvas.findByText('Copy this token now. It is not shown again.'));
  },
);

export const TokenMade = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Connections/tokenMade'] },
  play: async ({ canvas, userEvent }) => {
    await makeToken({ canvas, userEvent });
    await expect(await canvas.findByText('Copy this token now. It is not shown again.')).toBeVisible();
  },
});

export const WebhookMade = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Connections/webhookMade'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Address to notify' }), 'https://erp.example/hook');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a webhook' }));
    await expect(await canvas.findByText('Copy this secret now. It is not shown again.')).toBeVisible();
  },
});

WebhookMade.test('lists what was sent, and sends it again', async ({ canvas, userEvent }) => {
  const table = within(await canvas.findByRole('table', { name: 'Deliveries' }));
  await userEvent.click(table.getAllByRole('button', { name: /again$/ })[0] ?? document.body);
  await expectSeen(await canvas.findByText('The delivery is being sent again.'));
});

WebhookMade.test('is removed after a question', async ({ canvas, userEvent }) => {
  const table = within(await canvas.findByRole('table', { name: 'Addresses that are notified' }));
  await userEvent.click(await table.findByRole('button', { name: 'Remove https://erp.example/hook' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this webhook?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(table.queryByText('https://erp.example/hook')).toBeNull());
});

Ready.test('S7.EXT.08 a message that was given up is sent again, or deleted after a question', async (story) => {
  const { canvas, userEvent } = story;
  const table = within(await canvas.findByRole('table', { name: 'Messages given up' }));
  await userEvent.click(table.getByRole('button', { name: 'Send “order.placed” again' }));
  await waitFor(() => expect(table.queryByText('order.placed')).toBeNull());
  // The pressed button went with its row: the next Tab goes on in its section.
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Messages that were not sent' })).toHaveFocus());
  await userEvent.click(table.getByRole('button', { name: 'Delete “Your KAYAL order KY260002”' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect(await canvas.findByText('None was given up.')).toBeInTheDocument();
});

Ready.test('says in words why a delivery or message was not sent, and what to do', async ({ canvas }) => {
  const deliveries = await canvas.findByRole('table', { name: 'Deliveries' });
  await expect(deliveries).toHaveTextContent(
    '2 tries. The receiver answered 503, an error of its own. Look into its log; then send again. Next try 20/11/2026, 2:30 pm.',
  );
  const letters = await canvas.findByRole('table', { name: 'Messages given up' });
  await expect(letters).toHaveTextContent('The mail server does not take this address. Check it with the customer.');
  await expect(letters).toHaveTextContent('The receiver could not be reached. Check that it runs; then send again.');
  for (const table of [deliveries, letters]) await expect(table).not.toHaveTextContent(/HTTP_|ECONN|EENV/);
});

Ready.test('a message sent again is a waiting delivery in the list above at once', async ({ canvas, userEvent }) => {
  const deliveries = within(await canvas.findByRole('table', { name: 'Deliveries' }));
  await expect(deliveries.getByText('Given up')).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: 'Send “order.placed” again' }));
  await waitFor(() => expect(deliveries.getAllByText('Waiting')).toHaveLength(2));
  await expect(deliveries.queryByText('Given up')).toBeNull();
});

Ready.test('a delivery sent again leaves the messages that were given up', async ({ canvas, userEvent }) => {
  const letters = within(await canvas.findByRole('table', { name: 'Messages given up' }));
  await expect(letters.getByText('order.placed')).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: 'Send order.placed msg_2.hook_erp again' }));
  await waitFor(() => expect(letters.queryByText('order.placed')).toBeNull());
});

export const MessagesFailed = meta.story({
  render: renderScreen({ ...opened, scenario: 'deadLettersDown' }),
  globals: phone,
  parameters: { states: ['Connections/messagesFailed'] },
});

MessagesFailed.test('J54 messages that could not be loaded can be loaded again', async ({ canvas }) => {
  await expect(await canvas.findByText('We could not load these messages')).toBeVisible();
});

export const MessageNotQueued = meta.story({
  render: renderScreen({ ...opened, scenario: 'deadLetterStuck' }),
  globals: phone,
  parameters: { states: ['Connections/messageNotQueued'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send “order.placed” again' }));
    await expect(await canvas.findByText('It could not be queued again. Please try again.')).toBeVisible();
  },
});

Ready.test('a second message is sent again while the first is on its way', async ({ canvas, userEvent, msw }) => {
  const answered = Promise.withResolvers<void>();
  msw.use(http.post('*/deadLetters/retry/*', () => answered.promise));
  const table = within(await canvas.findByRole('table', { name: 'Messages given up' }));
  await userEvent.click(table.getByRole('button', { name: 'Send “order.placed” again' }));
  await userEvent.click(table.getByRole('button', { name: 'Send “Your KAYAL order KY260002” again' }));
  answered.resolve();
  await expect(await canvas.findByText('None was given up.')).toBeInTheDocument();
});

Ready.test('the focus stays on the filter of deliveries', async ({ canvas, userEvent }) => {
  await canvas.findByRole('table', { name: 'Deliveries' });
  const filter = canvas.getByRole('combobox', { name: 'Show' });
  filter.focus();
  await userEvent.selectOptions(filter, 'Given up');
  const table = within(await canvas.findByRole('table', { name: 'Deliveries' }));
  await waitFor(() => expect(table.queryByText('Waiting')).toBeNull());
  await expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveFocus();
});

Ready.test('after a token is revoked the next Tab goes on in its section', async ({ canvas, userEvent }) => {
  const table = within(canvas.getByRole('table', { name: 'Tokens in use' }));
  await userEvent.click(table.getByRole('button', { name: 'Revoke Tally at the office' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Tally at the office?' }));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  await expect(await canvas.findByText('No tokens yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'API tokens' })).toHaveFocus());
});

Ready.test('after a webhook is removed the next Tab goes on in its section', async ({ canvas, userEvent }) => {
  const table = within(await canvas.findByRole('table', { name: 'Addresses that are notified' }));
  await userEvent.click(table.getByRole('button', { name: 'Remove https://erp.kayal.example/hooks/shop' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this webhook?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect(await canvas.findByText('No webhooks yet')).toBeInTheDocument();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Webhooks' })).toHaveFocus());
});
