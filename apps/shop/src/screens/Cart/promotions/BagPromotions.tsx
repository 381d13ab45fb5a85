import type { BagQuote, PaymentWay } from '@kayal/api-contract/client';
import { Alert, Button, Stack, TextField } from '@kayal/design-system';
import { useEffect, useMemo } from 'react';
import { textsOf } from '../../../browser/field-text.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { usePromotionsApi } from '../../../data/shopper/promotions-api.ts';
import { replaceRead, useRead } from '../../../data/use-read.ts';
import { useMoneyFormat, useShop } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import type { AddressBookSnapshot } from '../../../machines/account/use-address-book.ts';
import type { PlacementSnapshot } from '../order/use-placement.ts';
import { contentOf, type CartSnapshot } from './bag-content.ts';
import * as css from './BagPromotions.css.ts';
import { obstacleText } from './promotion-texts.ts';
import { quoteBy, shownQuote, type ShownQuote } from './shown-quote.ts';

const spentByWaiting = ' If an order of yours waits for its payment, take that order back to get its code again.';

/** What the bag's page gives its promotions. */
interface BagPromotionsProps {
  readonly customerId: string;
  readonly cart: CartSnapshot;
  readonly book: AddressBookSnapshot | undefined;
  readonly order: PlacementSnapshot | undefined;
  /** How she would pay. */
  readonly way: PaymentWay;
  /** Called with what the bag costs, and with null until that is known. */
  readonly onQuote: (quote: ShownQuote | null) => void;
}

/** The codes of a bag: a field, each code with why it does not apply, and its removal. */
export function BagPromotions({ customerId, cart, book, order, way, onQuote }: BagPromotionsProps) {
  const api = usePromotionsApi();
  const money = useMoneyFormat();
  const content = contentOf(cart, book, order);
  const key = ['bag-quote', customerId, content];
  const { data, error, reload } = useRead(
    key,
    content === null ? null : async () => (await resultOf(api.bagQuote(customerId))).quote,
  );
  const shown = useMemo(() => (data === undefined ? null : shownQuote(data, money, way)), [data, money, way]);
  useEffect(() => onQuote(shown), [onQuote, shown]);
  const keep = ({ quote }: { readonly quote: BagQuote }) => replaceRead(key, quote);
  const entry = useWrite(
    (form: HTMLFormElement) => resultOf(api.addBagCode(textsOf(form).get('code') ?? '')),
    (result, form) => {
      keep(result);
      form.reset();
    },
  );
  // Her own order may have taken the code with it.
  const mayWait = useShop().paymentWays !== undefined && entry.error?.code === 'promotion.spent';
  const removal = useWrite((id: string) => resultOf(api.removeBagCode(id)), keep);
  if (error !== null) {
    return (
      <Alert tone="danger">
        We could not load your discounts.{' '}
        <Button variant="secondary" size="small" icon="refresh" onClick={reload}>
          Retry
        </Button>
      </Alert>
    );
  }
  if (data === undefined) return null;
  const codes = quoteBy(data, way).promotions.filter(({ code }) => code !== null);
  if (!data.takesCodes && codes.length === 0) return null;
  return (
    <Stack gap={12}>
      <form
        aria-label="Promotion code"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          entry.write(event.currentTarget);
        }}
      >
        <TextField
          label="Promotion code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={1000}
          required
          error={entry.error === null ? undefined : `${entry.error.message ?? ''}${mayWait ? spentByWaiting : ''}`}
        />
        <div className={css.besideInput}>
          <Button type="submit" variant="secondary" busy={entry.isBusy} busyLabel="Checking your code">
            Apply
          </Button>
        </div>
      </form>
      {codes.length === 0 ? null : (
        <ul className={css.codes} aria-label="Codes in your bag">
          {codes.map((promotion) => (
            <li key={promotion.id} className={css.code}>
              <span>
                <strong>{promotion.code}</strong>
                <span className={css.why}>{obstacleText(promotion, money)}</span>
              </span>
              <Button
                variant="quiet"
                size="small"
                busy={removal.isBusy}
                busyLabel={`Removing ${promotion.code}`}
                aria-label={`Remove ${promotion.code}`}
                onClick={() => removal.write(promotion.id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
