import type { Paise } from '@kayal/api-contract/client';
import { selectActiveAddress, type selectOrderedLines } from '@kayal/commerce-core';
import { useState } from 'react';
import type { Place } from '../../../data/shopper/place-terms.ts';
import { useShop } from '../../../data/use-shop.ts';
import type { AddressBookSnapshot } from '../../../machines/account/use-address-book.ts';

/** The lines that an order takes. */
export type OrderedLines = ReturnType<typeof selectOrderedLines>;

/** A place whose terms are known. */
export interface KnownPlace {
  /** Null where the shop charges without pincodes. */
  readonly pincode: string | null;
  readonly place: Place;
}

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
  /** The pincode whose terms must be read with `PlaceTerms`; undefined where nothing is to be read. */
  readonly asked: string | null | undefined;
  readonly onRead: (known: KnownPlace) => void;
}

/** The terms of the bag at the active address. Most shops have one charge for all places: nothing is read for them. */
export function useBagTerms(book: AddressBookSnapshot | undefined, lines: OrderedLines): BagTerms {
  const { delivery, deliveryBy } = useShop();
  const [known, onRead] = useState<KnownPlace>();
  const pincode = book === undefined ? undefined : selectActiveAddress(book)?.pincode;
  const asked = deliveryBy === undefined ? undefined : deliveryBy === 'bag' ? null : pincode;
  const place = known?.pincode === asked ? known?.place : undefined;
  return {
    charge: place?.chargeOf(lines) ?? delivery.charge,
    cashFee: place?.cash.fee ?? 0,
    days: place?.days ?? delivery.processingDays.max + delivery.deliveryDays.max,
    isPending: asked !== undefined && place === undefined,
    problem: place?.problemOf(lines) ?? null,
    asked,
    onRead,
  };
}
