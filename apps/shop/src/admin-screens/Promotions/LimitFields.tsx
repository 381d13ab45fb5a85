import { promotionWays, type PromotionDraft } from '@kayal/api-contract/client';
import { Checkbox, DateField, Select, TextField } from '@kayal/design-system';
import { useMoneyFormat, useShop } from '../../data/use-shop.ts';
import { paidByTexts } from './promotion-texts.ts';
import * as css from './Promotions.css.ts';

const count = { type: 'number', inputMode: 'numeric', min: 1, max: 9_999_999, optionalLabel: '(optional)' } as const;

/** When a promotion applies, how often, and whether beside others. */
export function LimitFields({ draft }: { readonly draft: PromotionDraft }) {
  const { locale } = useMoneyFormat();
  const { paymentWays = [] } = useShop();
  const { paidBy } = draft;
  // A way that is no longer offered stays until the owner chooses another one.
  const ways = promotionWays.filter(
    (way) => way === paidBy || (way === 'prepaid' ? paymentWays.length > 0 : paymentWays.includes(way)),
  );
  return (
    <>
      <div className={css.pair}>
        <DateField label="First day" name="from" defaultDay={draft.from ?? ''} locale={locale} />
        <DateField label="Last day" name="until" defaultDay={draft.until ?? ''} locale={locale} />
        <TextField
          label="Minimum amount"
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
        {ways.length === 0 ? null : (
          <Select
            label="Way to pay"
            name="paidBy"
            defaultValue={paidBy ?? ''}
            options={[{ value: '', label: 'Any' }, ...ways.map((way) => ({ value: way, label: paidByTexts[way] }))]}
          />
        )}
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
