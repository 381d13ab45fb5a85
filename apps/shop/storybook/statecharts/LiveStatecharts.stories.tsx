import * as core from '@kayal/commerce-core';
import { verificationHandle } from '@kayal/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { productLink } from '../../src/paths.ts';
import { renderBesideStatechart } from './LiveStatechart.test-support.tsx';

const meta = preview.meta({ title: 'Statecharts/Live', parameters: { layout: 'fullscreen' } });

const product = productLink({ id: 1001, name: 'Vembanad Run Tee' }).href;
const soldOut = productLink({ id: 1024, name: 'Bekal Run Jacket' }).href;
const shopper = { as: 'shopper' } as const;
const admin = { as: 'admin' } as const;

export const AddressBook = meta.story({
  render: renderBesideStatechart(core.addressBookMachine, { ...shopper, path: '/address' }),
});
export const Cart = meta.story({ render: renderBesideStatechart(core.cartMachine, { ...shopper, path: '/cart' }) });
export const ColourLookup = meta.story({
  render: renderBesideStatechart(core.colourLookupMachine, { ...admin, path: '/updateColors' }),
});
export const ColourTable = meta.story({
  render: renderBesideStatechart(core.colourTableMachine, { ...admin, path: '/updateColors' }),
});
export const Contact = meta.story({ render: renderBesideStatechart(core.contactMachine, { path: '/contact' }) });
export const ImageSave = meta.story({
  render: renderBesideStatechart(core.imageSaveMachine, { ...admin, path: '/imageupload?category=4&item=1001' }),
});
export const ListingFilters = meta.story({
  render: renderBesideStatechart(core.listingFiltersMachine, { path: '/subcategoryproducts?c=628&n=Women' }),
});
export const Offer = meta.story({
  render: renderBesideStatechart(core.offerMachine, { ...admin, path: '/offerupdate' }),
});
export const OrderDelivery = meta.story({
  render: renderBesideStatechart(core.orderDeliveryMachine, { ...admin, path: '/dashboard' }),
});
export const OrderPlacement = meta.story({
  render: renderBesideStatechart(core.orderPlacementMachine, { ...shopper, path: '/cart' }),
});
export const OtpVerification = meta.story({
  render: renderBesideStatechart(core.otpVerificationMachine, {
    path: '/verify',
    state: { id: verificationHandle, email: 'devika@kayal.example', fullName: 'Devika Kurup' },
  }),
});
export const PasswordReset = meta.story({
  render: renderBesideStatechart(core.passwordResetMachine, { path: '/forgotpass' }),
});
export const ProductSelection = meta.story({
  render: renderBesideStatechart(core.productSelectionMachine, { path: product }),
});
export const SearchSuggestions = meta.story({
  render: renderBesideStatechart(core.searchSuggestionsMachine, { path: '/contact', frame: 'page' }),
});
export const Session = meta.story({ render: renderBesideStatechart(core.sessionMachine, { path: '/login' }) });
export const SignUp = meta.story({ render: renderBesideStatechart(core.signUpMachine, { path: '/signup' }) });
export const StockWatch = meta.story({
  render: renderBesideStatechart(core.stockWatchMachine, { ...shopper, path: soldOut }),
});
export const Wishlist = meta.story({
  render: renderBesideStatechart(core.wishlistMachine, { ...shopper, path: '/wishlist' }),
});

SignUp.test('the highlighted state changes with the screen, and the event is listed', async ({ canvas, userEvent }) => {
  const chart = within(await canvas.findByRole('complementary', { name: 'Statechart of sign-up' }));
  await expect(await chart.findByText('Now: sign-up.editing.clean')).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: /^Create an account/ }));
  await expect(await chart.findByText('Now: sign-up.editing.invalid')).toBeVisible();
  await expect(within(chart.getByRole('list')).getAllByRole('listitem')[0]).toHaveTextContent('signUp.submit');
});

Cart.test('the bag’s states are followed through its calls', async ({ canvas, userEvent }) => {
  const chart = within(await canvas.findByRole('complementary', { name: 'Statechart of cart' }));
  await expect(await chart.findByText(/cart\.open\.idle/)).toBeVisible();
  const [increase = document.body] = await canvas.findAllByRole('button', { name: 'Increase' });
  await userEvent.click(increase);
  await expect((await chart.findAllByText('line.quantity'))[0]).toBeVisible();
});
