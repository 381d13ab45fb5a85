import * as core from '@kayal/commerce-core';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { renderBelowStatechart } from './LiveStatechart.test-support.tsx';
import { machineScreens as screens } from './machine-screens.test-support.ts';

const meta = preview.meta({
  title: 'Statecharts/Live',
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^States of/ });
    // A screen that breaks while it renders has no main part.
    await within(await canvas.findByRole('main')).findAllByRole('heading');
  },
});

export const AddressBook = meta.story({
  render: renderBelowStatechart(core.addressBookMachine, screens['address-book']),
});
export const Cart = meta.story({ render: renderBelowStatechart(core.cartMachine, screens.cart) });
export const ColourLookup = meta.story({
  render: renderBelowStatechart(core.colourLookupMachine, screens['colour-lookup']),
});
export const ColourTable = meta.story({
  render: renderBelowStatechart(core.colourTableMachine, screens['colour-table']),
});
export const Contact = meta.story({ render: renderBelowStatechart(core.contactMachine, screens.contact) });
export const ImageSave = meta.story({ render: renderBelowStatechart(core.imageSaveMachine, screens['image-save']) });
export const ListingFilters = meta.story({
  render: renderBelowStatechart(core.listingFiltersMachine, screens['listing-filters']),
});
export const Offer = meta.story({ render: renderBelowStatechart(core.offerMachine, screens.offer) });
export const OrderDelivery = meta.story({
  render: renderBelowStatechart(core.orderDeliveryMachine, screens['order-delivery']),
});
export const OrderPlacement = meta.story({
  render: renderBelowStatechart(core.orderPlacementMachine, screens['order-placement']),
});
export const OtpVerification = meta.story({
  render: renderBelowStatechart(core.otpVerificationMachine, screens['otp-verification']),
});
export const PasswordReset = meta.story({
  render: renderBelowStatechart(core.passwordResetMachine, screens['password-reset']),
});
export const ProductSelection = meta.story({
  render: renderBelowStatechart(core.productSelectionMachine, screens['product-selection']),
});
export const SearchSuggestions = meta.story({
  render: renderBelowStatechart(core.searchSuggestionsMachine, screens['search-suggestions']),
});
export const Session = meta.story({ render: renderBelowStatechart(core.sessionMachine, screens.session) });
export const SignUp = meta.story({ render: renderBelowStatechart(core.signUpMachine, screens['sign-up']) });
export const StockWatch = meta.story({ render: renderBelowStatechart(core.stockWatchMachine, screens['stock-watch']) });
export const Wishlist = meta.story({ render: renderBelowStatechart(core.wishlistMachine, screens.wishlist) });

SignUp.test('the highlighted state and the last transition follow the screen', async ({ canvas, userEvent }) => {
  const chart = within(await canvas.findByRole('complementary', { name: 'Machine sign-up' }));
  // A page's machine starts when a hand moves.
  await userEvent.hover(await canvas.findByRole('main'));
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
