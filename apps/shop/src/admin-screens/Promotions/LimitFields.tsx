import type { PromotionDraft } from '@kayal/api-contract/client';
import { Checkbox, DateField, TextField } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';
import * as css from './Promotions.css.ts';

const count = { type: 'number', inputMode: 'numeric', min: 1, max: 9_999_999, optionalLabel: '(optional)' } as const;

/** When a promotion applies, how often, and whether beside others. */
export function LimitFields({ draft }: { readonly draft: PromotionDraft }) {
  const { locale } = useMoneyFormat();
  return (
    <>
      <div className={css.pair}>
        <DateField label="First day" name="from" defaultDay={draft.from ?? ''} locale={locale} />
        <DateField label="Last day" name="until" defaultDay={draft.until ?? ''} locale={locale} />
        <TextField
          label="Minimum, rupees"
          name="minimum"
          type="number"
          inputMode="decimal"
          min={0}
          max={9_999_999}
          step={0.01}
          optionalLabel="(optional)"
          hint="Of the pieces that it is for."
          defaultValue={draft.minimum === 0 ? '' : draft.minimum}
        />
        <TextField label="Orders in all" name="maxOrders" {...count} defaultValue={draft.maxOrders ?? ''} />
        <TextField
          label="Orders of each customer"
          name="maxPerCustomer"
          {...count}
          defaultValue={draft.maxPerCustomer ?? ''}
        />
      </div>
      <Checkbox label="Only for a first order" name="isFirstOrder" defaultChecked={draft.isFirstOrder} />
      <Checkbox
        label="May be combined with others"
        name="isCombined"
        defaultChecked={draft.isCombined}
        detail="Otherwise a bag gets either this one or all others, whichever takes more off."
      />
    </>
  );
}
