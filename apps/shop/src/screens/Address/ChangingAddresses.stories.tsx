import { messages } from '@kayal/commerce-core';
import { createMockShop } from '@kayal/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { notifyFromOtherTab, renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({
  title: 'Screens/Address/Changing',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});
const addresses = { path: '/address', as: 'shopper', frame: 'bare' } as const;

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the form for a new address, types a name and presses Save. */
async function fillIn({ canvas, userEvent }: Hands, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: '+ Add New Address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Address' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save Address' }));
}

async function openFirst({ canvas, userEvent }: Hands): Promise<void> {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Edit/ }))[0] ?? document.body);
}

export const Choosing = meta.story({
  render: renderScreen({ ...addresses, scenario: 'addressChoosing' }),
  parameters: { states: ['address-book.list.working'] },
  play: async ({ canvas, userEvent }) => userEvent.click((await canvas.findAllByRole('radio'))[1] ?? document.body),
});

Choosing.test('S4.ADDR.01 shows the choice at once and that it is being saved', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('radio')[1]).toBeChecked());
  await expect(canvas.getByRole('article', { busy: true })).toHaveTextContent('Office');
});

Choosing.test('S2.ADDR.08 an address saved meanwhile waits for the choice', async (context) => {
  await fillIn(context, 'Asha');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(context.canvas.getByRole('article', { busy: true })).toHaveTextContent('Office');
});

export const Confirming = meta.story({
  render: renderScreen(addresses),
  parameters: { states: ['address-book.list.confirming'] },
  play: async ({ canvas, userEvent, msw }) => {
    const [, office = document.body] = await canvas.findAllByRole('radio');
    msw.use(...createMockShop({ as: 'shopper', scenario: 'addressesWaiting' }).handlers);
    await userEvent.click(office);
  },
});

Confirming.test('S2.ADDR.08 an address saved meanwhile is read with the choice', async (context) => {
  const { canvas, msw } = context;
  await fillIn(context, 'Asha');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
});

export const Refreshing = meta.story({
  render: renderScreen(addresses),
  parameters: { states: ['address-book.list.refreshing'] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole('radio');
    msw.use(...createMockShop({ as: 'shopper', scenario: 'addressesWaiting' }).handlers);
    await fillIn({ canvas, userEvent }, 'Asha');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

Refreshing.test('S2.ADDR.08 the list stays while it is read again', async (context) => {
  await expect(await context.canvas.findAllByRole('radio')).toHaveLength(2);
  await fillIn(context, 'Rahul');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(context.canvas.getAllByRole('radio')).toHaveLength(2);
});

let sessionReads = 0;

/** Counts how often the page asks who is signed in. */
const countReads =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('/user/session/')) sessionReads += 1;
    return fetch(input, init);
  };

// S2.ADDR.05 S2.ADDR.07-08 has seven text fields and the type
export const Adding = meta.story({
  render: renderScreen({ ...addresses, through: countReads }),
  parameters: { states: ['address-book.form.open.clean'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ Add New Address' }));
    await screen.findByRole('dialog', { name: 'Add New Address' });
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getAllByRole('textbox')).toHaveLength(7);
    await expect(dialog.getByRole('radio', { name: 'Home' })).toBeChecked();
  },
});

Adding.test('S2.ADDR.08 S4.ADDR.01 a saved address joins the list', async ({ canvas, userEvent }) => {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Asha');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Address' }));
  await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(3));
});

Adding.test('J50 a corrected pincode replaces the district that the first one filled in', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'));
  const pincode = dialog.getByRole('textbox', { name: 'Pincode' });
  const district = dialog.getByRole('textbox', { name: 'District' });
  const correct = async (text: string) => {
    await userEvent.clear(pincode);
    await userEvent.type(pincode, text);
    await userEvent.tab();
  };
  await correct('560001');
  await expect(district).toHaveValue('Bengaluru Urban');
  await correct('400001');
  await expect(district).toHaveValue('Mumbai');
  // No district is known for it.
  await correct('999999');
  await expect(district).toHaveValue('');
  await userEvent.clear(pincode);
  await userEvent.type(pincode, '600001');
  await userEvent.tab();
  await userEvent.type(district, ' North');
  await correct('400001');
  await expect(district).toHaveValue('Chennai North');
});

Adding.test('J50 Enter in a corrected pincode saves no district of the first one', async ({ userEvent, msw }) => {
  const sent: unknown[] = [];
  msw.use(
    http.post('*/user/addAddress*', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.error();
    }),
  );
  const dialog = within(screen.getByRole('dialog'));
  const pincode = dialog.getByRole('textbox', { name: 'Pincode' });
  await userEvent.type(pincode, '560001');
  await userEvent.tab();
  await userEvent.clear(pincode);
  await userEvent.type(pincode, '400001');
  // As Enter does: `userEvent` does not know a submit button outside its form.
  pincode.closest('form')?.requestSubmit();
  await waitFor(() => expect(sent).toMatchObject([{ pincode: '400001', district: 'Mumbai' }]));
});

Adding.test('J05 her login in another tab keeps what is typed here', async ({ userEvent }) => {
  const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Asha');
  const before = sessionReads;
  notifyFromOtherTab('signedIn');
  await waitFor(() => expect(sessionReads).toBeGreaterThan(before));
  await expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  await expect(field).toBeVisible();
});

Adding.test('J54 a list that cannot be read after a save can be tried again', async ({ canvas, userEvent, msw }) => {
  msw.use(...createMockShop({ as: 'shopper', scenario: 'addressesDown' }).handlers);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Asha');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Address' }));
  await expect(await canvas.findByRole('heading', { name: 'We could not load your addresses' })).toBeVisible();
});

export const Opening = meta.story({
  render: renderScreen({ ...addresses, scenario: 'addressReading' }),
  parameters: { states: ['address-book.form.opening'] },
  play: openFirst,
});

Opening.test('S2.ADDR.07 the focus waits with the address, and is in its first field then', async (context) => {
  const { canvas, userEvent, msw } = context;
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
  await waitFor(() => expect(dialog.getByText('Loading the address').closest('[tabindex="-1"]')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getAllByRole('button', { name: /^Edit/ })[0]).toHaveFocus();
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  await openFirst(context);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

Opening.test('S2.ADDR.07 a form that is still loading cannot be saved', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
  await expect(dialog.queryByRole('textbox')).toBeNull();
  await expect(dialog.getByRole('button', { name: /Loading/, busy: true })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Opening.test(
  'S2.ADDR.07 S8.ADDR.03 an address is opened and closed; one that cannot be read is not',
  async (context) => {
    const { userEvent, msw } = context;
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    msw.use(...createMockShop({ as: 'shopper' }).handlers);
    await openFirst(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
    await expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha Nair');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    msw.use(...createMockShop({ as: 'shopper', scenario: 'addressUnread' }).handlers);
    await openFirst(context);
    await expect((await screen.findAllByText(messages['S8.ADDR.03'])).length).toBeGreaterThan(0);
  },
);

export const Saving = meta.story({
  render: renderScreen({ ...addresses, scenario: 'addressSaving' }),
  parameters: { states: ['address-book.form.saving'] },
  play: async (context) => fillIn(context, 'Asha'),
});

Saving.test('S2.ADDR.08 keeps what was typed, and cannot be cancelled while it is saved', async () => {
  const dialog = within(screen.getByRole('dialog'));
  await expect(await dialog.findByRole('button', { name: /Saving/, busy: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
});

export const NotSaved = meta.story({
  render: renderScreen({ ...addresses, scenario: 'addressNotSaved' }),
  parameters: { states: ['address-book.form.open.failed'] },
  play: async (context) => fillIn(context, 'Asha'),
});

NotSaved.test('S2.ADDR.05 S2.ADDR.07-08 S8.ADDR.01 keeps the typed values and shows the error once', async () => {
  const dialog = within(screen.getByRole('dialog'));
  await expect(await dialog.findByText(messages['S8.ADDR.01'])).toBeVisible();
  await expect(screen.getAllByText(messages['S8.ADDR.01'])).toHaveLength(1);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
});

export const Notice = meta.story({
  render: renderScreen({ ...addresses, scenario: 'privacyShown' }),
  parameters: { states: ['Address/notice'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ Add New Address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Address' }));
    await userEvent.click(await dialog.findByText('What we keep, and why'));
    await waitFor(() => expect(dialog.getByText(/^Telephone number: so that the courier/)).toBeVisible());
  },
});
