import type { CurrentOffer } from '@kayal/api-contract/client';
import { formatMoney, priceDisplay, type MoneyFormat } from '@kayal/commerce-core';
import { Button, type DataColumn } from '@kayal/design-system';
import * as css from '../OfferUpdate.css.ts';

interface OfferColumnsOptions {
  readonly money: MoneyFormat;
  /** A save is in flight; the next removal must wait. */
  readonly isBusy: boolean;
  readonly onRemove: (offer: CurrentOffer) => void;
}

/** The columns of the current offers. */
export function offerColumns({ money, isBusy, onRemove }: OfferColumnsOptions): DataColumn<CurrentOffer>[] {
  return [
    {
      id: 'item',
      header: 'Item',
      names: true,
      cell: ({ productId, name }) => (
        <span className={css.item}>
          {name}
          <span className={css.quiet}>{productId}</span>
        </span>
      ),
    },
    {
      id: 'mrp',
      header: 'MRP',
      align: 'end',
      // Struck through, because a card on a phone shows the figures without their heads.
      cell: ({ mrp }) => <del className={css.quiet}>{formatMoney(mrp, money)}</del>,
    },
    { id: 'offer', header: 'Offer Price', align: 'end', cell: ({ offer }) => formatMoney(offer, money) },
    {
      id: 'saving',
      header: 'Saving',
      align: 'end',
      cell: (offer) => `${priceDisplay(offer, money).savingPercent}% off`,
    },
    {
      id: 'remove',
      header: 'Remove',
      cell: (offer) => (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onRemove(offer)}
          aria-label={`Remove the offer on ${offer.name}`}
          {...(isBusy ? { unavailableReason: 'A change is being saved.' } : {})}
        >
          Remove
        </Button>
      ),
    },
  ];
}
