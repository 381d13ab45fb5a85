import type { Paise, PaymentWay } from '@kayal/api-contract/client';
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
  /** The ways to pay that the shop offers. */
  readonly ways: readonly PaymentWay[];
  /** The chosen way; the first that is possible before she chooses. */
  readonly way: PaymentWay;
  readonly onWay: (way: PaymentWay) => void;
  /** Why she cannot pay in cash; null when nothing is known against it. */
  readonly cashProblem: string | null;
  /** What paying in cash costs. */
  readonly feeOfCash: Paise;
  /** The part of `charge` that is the fee of cash; 0 for an order that is paid ahead. */
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

/** Of a shop that says nothing about payments. */
const cashAlone: readonly PaymentWay[] = ['cash'];

/** The terms of the bag at the active address. Most shops have one charge for all places: nothing is read for them. */
export function useBagTerms(book: AddressBookSnapshot | undefined, lines: OrderedLines): BagTerms {
  const { delivery, deliveryBy, paymentWays: ways = cashAlone } = useShop();
  const [chosen, onWay] = useState<PaymentWay>();
  const [known, onRead] = useState<KnownPlace>();
  const pincode = book === undefined ? undefined : selectActiveAddress(book)?.pincode;
  const asked = deliveryBy === undefined ? undefined : deliveryBy === 'bag' ? null : pincode;
  const place = known?.pincode === asked ? known?.place : undefined;
  const cashProblem = place?.cashProblemOf(lines) ?? null;
  const way = chosen ?? ways.find((each) => each !== 'cash' || cashProblem === null) ?? 'cash';
  const feeOfCash = place?.cash.fee ?? 0;
  const cashFee = way === 'cash' ? feeOfCash : 0;
  return {
    ways,
    way,
    onWay,
    cashProblem,
    feeOfCash,
    charge: place === undefined ? delivery.charge : place.chargeOf(lines) + cashFee,
    cashFee,
    days: place?.days ?? delivery.processingDays.max + delivery.deliveryDays.max,
    isPending: asked !== undefined && place === undefined,
    problem: place?.problem ?? (way === 'cash' ? cashProblem : null),
    asked,
    onRead,
  };
}
