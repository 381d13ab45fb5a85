import {
  addressBookMachine,
  cartMachine,
  categoryCarouselMachine,
  colourLookupMachine,
  colourTableMachine,
  contactMachine,
  imageSaveMachine,
  listingFiltersMachine,
  offerMachine,
  orderDeliveryMachine,
  orderPlacementMachine,
  otpVerificationMachine,
  passwordResetMachine,
  productSelectionMachine,
  searchSuggestionsMachine,
  sessionMachine,
  signUpMachine,
  stockWatchMachine,
  wishlistMachine,
} from '@kayal/commerce-core';
import { statechartOf } from '@kayal/commerce-core/statechart';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StatechartPage } from './StatechartPage.test-support.tsx';

const meta = preview.meta({ component: StatechartPage, title: 'Statecharts' });

export const AddressBook = meta.story({ args: { machine: addressBookMachine } });
export const Cart = meta.story({ args: { machine: cartMachine } });
export const CategoryCarousel = meta.story({ args: { machine: categoryCarouselMachine } });
export const ColourLookup = meta.story({ args: { machine: colourLookupMachine } });
export const ColourTable = meta.story({ args: { machine: colourTableMachine } });
export const Contact = meta.story({ args: { machine: contactMachine } });
export const ImageSave = meta.story({ args: { machine: imageSaveMachine } });
export const ListingFilters = meta.story({ args: { machine: listingFiltersMachine } });
export const Offer = meta.story({ args: { machine: offerMachine } });
export const OrderDelivery = meta.story({ args: { machine: orderDeliveryMachine } });
export const OrderPlacement = meta.story({ args: { machine: orderPlacementMachine } });
export const OtpVerification = meta.story({ args: { machine: otpVerificationMachine } });
export const PasswordReset = meta.story({ args: { machine: passwordResetMachine } });
export const ProductSelection = meta.story({ args: { machine: productSelectionMachine } });
export const SearchSuggestions = meta.story({ args: { machine: searchSuggestionsMachine } });
export const Session = meta.story({ args: { machine: sessionMachine } });
export const SignUp = meta.story({ args: { machine: signUpMachine } });
export const StockWatch = meta.story({ args: { machine: stockWatchMachine } });
export const Wishlist = meta.story({ args: { machine: wishlistMachine } });

Cart.test('draws every state and lists every transition of the machine', async ({ canvas }) => {
  const chart = statechartOf(cartMachine);
  const drawing = canvas.getByRole('img', { name: 'Statechart of cart' });
  for (const { name } of chart.states) await expect(drawing).toHaveTextContent(name);
  await expect(canvas.getAllByRole('row')).toHaveLength(chart.transitions.length + 1);
  await expect(canvas.getByRole('table')).toHaveTextContent('S8.CART.01');
});
