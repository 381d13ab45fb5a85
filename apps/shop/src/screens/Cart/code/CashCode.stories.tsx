import { messages } from '@kayal/commerce-core';
import { createMockShop, mockEndpoint, refuse, rightCode } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';
import { pressPlaceOrder } from '../cart-story.test-support.ts';

const meta = preview.meta({
  title: 'Screens/Bag/The code of an order',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  play: pressPlaceOrder,
});

const bag = { path: '/cart', as: 'shopper', frame: 'bare', scenario: 'cashCode' } as const;

type Page = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The dialog, once its code was mailed. */
async function openedDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your order' }));
  await dialog.findByRole('button', { name: 'Resend code' });
  return dialog;
}

/** Orders, enters a code and sends it. */
async function enterCode({ userEvent }: Pick<Page, 'userEvent'>, code: string) {
  const dialog = await openedDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), code);
  await userEvent.click(dialog.getByRole('button', { name: /^Place Order/ }));
  return dialog;
}

const orderAndEnter = async (context: Page, code = rightCode): Promise<void> => {
  await pressPlaceOrder(context);
  await enterCode(context, code);
};

export const Asked = meta.story({
  render: renderScreen(bag),
  parameters: { states: ['order-placement.submitFailed.codeNeeded', 'otp-verification.active.form.editing'] },
});

Asked.test('J27 mails the code, says to whom and for how long, and the field has the focus', async () => {
  const dialog = await openedDialog();
  await expect(dialog.getByText(/needs the code of six digits that we mail to \S+@kayal\.example\.$/)).toBeVisible();
  await expect(dialog.getByText('Time remaining: 10 min')).toBeVisible();
  await expect(dialog.getByText(/^A new code is on its way\./)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

Asked.test('an incomplete code is not sent, and the button explains why', async ({ userEvent }) => {
  const dialog = await enterCode({ userEvent }, '123');
  await expect(dialog.getByRole('button', { name: 'Place Order' })).toHaveAccessibleDescription(
    'Enter all six digits first.',
  );
});

Asked.test('S2.CART.19 the right code places the order', async ({ userEvent }) => {
  await enterCode({ userEvent }, rightCode);
  await expect(await screen.findByRole('dialog', { name: messages['S2.CART.19'] })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm your order' })).toBeNull());
});

Asked.test('Escape leaves the bag as it was, and another press asks again', async ({ canvas, userEvent }) => {
  await openedDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('list', { name: 'Items in your bag' })).toBeVisible();
  await expect(canvas.queryByText(/which this order needs/)).toBeNull();
  await pressPlaceOrder({ canvas, userEvent });
  await openedDialog();
});

export const Desktop = Asked.extend({ globals: { viewport: { value: 'desktop' } } });

export const Mailing = meta.story({
  render: renderScreen({ ...bag, scenario: 'cashCodeWaiting' }),
  parameters: { states: ['otp-verification.active.help.sending'] },
});

Mailing.test('says that the code is being mailed', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your order' }));
  const text = await dialog.findByText('We are mailing your code.');
  // It fades in.
  await waitFor(() => expect(text).toBeVisible());
  await expect(dialog.getByRole('button', { name: 'Resend code , Mailing a code' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const Limited = meta.story({
  render: renderScreen({ ...bag, scenario: 'cashCodeLimited' }),
  parameters: { states: ['otp-verification.active.help.idle'] },
});

Limited.test('J28 says why no code is mailed, and takes one that came before', async ({ userEvent }) => {
  const dialog = await openedDialog();
  await expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Too many codes were asked for. Please wait a little.',
  );
  await enterCode({ userEvent }, rightCode);
  await expect(await screen.findByRole('dialog', { name: messages['S2.CART.19'] })).toBeInTheDocument();
});

export const Wrong = meta.story({
  render: renderScreen(bag),
  parameters: { states: ['otp-verification.active.form.wrong'] },
  play: (context) => orderAndEnter(context, '111111'),
});

Wrong.test('S8.VERIFY.02 shows the error at the emptied field, and takes another code', async ({ userEvent }) => {
  const dialog = await openedDialog();
  await expect(await dialog.findByText('Invalid OTP. Please check the code and try again.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveValue('');
  await enterCode({ userEvent }, rightCode);
  await expect(await screen.findByRole('dialog', { name: messages['S2.CART.19'] })).toBeInTheDocument();
});

export const Placing = meta.story({
  render: renderScreen(bag),
  parameters: { states: ['otp-verification.active.form.submitting', 'order-placement.submitting'] },
  play: async (context) => {
    await pressPlaceOrder(context);
    await openedDialog();
    context.msw.use(...createMockShop({ as: 'shopper', scenario: 'orderWaiting' }).handlers);
    await enterCode(context, rightCode);
  },
});

Placing.test('J21 stays open while the order is on its way, and Escape does not stop it', async ({ userEvent }) => {
  const dialog = await openedDialog();
  await userEvent.keyboard('{Escape}');
  await expect(dialog.getByRole('button', { name: 'Place Order , Placing your order' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const Unanswered = meta.story({
  render: renderScreen(bag),
  parameters: { states: ['otp-verification.active.form.failed', 'order-placement.submitFailed.network'] },
  play: async (context) => {
    await pressPlaceOrder(context);
    await openedDialog();
    context.msw.use(...createMockShop({ as: 'shopper', scenario: 'orderDown' }).handlers);
    await enterCode(context, rightCode);
  },
});

Unanswered.test('J21 keeps the code for a retry', async ({ userEvent, msw }) => {
  const dialog = await openedDialog();
  await expect(await dialog.findByText(/^The shop did not answer\. Try again/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(rightCode);
  msw.use(...createMockShop({ as: 'shopper', scenario: 'cashCode' }).handlers);
  await userEvent.click(dialog.getByRole('button', { name: 'Place Order' }));
  await expect(await screen.findByRole('dialog', { name: messages['S2.CART.19'] })).toBeInTheDocument();
});

const over = mockEndpoint(
  'placeOrder',
  () => refuse('payment.code_over'),
  () => null,
);

export const UsedUp = meta.story({
  render: renderScreen(bag),
  parameters: { states: ['otp-verification.active.form.failed'] },
  play: async (context) => {
    await pressPlaceOrder(context);
    await openedDialog();
    context.msw.use(over);
    await enterCode(context, rightCode);
  },
});

UsedUp.test('says that the code can no longer be used, and mails another one', async ({ userEvent, msw }) => {
  const dialog = await openedDialog();
  await expect(await dialog.findByText('This code can no longer be used. Please get a new one.')).toBeVisible();
  msw.use(...createMockShop({ as: 'shopper', scenario: 'cashCode' }).handlers);
  await userEvent.click(dialog.getByRole('button', { name: 'Resend code' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(''));
  await enterCode({ userEvent }, rightCode);
  await expect(await screen.findByRole('dialog', { name: messages['S2.CART.19'] })).toBeInTheDocument();
});

export const SoldOutMeanwhile = meta.story({
  render: renderScreen(bag),
  parameters: { states: ['order-placement.submitFailed.stock'] },
  play: async (context) => {
    await pressPlaceOrder(context);
    await openedDialog();
    context.msw.use(...createMockShop({ as: 'shopper', scenario: 'orderStock' }).handlers);
    await enterCode(context, rightCode);
  },
});

SoldOutMeanwhile.test('J23 any other refusal closes the dialog and stands above the bag', async ({ canvas }) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByText('Some of these are no longer in stock.')).toBeVisible();
});
