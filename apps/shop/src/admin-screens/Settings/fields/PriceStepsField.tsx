import { formatMoney, formatPlainMoney, priceSliderOf, priceStepsUpTo, type MoneyFormat } from '@kayal/commerce-core';
import { Button, Inline, TextField } from '@kayal/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import type { SettingFieldProps } from '../form/field-schema.ts';
import { useSetting } from '../form/use-setting.ts';
import * as css from '../Settings.css.ts';
import { areSteps, stepsTyped } from '../setting-texts.ts';

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

const stepsExample = (steps: readonly number[], money: MoneyFormat): string =>
  `A phone offers ${steps.length === 1 ? 'one step' : `${steps.length} steps`}, the last up to ${formatPlainMoney(steps.at(-1) ?? 0, money)}. The slider of wide screens goes to ${formatPlainMoney(priceSliderOf(steps).max, money)} and more.`;

/** The upper ends of the price steps, typed with commas between them. */
export function PriceStepsField({ path }: SettingFieldProps) {
  const { value: steps, set: onValue, shown } = useSetting(path);
  const money: MoneyFormat = useWatch({ name: 'settings.profile.currency' });
  const value: readonly number[] = Array.isArray(steps) ? steps : [];
  const [typed, setTyped] = useState('');
  // What was typed stays as it is while it means the same steps, a comma at its end included.
  const text = isSame(stepsTyped(typed), value) ? typed : value.join(', ');
  const isValid = areSteps(value);
  return (
    <>
      <TextField
        id={shown.id}
        label="Price steps of the filter"
        inputMode="numeric"
        value={text}
        error={
          isValid ? shown.error : 'Write up to 12 whole numbers with commas between them, each above the one before.'
        }
        hint={isValid ? stepsExample(value, money) : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onValue(stepsTyped(event.target.value));
        }}
      />
      {isValid ? <DearerProduct last={value.at(-1) ?? 0} money={money} onValue={onValue} /> : null}
    </>
  );
}

interface DearerProductProps {
  readonly money: MoneyFormat;
  readonly onValue: (steps: number[]) => void;
  /** The end of the last step. */
  readonly last: number;
}

/** Says that a product costs more than the last step, and offers steps that reach it. */
function DearerProduct({ last, money, onValue }: DearerProductProps) {
  const api = useBackOfficeApi();
  const { data: highest = 0 } = useRead(['highest price'], async (signal) => {
    const { items } = await resultOf(api.products({ kind: 'all' }, { sort: 'price-desc', limit: 1 }, signal));
    return Math.ceil((items[0]?.mrp ?? 0) / 100);
  });
  if (highest <= last) return null;
  return (
    <Inline gap={12}>
      <span className={css.quiet}>
        The dearest product costs {formatMoney(highest * 100, money)}, above the last step.
      </span>
      <Button variant="secondary" size="small" onClick={() => onValue(priceStepsUpTo(highest))}>
        Fit the steps to the catalogue
      </Button>
    </Inline>
  );
}
