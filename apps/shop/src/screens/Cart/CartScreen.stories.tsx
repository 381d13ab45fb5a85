import { messages } from '@kayal/commerce-core';
import { createMockShop, demoPassword } from '@kayal/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';
import { pressPlaceOrder } from './cart-story.test-support.ts';

const meta = preview.meta({ title: 'Screens/Bag', parameters: { layout: 'fullscreen' } });
const bag = { path: '/cart', as: 'shopper', frame: 'bare' } as const;
const tee = { name: /^Quantity of Vembanad Run Tee/ };
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  render: renderScreen(bag),
  parameters: { states: ['Cart/ready', 'cart.open.idle', 'order-placement.idle'] },
});

Ready.test('S2.CART.01-17 shows address, lines and Price Details', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible();
  await expect(await canvas.findByText('Deliver to:')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/address');
  await expect(canvas.getByRole('link', { name: 'Add More From Wishlist' })).toHaveAttribute('href', '/wishlist');
  await expect(canvas.getAllByText(/^Delivery by (Mon|Tue|Wed|Thu|Fri|Sat) [A-Z][a-z]{2} \d{2}$/)).toHaveLength(2);
  const region = canvas.getByRole('region', { name: 'Price Details' });
  await expect(region).toHaveTextContent('Items3');
  await expect(region).toHaveTextContent('Delivery Charges₹0');
});

Ready.test('S4.CART.09 S5.QTY.01 refuses a quantity below 1 with a text', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'Decrease' }))[1] ?? document.body);
  await expect((await screen.findAllByText(messages['S5.QTY.01'])).length).toBeGreaterThan(0);
});

Ready.test('J74 S8.CART.05 a removed line comes back by Undo', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Remove/ }))[0] ?? document.body);
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
  await expect((await screen.findAllByText(messages['S8.CART.05'])).length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2));
});

Ready.test('J74 each Undo brings back its own line', async ({ canvas, userEvent }) => {
  const steppers = () => canvas.queryAllByRole('group', { name: /^Quantity of/ }).map((group) => group.ariaLabel);
  await canvas.findAllByRole('button', { name: /^Remove/ });
  const [first] = steppers();
  for (const left of [1, 0]) {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0] ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2 - left));
  }
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
  await waitFor(() => expect(steppers()).toEqual([first]));
});

export const InEuros = meta.story({
  render: renderScreen({ ...bag, money: { code: 'EUR', locale: 'de-DE' } }),
  parameters: { states: ['Cart/ready'] },
});

InEuros.test('S9.MON.01 a shop in euros writes every amount of the bag in them', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Price Details' });
  await expect(region).toHaveTextContent('Delivery Charges0 €');
  await expect(region).toHaveTextContent(/Total Amount[\d.]+ €/);
  await expect(canvas.getAllByText(/^Delivery by (Mo|Di|Mi|Do|Fr|Sa)\., \d{2}\. /)).toHaveLength(2);
  await expect(canvas.queryByText(/₹/)).toBeNull();
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Placed = Ready.extend({
  globals: phone,
  parameters: { states: ['Cart/placed', 'order-placement.placed'] },
  play: async (context) => {
    await context.canvas.findAllByRole('button', { name: 'Place Order' });
    window.scrollTo({ top: 300, behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await pressPlaceOrder(context);
  },
});

Placed.test('S2.CART.19-20 S4.ORDER.01-03 J70 places the order', async () => {
  await expect(await screen.findByRole('dialog', { name: 'Your Order is Placed!' })).toHaveTextContent(
    'cash or UPI on delivery',
  );
  await waitFor(() => expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus());
  await expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
});

Placed.test('S2.CART.20 on a phone the actions fill their rows, the main one nearest to the thumb', async () => {
  const main = (await screen.findByRole('link', { name: 'Continue Shopping' })).getBoundingClientRect();
  const other = screen.getByRole('link', { name: 'View Order' }).getBoundingClientRect();
  await expect(other.bottom).toBeLessThan(main.top);
  await expect([main.left, main.width]).toEqual([other.left, other.width]);
  const panel = screen.getByRole('dialog', { name: 'Your Order is Placed!' }).clientWidth;
  await expect(main.width).toBeGreaterThan(panel * 0.8);
});

Placed.test('S4.ORDER.03 J60 the emptied bag starts at its top, also after Back', async () => {
  await screen.findByRole('dialog', { name: 'Your Order is Placed!' });
  await expect(window.scrollY).toBe(0);
});

Placed.test('S4.ORDER.02 S2.CART.18 Escape closes the dialog over an empty bag', async ({ canvas, userEvent }) => {
  await screen.findByRole('dialog', { name: 'Your Order is Placed!' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

export const Empty = meta.story({
  render: renderScreen({ ...bag, scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['Cart/empty'] },
});

Empty.test('S2.CART.18 shows its text and links to the shop', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

export const Unopened = meta.story({
  render: renderScreen({ path: '/cart', as: 'shopper', scenario: 'empty' }),
  globals: phone,
  parameters: { states: ['Cart/empty'] },
});

Unopened.test('S8.GEN.02 in a shop without products, the empty bag sends nobody shopping', async ({ canvas }) => {
  await expect(await canvas.findByText('New pieces are on their way.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Start shopping' })).toBeNull();
});

export const Loading = meta.story({
  render: renderScreen({ ...bag, scenario: 'cartWaiting' }),
  globals: phone,
  parameters: { states: ['Cart/loading', 'cart.open.loading'] },
});

export const Failed = meta.story({
  render: renderScreen({ ...bag, scenario: 'cartDown' }),
  globals: phone,
  parameters: { states: ['Cart/failed', 'cart.open.failed'] },
});

Failed.test('J54 differs from an empty bag and can be retried', async ({ canvas, userEvent, msw }) => {
  await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(canvas.queryByText('Your cart is empty')).toBeNull();
  msw.use(...createMockShop({ as: 'shopper' }).handlers);
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(await canvas.findByRole('list', { name: 'Items in your bag' })).toBeVisible();
});

export const Offline = meta.story({
  render: renderScreen({ ...bag, offline: true }),
  globals: phone,
  parameters: { states: ['Cart/offline'] },
});

Offline.test('J54 says that there is no network and can be retried', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const LongContent = meta.story({
  render: renderScreen({ ...bag, scenario: 'longContent' }),
  globals: phone,
  parameters: { states: ['Cart/longContent'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Deliver to:');
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
});

// J20 names the changed price before ordering
export const PriceRose = meta.story({
  render: renderScreen({ ...bag, scenario: 'priceRose' }),
  globals: phone,
  parameters: { states: ['Cart/priceRose'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/Prices updated since you filled your bag/);
    await expect(canvas.getByText(/^Vembanad Run Tee: ₹[\d,]+ instead of ₹[\d,]+$/)).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  render: renderScreen({ ...bag, scenario: 'lineWithdrawn' }),
  globals: phone,
  parameters: { states: ['Cart/withdrawn'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Deliver to:');
    await expect(await canvas.findByText('We no longer sell this. Your order goes on without it.')).toBeVisible();
  },
});

Withdrawn.test('leaves the line out of the figures and orders the rest', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('region', { name: 'Price Details' })).toHaveTextContent('Items1');
  await pressPlaceOrder({ canvas, userEvent });
  await expectSeen(await screen.findByRole('dialog', { name: 'Your Order is Placed!' }));
});

Withdrawn.test('promises a day of delivery only for what is sold', async ({ canvas }) => {
  const lines = within(canvas.getByRole('list', { name: 'Items in your bag' })).getAllByRole('listitem');
  await expect(lines.map(({ textContent }) => /Delivery by/.test(textContent))).toEqual(
    lines.map(({ textContent }) => !/no longer sell/.test(textContent)),
  );
});

export const WithdrawnDesktop = Withdrawn.extend({ globals: { viewport: { value: 'desktop' } } });
export const WithdrawnTablet = Withdrawn.extend({ globals: { viewport: { value: 'tablet' } } });

export const AllWithdrawn = meta.story({
  render: renderScreen({ ...bag, scenario: 'bagWithdrawn' }),
  globals: phone,
  parameters: { states: ['Cart/withdrawn'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^We no longer sell this/)).toHaveLength(2);
  },
});

AllWithdrawn.test('says why nothing can be ordered', async ({ canvas, userEvent }) => {
  await pressPlaceOrder({ canvas, userEvent });
  await expect((await screen.findAllByText('Nothing in your bag is sold any more.')).length).toBeGreaterThan(0);
  await expect(screen.queryByRole('dialog')).toBeNull();
});

// J74 shows the new quantity at once, and removes nothing while it is saved
export const Saving = meta.story({
  render: renderScreen({ ...bag, scenario: 'addWaiting' }),
  globals: phone,
  parameters: { states: ['cart.open.saving'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Increase' }))[0] ?? document.body);
    await waitFor(() => expect(canvas.getByRole('article', { busy: true })).toBeVisible());
    await expect(within(canvas.getByRole('group', tee)).getByRole('status')).toHaveTextContent('3');
    await expect(canvas.getByRole('button', { name: /^Remove Vembanad Run Tee, .*, Size / })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

// S8.CART.04 a change that was not saved shows its error and is rolled back
export const Rereading = Ready.extend({
  globals: phone,
  parameters: { states: ['cart.open.refreshing'] },
  play: async ({ canvas, userEvent, msw }) => {
    const [increase = document.body] = await canvas.findAllByRole('button', { name: 'Increase' });
    msw.use(...createMockShop({ as: 'shopper', scenario: 'cartRereading' }).handlers);
    await userEvent.click(increase);
    await screen.findAllByText(messages['S8.CART.04']);
    await expect(within(canvas.getByRole('group', tee)).getByRole('status')).toHaveTextContent('2');
  },
});

Ready.test('J04 S5.ADD.01 an ended session asks for the login', async ({ canvas, userEvent, msw }) => {
  const [increase = document.body] = await canvas.findAllByRole('button', { name: 'Increase' });
  msw.use(...createMockShop({ as: 'shopper', scenario: 'cartSessionLost' }).handlers);
  await userEvent.click(increase);
  await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
});

Ready.test('S8.CART.04 J54 the bag stays when it cannot be read after a failed change', async (context) => {
  const { canvas, userEvent, msw } = context;
  const [increase = document.body] = await canvas.findAllByRole('button', { name: 'Increase' });
  msw.use(...createMockShop({ as: 'shopper', scenario: 'cartUnread' }).handlers);
  await userEvent.click(increase);
  await expect((await screen.findAllByText(messages['S8.CART.04'])).length).toBeGreaterThan(0);
  await waitFor(() => expect(canvas.queryByRole('article', { busy: true })).toBeNull());
  await expect(within(canvas.getByRole('group', tee)).getByRole('status')).toHaveTextContent('2');
});

// S2.CART.03 J22 an order without an address moves the focus to it
export const WithoutAddress = meta.story({
  render: renderScreen({
    ...bag,
    prepare: (state) => {
      state.addresses = [];
    },
  }),
  globals: phone,
  parameters: { states: ['Cart/ready', 'order-placement.idle'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(messages['S2.CART.03']);
    const [button = document.body] = await canvas.findAllByRole('button', { name: 'Place Order' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(messages['S2.CART.03']).closest('p')).toHaveFocus());
  },
});

export const Unreached = meta.story({
  render: renderScreen({ ...bag, unreached: true }),
  globals: phone,
  parameters: { states: ['Cart/failed'] },
});

Unreached.test(
  'J54 without an answer who is here and without the machines’ script the page can be retried',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('list', { name: 'Items in your bag' })).toBeVisible();
  },
);

// S8.PROF.02 asks for a login
export const SignedOut = meta.story({
  render: renderScreen({ path: '/cart', frame: 'bare' }),
  globals: phone,
  parameters: { states: ['Cart/signedOut', 'cart.signedOut'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Please Login First' })).toBeVisible();
  },
});

SignedOut.test('S2.LOGIN.09 J19 a login from the bag leads back to it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Sign In' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'asha@kayal.example');
  await userEvent.type(canvas.getByLabelText('Password'), demoPassword);
  await userEvent.click(canvas.getByRole('button', { name: /^Sign In/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible();
  await expect(await canvas.findByRole('list', { name: 'Items in your bag' })).toBeVisible();
});
