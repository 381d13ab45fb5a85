import * as core from '@kayal/commerce-core';
import { statechartOf } from '@kayal/commerce-core/statechart';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StatechartPage } from './StatechartPage.test-support.tsx';

const meta = preview.meta({ component: StatechartPage, title: 'Statecharts' });

export const AddressBook = meta.story({ args: { machine: core.addressBookMachine } });
export const Cart = meta.story({ args: { machine: core.cartMachine } });
export const ColourLookup = meta.story({ args: { machine: core.colourLookupMachine } });
export const ColourTable = meta.story({ args: { machine: core.colourTableMachine } });
export const Contact = meta.story({ args: { machine: core.contactMachine } });
export const ImageSave = meta.story({ args: { machine: core.imageSaveMachine } });
export const ListingFilters = meta.story({ args: { machine: core.listingFiltersMachine } });
export const Offer = meta.story({ args: { machine: core.offerMachine } });
export const OrderDelivery = meta.story({ args: { machine: core.orderDeliveryMachine } });
export const OrderPlacement = meta.story({ args: { machine: core.orderPlacementMachine } });
export const OtpVerification = meta.story({ args: { machine: core.otpVerificationMachine } });
export const PasswordReset = meta.story({ args: { machine: core.passwordResetMachine } });
export const ProductSelection = meta.story({ args: { machine: core.productSelectionMachine } });
export const SearchSuggestions = meta.story({ args: { machine: core.searchSuggestionsMachine } });
export const Session = meta.story({ args: { machine: core.sessionMachine } });
export const SignUp = meta.story({ args: { machine: core.signUpMachine } });
export const StockWatch = meta.story({ args: { machine: core.stockWatchMachine } });
export const Wishlist = meta.story({ args: { machine: core.wishlistMachine } });

Cart.test('draws every state and lists every transition of the machine', async ({ canvas }) => {
  const chart = statechartOf(core.cartMachine);
  const drawing = canvas.getByRole('img', { name: 'Statechart of cart' });
  for (const { name } of chart.states) await expect(drawing).toHaveTextContent(name);
  await expect(canvas.getAllByRole('row')).toHaveLength(chart.transitions.length + 1);
  await expect(canvas.getByRole('table')).toHaveTextContent('S8.CART.01');
});
