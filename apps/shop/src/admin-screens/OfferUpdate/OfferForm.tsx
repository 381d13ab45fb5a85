import { currencySign, formatMoney, selectOfferError, selectOfferItem } from '@kayal/commerce-core';
import { Alert, Button, Select, TextField } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { ItemPicker } from '../../parts/ItemPicker/ItemPicker.tsx';
import { LoginAgain } from '../../parts/LoginAgain/LoginAgain.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { offerHint } from './offer-hint.ts';
import { offerNow } from './offer-now.ts';
import * as css from './OfferUpdate.css.ts';
import type { Offers } from './use-offers.ts';

interface OfferFormProps {
  readonly offers: Offers;
}

/** Category, item, its MRP, the offer price and 'Submit Offer'. */
export function OfferForm({ offers: { form, send, askAgain, categories, items, offers } }: OfferFormProps) {
  const money = useMoneyFormat();
  const { category, priceText } = form.context;
  const item = selectOfferItem(form);
  const error = selectOfferError(form);
  const standing = offerNow(item, items.data?.items, offers.data?.items);

  if (categories.error !== null && categories.data === undefined) {
    return <RetryPanel heading="We could not load the categories" onRetry={categories.reload} />;
  }
  return (
    <div className={css.form}>
      <form
        className={css.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'offer.submit' });
        }}
      >
        <Select
          label="Category"
          placeholder={categories.data === undefined ? 'Loading…' : 'Choose a category'}
          value={category === null ? '' : String(category.id)}
          options={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => {
            const chosen = categories.data?.find(({ id }) => String(id) === event.target.value);
            if (chosen !== undefined) send({ type: 'category.choose', category: chosen });
          }}
        />
        <ItemPicker
          categoryId={category?.id ?? null}
          search={items}
          picked={item === null ? null : { id: item.productId, name: item.name }}
          onPick={({ id, name, mrp }) => send({ type: 'item.choose', item: { productId: id, name, mrp } })}
        />
        <dl className={css.facts}>
          <div>
            <dt className={css.quiet}>MRP</dt>
            <dd className={css.fact}>{item === null ? '–' : formatMoney(item.mrp, money)}</dd>
          </div>
          <div>
            <dt className={css.quiet}>Offer now</dt>
            <dd className={css.fact}>{standing === null ? 'None' : formatMoney(standing, money)}</dd>
          </div>
        </dl>
        <TextField
          label="Offer Price"
          type="number"
          inputMode="decimal"
          min="0"
          step="0.01"
          leading={currencySign(money)}
          value={priceText}
          hint={offerHint(item, priceText, money)}
          onChange={(event) => send({ type: 'price.type', text: event.target.value })}
        />
        {error === null ? null : <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={form.hasTag('busy')} busyLabel="Saving the offer">
          Submit Offer
        </Button>
      </form>
      {form.context.callError?.status === 401 ? <LoginAgain onDone={askAgain} /> : null}
    </div>
  );
}
