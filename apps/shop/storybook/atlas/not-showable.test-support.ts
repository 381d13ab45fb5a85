import type { MachineState } from './machines.test-support.ts';

const leaves = 'The screen has gone to another page when the machine ends here.';

const onServer =
  'The server takes its steps; screens show its stage as situations of OrderSummary, OrderReturn, Dashboard, Returns and CataloguePictures.';

/**
 * States that no story can show, each with the reason. States that are left at once are found automatically:
 * those with an unguarded `always`.
 */
export const notShowable: { readonly [State in MachineState]?: string } = {
  'sign-up.registered': leaves,
  'order-placement.awaited': leaves,
  'otp-verification.verified': leaves,
  'otp-verification.expired': leaves,
  'otp-verification.cancelled': leaves,
  'otp-verification.active.clock.over': 'The minute ends while a code is being checked; it looks as submitting does.',
  'password-reset.changed': leaves,
  'order-life.open.placed': onServer,
  'order-life.open.packed': onServer,
  'order-life.open.shipped': onServer,
  'order-life.open.outForDelivery': onServer,
  'order-life.open.returnedToSender': onServer,
  'order-life.delivered': onServer,
  'order-life.cancelled': onServer,
  'payment.none': onServer,
  'payment.started': onServer,
  'payment.pending': onServer,
  'payment.authorised': onServer,
  'payment.held': onServer,
  'payment.paid': onServer,
  'payment.refunded': onServer,
  'payment.chargedBack': onServer,
  'payment.failed': onServer,
  'payment.expired': onServer,
  'people-import.checking': onServer,
  'people-import.refused': onServer,
  'people-import.checked': onServer,
  'people-import.bringing': onServer,
  'people-import.stopped': onServer,
  'people-import.done': onServer,
  'people-import.undoing': onServer,
  'people-import.undone': onServer,
  'picture-fetch.waiting': onServer,
  'picture-fetch.fetched': onServer,
  'picture-fetch.failed': onServer,
  'picture-fetch.left': onServer,
  'return-request.asked': onServer,
  'return-request.approved': onServer,
  'return-request.pickUpArranged': onServer,
  'return-request.received': onServer,
  'return-request.examined': onServer,
  'return-request.declined': onServer,
  'return-request.refunded': onServer,
  'return-request.exchanged': onServer,
  'return-request.replaced': onServer,
  'return-request.sentBack': onServer,
  'return-request.cancelled': onServer,
  'return-request.lapsed': onServer,
  'shop-archive.none': onServer,
  'shop-archive.working': onServer,
  'shop-archive.ready': onServer,
  'shop-archive.failed': onServer,
  'search-suggestions.debouncing': 'Lasts for the debounce; it looks as asking does.',
  'colour-lookup.loading': 'Lasts for the import of the list of colour names, which no mock can hold.',
};
