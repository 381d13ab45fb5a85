import type { ProductSummary } from '@kayal/api-contract/client';
import { deliveryNote, formatMoney } from '@kayal/commerce-core';
import { Button, Stack, Text, TextField } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { textsOf } from '../../../browser/field-text.ts';
import { tabStorage } from '../../../browser/storages.ts';
import { usePlaceTerms } from '../../../data/shopper/use-place-terms.ts';
import { useDateFormat, useMoneyFormat } from '../../../data/use-shop.ts';

const storageKey = 'pincode';

/** Asks for a pincode, which the tab remembers, and says whether, until when and at what charge a product comes there. */
export function PincodePromise({ product }: { readonly product: ProductSummary }) {
  const [asked, setAsked] = useState(() => tabStorage.getItem(storageKey) ?? '');
  const check = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = (textsOf(event.currentTarget).get('pincode') ?? '').replaceAll(/\s/g, '');
    tabStorage.setItem(storageKey, typed);
    setAsked(typed);
  };
  return (
    <Stack gap={8}>
      <form onSubmit={check} noValidate>
        <Stack gap={8} align="start">
          <TextField
            label="Deliver to pincode"
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
            defaultValue={asked}
          />
          <Button type="submit" variant="secondary">
            Check
          </Button>
        </Stack>
      </form>
      <div role="status">{asked === '' ? null : <Promised key={asked} pincode={asked} product={product} />}</div>
    </Stack>
  );
}

function Promised({ pincode, product }: { readonly pincode: string; readonly product: ProductSummary }) {
  const { place, retry } = usePlaceTerms(pincode);
  const [now] = useState(() => Date.now());
  const dates = useDateFormat();
  const money = useMoneyFormat();
  if (retry !== null) {
    return (
      <Button variant="secondary" size="small" icon="refresh" onClick={retry}>
        Retry
      </Button>
    );
  }
  if (place === undefined) return <Text size={14}>Checking…</Text>;
  const lines = [{ quantity: 1, price: product.offer ?? product.mrp }];
  const problem = place.isReadable ? null : 'A pincode has six digits.';
  if (problem !== null || !place.isServed) {
    return (
      <Text size={14} tone="danger">
        {problem ?? `We do not deliver to ${pincode} yet.`}
      </Text>
    );
  }
  const charge = place.chargeOf(lines) + place.cash.fee;
  const parts = [
    deliveryNote(now, dates, place.days),
    charge === 0 ? 'free' : `for ${formatMoney(charge, money)}`,
    place.takesCash ? 'pay on delivery' : 'no cash on delivery',
  ];
  return <Text size={14}>{parts.join(', ')}.</Text>;
}
