import {
  addressBookMachine,
  cartMachine,
  colourLookupMachine,
  colourTableMachine,
  contactMachine,
  imageSaveMachine,
  listingFiltersMachine,
  offerMachine,
  orderDeliveryMachine,
  orderLifeMachine,
  orderPlacementMachine,
  otpVerificationMachine,
  passwordResetMachine,
  paymentMachine,
  peopleImportMachine,
  productSelectionMachine,
  pictureFetchMachine,
  returnRequestMachine,
  rehearsalMachine,
  shopArchiveMachine,
  searchSuggestionsMachine,
  sessionMachine,
  signUpMachine,
  stockWatchMachine,
  wishlistMachine,
} from '@kayal/commerce-core';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

/** Every machine of the shop and of its server, in the order of the atlas. */
export const machines = [
  sessionMachine,
  signUpMachine,
  otpVerificationMachine,
  passwordResetMachine,
  searchSuggestionsMachine,
  listingFiltersMachine,
  productSelectionMachine,
  stockWatchMachine,
  wishlistMachine,
  cartMachine,
  orderPlacementMachine,
  orderLifeMachine,
  paymentMachine,
  pictureFetchMachine,
  returnRequestMachine,
  rehearsalMachine,
  shopArchiveMachine,
  addressBookMachine,
  contactMachine,
  orderDeliveryMachine,
  imageSaveMachine,
  offerMachine,
  colourTableMachine,
  colourLookupMachine,
  peopleImportMachine,
] as const;

/** The ids of a machine and of every state in it, as `statechartOf` gives them. */
type IdOf<Machine extends AnyStateMachine> = keyof ReturnType<SnapshotFrom<Machine>['getMeta']> & string;

/** The ids without inner states. */
type Innermost<Ids extends string, Id extends Ids = Ids> = Id extends Ids
  ? Extract<Ids, `${Id}.${string}`> extends never
    ? Id
    : never
  : never;

type InnermostOf<Machine extends AnyStateMachine> = Machine extends AnyStateMachine ? Innermost<IdOf<Machine>> : never;

/** An innermost state of a machine, such as `cart.open.idle`, from the machines' types. */
export type MachineState = InnermostOf<(typeof machines)[number]>;
