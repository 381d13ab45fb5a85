import * as core from '@kayal/commerce-core';
import { statechartOf } from '@kayal/commerce-core/statechart';
import { expect } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import preview from '../../../../.storybook/preview.tsx';
import { StatechartPage } from './StatechartPage.test-support.tsx';

const meta = preview.meta({
  title: 'Statecharts',
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^States of/ });
  },
});

/** The machine is not an arg, because a machine is not JSON. */
const page = (machine: AnyStateMachine) => () => <StatechartPage machine={machine} />;

export const AddressBook = meta.story({ render: page(core.addressBookMachine) });
export const Cart = meta.story({ render: page(core.cartMachine) });
export const ColourLookup = meta.story({ render: page(core.colourLookupMachine) });
export const ColourTable = meta.story({ render: page(core.colourTableMachine) });
export const Contact = meta.story({ render: page(core.contactMachine) });
export const ImageSave = meta.story({ render: page(core.imageSaveMachine) });
export const ListingFilters = meta.story({ render: page(core.listingFiltersMachine) });
export const Offer = meta.story({ render: page(core.offerMachine) });
export const OrderDelivery = meta.story({ render: page(core.orderDeliveryMachine) });
export const OrderPlacement = meta.story({ render: page(core.orderPlacementMachine) });
export const OtpVerification = meta.story({ render: page(core.otpVerificationMachine) });
export const PasswordReset = meta.story({ render: page(core.passwordResetMachine) });
export const ProductSelection = meta.story({ render: page(core.productSelectionMachine) });
export const SearchSuggestions = meta.story({ render: page(core.searchSuggestionsMachine) });
export const Session = meta.story({ render: page(core.sessionMachine) });
export const SignUp = meta.story({ render: page(core.signUpMachine) });
export const StockWatch = meta.story({ render: page(core.stockWatchMachine) });
export const Wishlist = meta.story({ render: page(core.wishlistMachine) });

Cart.test('draws every state and lists every transition of the machine', async ({ canvas }) => {
  const chart = statechartOf(core.cartMachine);
  const drawing = await canvas.findByRole('list', { name: 'States of cart' });
  for (const { name } of chart.states) await expect(drawing).toHaveTextContent(name);
  const walked = drawing.querySelectorAll('[data-walk]');
  await expect(walked).toHaveLength(chart.states.length + chart.transitions.length);
  await expect(canvas.getAllByRole('row')).toHaveLength(chart.transitions.length + 1);
  await expect(canvas.getByRole('table')).toHaveTextContent('S8.CART.01');
});
