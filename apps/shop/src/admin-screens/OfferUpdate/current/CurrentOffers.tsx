import type { CurrentOffer } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { Button, DataTable, Heading, StatePanel, TextField } from '@kayal/design-system';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { ConfirmItem } from '../../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { foundOffers, offerCountText, offersAtOnce } from './found-offers.ts';
import { offerColumns } from './offer-columns.tsx';
import * as css from '../OfferUpdate.css.ts';
import type { Offers } from '../use-offers.ts';

interface CurrentOffersProps {
  readonly offers: Offers;
}

/** The current offers, with a search, each with a Remove action that asks for confirmation. */
export function CurrentOffers({ offers: { form, send, offers } }: CurrentOffersProps) {
  const money = useMoneyFormat();
  const [toConfirm, setToConfirm] = useState<CurrentOffer | null>(null);
  const [text, setText] = useState('');
  const [shown, setShown] = useState(offersAtOnce);
  const { data, error, reload } = offers;
  const found = foundOffers(data?.items ?? [], text);
  const heading = useRef<HTMLHeadingElement>(null);
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (toConfirm !== null) isConfirmed.current = false;
  }, [toConfirm]);
  /** The pressed button goes with its offer. */
  const afterRemoval: RefObject<HTMLElement | null> = {
    get current() {
      return isConfirmed.current ? heading.current : null;
    },
  };

  return (
    <section className={css.list} aria-labelledby="current-offers">
      <Heading ref={heading} level={2} size="medium" id="current-offers" tabIndex={-1}>
        Current offers
      </Heading>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the offers" onRetry={reload} />
      ) : (
        <>
          {data.items.length > offersAtOnce ? (
            <TextField
              label="Find an offer"
              type="search"
              placeholder="Name or id of the item"
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setShown(offersAtOnce);
              }}
            />
          ) : null}
          <p className={css.quiet} role="status">
            {data.total === 0
              ? null
              : offerCountText(data.items.length, data.total, text.trim() === '' ? null : found.length)}
          </p>
          <DataTable
            scroll="page"
            cards="compact"
            caption="Items with an offer"
            columns={offerColumns({ money, isBusy: form.hasTag('busy'), onRemove: setToConfirm })}
            rows={found.slice(0, shown)}
            rowKey={({ productId }) => String(productId)}
            empty={
              text.trim() === '' ? (
                <StatePanel kind="empty" icon="tag" heading="No offers now" text="Everything is sold at its MRP." />
              ) : (
                <StatePanel kind="empty" icon="tag" heading="No offer found" text="Try another name or id." />
              )
            }
          />
          {found.length > shown ? (
            <Button variant="secondary" onClick={() => setShown(shown + offersAtOnce)}>
              Show more
            </Button>
          ) : null}
        </>
      )}
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        tone="danger"
        title={() => 'Remove this offer?'}
        description={({ name, offer, mrp }) =>
          `${name} goes back from ${formatMoney(offer, money)} to its MRP of ${formatMoney(mrp, money)}, at once and in every bag.`
        }
        confirmLabel="Remove offer"
        returnFocus={afterRemoval}
        onConfirm={({ productId }) => {
          isConfirmed.current = true;
          send({ type: 'offer.remove', productId });
        }}
      />
    </section>
  );
}
