import * as core from '@kayal/commerce-core';
import { verificationHandle } from '@kayal/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { productLink } from '../../src/paths.ts';
import { renderBelowStatechart } from './LiveStatechart.test-support.tsx';

const meta = preview.meta({
  title: 'Statecharts/Live',
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^States of/ });
    // A screen that breaks while it renders has no main part.
    await within(await canvas.findByRole('main')).findAllByRole('heading');
  },
});

const product = productLink({ id: 1001, name: 'Vembanad Run Tee' }).href;
const soldOut = productLink({ id: 1024, name: 'Bekal Run Jacket' }).href;
const shopper = { as: 'shopper' } as const;
const admin = { as: 'admin' } as const;

export const AddressBook = meta.story({
  render: renderBelowStatechart(core.addressBookMachine, { ...shopper, path: '/address' }),
});
export const Cart = meta.story({ render: renderBelowStatechart(core.cartMachine, { ...shopper, path: '/cart' }) });
export const ColourLookup = meta.story({
  render: renderBelowStatechart(core.colourLookupMachine, { ...admin, path: '/updateColors' }),
});
export const ColourTable = meta.story({
  render: renderBelowStatechart(core.colourTableMachine, { ...admin, path: '/updateColors' }),
});
export const Contact = meta.story({ render: renderBelowStatechart(core.contactMachine, { path: '/contact' }) });
export const ImageSave = meta.story({
  render: renderBelowStatechart(core.imageSaveMachine, { ...admin, path: '/imageupload?category=4&item=1001' }),
});
export const ListingFilters = meta.story({
  render: renderBelowStatechart(core.listingFiltersMachine, { path: '/subcategoryproducts?c=628&n=Women' }),
});
export const Offer = meta.story({
  render: renderBelowStatechart(core.offerMachine, { ...admin, path: '/offerupdate' }),
});
export const OrderDelivery = meta.story({
  render: renderBelowStatechart(core.orderDeliveryMachine, { ...admin, path: '/dashboard' }),
});
export const OrderPlacement = meta.story({
  render: renderBelowStatechart(core.orderPlacementMachine, { ...shopper, path: '/cart' }),
});
export const OtpVerification = meta.story({
  render: renderBelowStatechart(core.otpVerificationMachine, {
    path: '/verify',
    state: { id: verificationHandle, email: 'devika@kayal.example', fullName: 'Devika Kurup' },
  }),
});
export const PasswordReset = meta.story({
  render: renderBelowStatechart(core.passwordResetMachine, { path: '/forgotpass' }),
});
export const ProductSelection = meta.story({
  render: renderBelowStatechart(core.productSelectionMachine, { path: product }),
});
export const SearchSuggestions = meta.story({
  render: renderBelowStatechart(core.searchSuggestionsMachine, { path: '/contact', frame: 'page' }),
});
export const Session = meta.story({ render: renderBelowStatechart(core.sessionMachine, { path: '/login' }) });
export const SignUp = meta.story({ render: renderBelowStatechart(core.signUpMachine, { path: '/signup' }) });
export const StockWatch = meta.story({
  render: renderBelowStatechart(core.stockWatchMachine, { ...shopper, path: soldOut }),
});
export const Wishlist = meta.story({
  render: renderBelowStatechart(core.wishlistMachine, { ...shopper, path: '/wishlist' }),
});

SignUp.test('the highlighted state and the last transition follow the screen', async ({ canvas, userEvent }) => {
  const chart = within(await canvas.findByRole('complementary', { name: 'Machine sign-up' }));
  await expect(await chart.findByText('Now: sign-up.editing.clean')).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: /^Create an account/ }));
  await expect(await chart.findByText('Now: sign-up.editing.invalid')).toBeVisible();
  await expect(await chart.findByRole('button', { name: /^signUp\.submit.*last transition/ })).toBeInTheDocument();
  await expect(chart.getByRole('button', { name: /^invalid.*active/ })).toHaveAttribute('aria-current', 'true');
});

Cart.test('the bag’s states are followed through its calls', async ({ canvas, userEvent }) => {
  const chart = within(await canvas.findByRole('complementary', { name: 'Machine cart' }));
  await expect(await chart.findByText(/cart\.open\.idle/)).toBeVisible();
  const [increase = document.body] = await canvas.findAllByRole('button', { name: 'Increase' });
  await userEvent.click(increase);
  await expect(await chart.findByText(/"kind": "quantity"|"delta": 1/)).toBeInTheDocument();
});

Cart.test('an event pressed on the drawing reaches the screen', async ({ canvas, userEvent }) => {
  const chart = within(await canvas.findByRole('complementary', { name: 'Machine cart' }));
  await expect(await chart.findByText('Now: cart.open.idle')).toBeVisible();
  await userEvent.click(await chart.findByRole('button', { name: /^cart\.close.*sends the event/ }));
  await expect(await chart.findByText('Now: cart.signedOut')).toBeVisible();
});
