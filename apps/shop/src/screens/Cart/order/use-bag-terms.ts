import type { Paise } from '@kayal/api-contract/client';
import { selectActiveAddress, type selectOrderedLines } from '@kayal/commerce-core';
import { usePlaceTerms } from '../../../data/shopper/use-place-terms.ts';
import { useShop } from '../../../data/use-shop.ts';
import type { AddressBookSnapshot } from '../../../machines/account/use-address-book.ts';

type OrderedLines = ReturnType<typeof selectOrderedLines>;

/** What the delivery of the bag costs and promises. */
export interface BagTerms {
  readonly charge: Paise;
  /** The part of `charge` that is the fee of cash. */
  readonly cashFee: Paise;
  /** Max business days from the order to its delivery. */
  readonly days: number;
  /** Whether charge and days are not known yet. */
  readonly isPending: boolean;
  /** Why the bag cannot be ordered; null when nothing is known against it. */
  readonly problem: string | null;
  /** Reads the terms again after an error; null without one. */
  readonly retry: (() => void) | null;
}

/** The terms of the bag at the active address. In a shop without terms of delivery nothing is read for them. */
export function useBagTerms(book: AddressBookSnapshot | undefined, lines: OrderedLines): BagTerms {
  const { delivery, deliveryBy } = useShop();
  const pincode = book === undefined ? undefined : selectActiveAddress(book)?.pincode;
  const asked = deliveryBy === undefined ? undefined : deliveryBy === 'bag' ? null : pincode;
  const { place, retry } = usePlaceTerms(asked);
  return {
    charge: place?.chargeOf(lines) ?? delivery.charge,
    cashFee: place?.cash.fee ?? 0,
    days: place?.days ?? delivery.processingDays.max + delivery.deliveryDays.max,
    isPending: asked !== undefined && place === undefined,
    problem: retry === null ? (place?.problemOf(lines) ?? null) : 'We could not load the delivery charge.',
    retry,
  };
}
