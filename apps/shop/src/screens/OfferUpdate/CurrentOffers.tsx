import type { CurrentOffer } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { ConfirmDialog, DataTable, Heading, StatePanel } from '@kayal/design-system';
import { useState } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { offerColumns } from './offer-columns.tsx';
import * as css from './OfferUpdate.css.ts';
import type { Offers } from './use-offers.ts';

interface CurrentOffersProps {
  readonly offers: Offers;
}

/** The current offers, each with a Remove action that asks for confirmation. */
export function CurrentOffers({ offers: { form, send, offers } }: CurrentOffersProps) {
  const money = useMoneyFormat();
  const [toConfirm, setToConfirm] = useState<CurrentOffer | null>(null);
  const { data, error, reload } = offers;

  return (
    <section className={css.list} aria-labelledby="current-offers">
      <Heading level={2} size="medium" id="current-offers">
        Current offers
      </Heading>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the offers" onRetry={reload} />
      ) : (
        <>
          <p className={css.quiet}>
            {data.items.length === data.total
              ? `${data.total} items have an offer.`
              : `The first ${data.items.length} of ${data.total} items with an offer.`}
          </p>
          <DataTable
            caption="Items with an offer"
            columns={offerColumns({ money, isBusy: form.hasTag('busy'), onRemove: setToConfirm })}
            rows={data.items}
            rowKey={({ productId }) => String(productId)}
            empty={<StatePanel kind="empty" icon="tag" heading="No offers now" text="Everything is sold at its MRP." />}
          />
        </>
      )}
      <ConfirmDialog
        open={toConfirm !== null}
        onOpenChange={(open) => {
          if (!open) setToConfirm(null);
        }}
        tone="danger"
        title="Remove this offer?"
        description={
          toConfirm === null
            ? ''
            : `${toConfirm.name} goes back from ${formatMoney(toConfirm.offer, money)} to its MRP of ${formatMoney(toConfirm.mrp, money)}, at once and in every bag.`
        }
        confirmLabel="Remove offer"
        onConfirm={() => {
          if (toConfirm !== null) send({ type: 'offer.remove', productId: toConfirm.productId });
          setToConfirm(null);
        }}
      />
    </section>
  );
}
