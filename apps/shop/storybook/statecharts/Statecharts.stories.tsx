import * as core from '@kayal/commerce-core';
import { messages } from '@kayal/commerce-core';
import { statechartOf } from '@kayal/commerce-core/statechart';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../atlas/machines.test-support.ts';
import preview from '../../../../.storybook/preview.tsx';
import { renderBelowStatechart } from './LiveStatechart.test-support.tsx';
import { screenOf, serverMachines } from './machine-screens.test-support.ts';
import { StatechartPage } from './StatechartPage.test-support.tsx';

const meta = preview.meta({
  title: 'Statecharts',
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^States of/ });
  },
});

/** The machine is not an arg, because a machine is not JSON. */
const page = (machine: AnyStateMachine) => (args: unknown, context: Pick<StoryContext, 'id' | 'msw'>) => {
  const screen = screenOf(machine.id);
  const play = screen && (() => renderBelowStatechart(machine, screen)(args, context));
  return <StatechartPage machine={machine} play={play} />;
};

export const AddressBook = meta.story({ render: page(core.addressBookMachine) });
// lists each text that the machine shows, with its id
export const Cart = meta.story({
  render: page(core.cartMachine),
  play: async ({ canvas }) => {
    const texts = await canvas.findByRole('table', { name: 'Errors and notices' });
    await expect(within(texts).getByRole('row', { name: /^S8\.CART\.03 / })).toHaveTextContent(messages['S8.CART.03']);
  },
});
export const ColourLookup = meta.story({ render: page(core.colourLookupMachine) });
export const ColourTable = meta.story({ render: page(core.colourTableMachine) });
export const Contact = meta.story({ render: page(core.contactMachine) });
export const ImageSave = meta.story({ render: page(core.imageSaveMachine) });
export const ListingFilters = meta.story({ render: page(core.listingFiltersMachine) });
export const Offer = meta.story({ render: page(core.offerMachine) });
export const OrderDelivery = meta.story({ render: page(core.orderDeliveryMachine) });
export const OrderLife = meta.story({ render: page(core.orderLifeMachine) });
export const OrderPlacement = meta.story({ render: page(core.orderPlacementMachine) });
export const OtpVerification = meta.story({ render: page(core.otpVerificationMachine) });
export const PasswordReset = meta.story({ render: page(core.passwordResetMachine) });
export const Payment = meta.story({ render: page(core.paymentMachine) });
export const PeopleImport = meta.story({ render: page(core.peopleImportMachine) });
export const ProductSelection = meta.story({ render: page(core.productSelectionMachine) });
export const PictureFetch = meta.story({ render: page(core.pictureFetchMachine) });
export const ReturnRequest = meta.story({ render: page(core.returnRequestMachine) });
export const Rehearsal = meta.story({ render: page(core.rehearsalMachine) });
export const ShopArchive = meta.story({ render: page(core.shopArchiveMachine) });
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
  const table = canvas.getByRole('table', { name: /transitions$/ });
  await expect(within(table).getAllByRole('row')).toHaveLength(chart.transitions.length + 1);
  await expect(table).toHaveTextContent('S8.CART.01');
});

Cart.test(
  'a press plays the machine with its screen: state, context and events to send',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play cart' }));
    const chart = within(await canvas.findByRole('complementary', { name: 'Machine cart' }));
    await expect(await chart.findByText('Now: cart.open.idle')).toBeVisible();
    await expect(chart.getByText(/"customerId"/)).toBeInTheDocument();
    await userEvent.click(await chart.findByRole('button', { name: /^cart\.close.*sends the event/ }));
    await expect(await chart.findByText('Now: cart.signedOut')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('button', { name: 'Play cart' })).toBeVisible();
  },
);

Cart.test('every machine of the browser has a screen to play it with', async () => {
  await expect(machines.map(({ id }) => id).filter((id) => screenOf(id) === undefined)).toEqual(serverMachines);
});
