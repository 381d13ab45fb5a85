import { createMockShop } from '@kayal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { delay, http } from 'msw';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/Address', parameters: { layout: 'fullscreen' } });
const addresses = { path: '/address', as: 'shopper', frame: 'bare' } as const;
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen(addresses),
  parameters: { states: ['Address/ready', 'address-book.list.ready', 'address-book.form.closed'] },
});

Ready.test('S2.ADDR.01-06 lists the addresses with their choice and actions', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Select Delivery Address' })).toBeVisible();
  await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
  await expect(canvas.getAllByRole('button', { name: /^Edit/ })).toHaveLength(2);
  await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/cart');
});

Ready.test('S4.ADDR.01 S4.ADDR.02 makes the chosen one the only active one', async ({ canvas, userEvent }) => {
  const [first, second] = await canvas.findAllByRole('radio');
  await userEvent.click(second ?? document.body);
  await waitFor(() => expect(second).toBeChecked());
  await expect(first).not.toBeChecked();
  await waitFor(() => expect(canvas.queryByRole('article', { busy: true })).toBeNull());
});

Ready.test('S2.ADDR.06 S2.CART.02 the bag delivers to the last choice, made just before', async (context) => {
  const { canvas, userEvent, msw } = context;
  const [home, office] = await canvas.findAllByRole('radio');
  // It answers as ever, but later.
  msw.use(http.post('*/user/setActiveAddress', () => delay(600)));
  await userEvent.click(office ?? document.body);
  await userEvent.click(home ?? document.body);
  await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
  await expect(await canvas.findByText('Deliver to:')).toBeVisible();
  await expect(canvas.queryByText(/Infopark Road/)).toBeNull();
});

Ready.test('S4.ADDR.01 J54 a choice that is not saved is taken back', async ({ canvas, userEvent, msw }) => {
  const [first, second] = await canvas.findAllByRole('radio');
  msw.use(...createMockShop({ as: 'shopper', scenario: 'addressNotChosen' }).handlers);
  await userEvent.click(second ?? document.body);
  await waitFor(() => expect(second).toBeChecked());
  await waitFor(() => expect(first).toBeChecked());
});

Ready.test('J54 a list that cannot be read after a choice can be tried again', async ({ canvas, userEvent, msw }) => {
  const [, second] = await canvas.findAllByRole('radio');
  msw.use(...createMockShop({ as: 'shopper', scenario: 'addressesDown' }).handlers);
  await userEvent.click(second ?? document.body);
  await expect(await canvas.findByRole('heading', { name: 'We could not load your addresses' })).toBeVisible();
});

Ready.test('S2.ADDR.03 asks for confirmation before it removes', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Remove/ }))[1] ?? document.body);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1));
  await waitFor(() => expect(canvas.getByRole('button', { name: '+ Add New Address' })).toHaveFocus());
});

Ready.test('S2.ADDR.03 the focus goes to the button that adds, also after the last address', async (context) => {
  const { canvas, userEvent } = context;
  for (const left of [1, 0]) {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Remove/ }))[0] ?? document.body);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryAllByRole('radio')).toHaveLength(left));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '+ Add New Address' })).toHaveFocus());
  }
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Empty = meta.story({
  render: renderScreen({ ...addresses, scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['Address/empty'] },
});

Empty.test(
  'S2.ADDR.06 J54 says how the first address comes in, and still leads back to the cart',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where shall we deliver?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '+ Add New Address' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/cart');
  },
);

export const Loading = meta.story({
  render: renderScreen({ ...addresses, scenario: 'addressesWaiting' }),
  globals: phone,
  parameters: { states: ['Address/loading', 'address-book.list.loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...addresses, scenario: 'addressesDown' }),
  globals: phone,
  parameters: { states: ['Address/failed', 'address-book.list.failed'] },
});

Failed.test('J54 shows the error and offers a retry', async ({ canvas, userEvent, msw }) => {
  const heading = await canvas.findByRole('heading', { name: 'We could not load your addresses' });
  await expect(heading).toBeVisible();
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});

export const Offline = meta.story({
  render: renderScreen({ ...addresses, offline: true }),
  globals: phone,
  parameters: { states: ['Address/offline'] },
});

export const SignedOut = meta.story({
  render: renderScreen({ path: '/address', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['Address/signedOut'] },
});

SignedOut.test('S8.PROF.02 asks for a login', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ ...addresses, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['Address/longContent'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
  },
});
