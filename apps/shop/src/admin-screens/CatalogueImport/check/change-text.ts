import type { ImportChange } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';
import { fieldLabels } from '../field-labels.ts';

type FieldChange = ImportChange['fields'][number];

/** What changes, in the words of the page before; a field of a variant names its unique code. */
export function changedFieldText({ field, uniqueCode }: FieldChange): string {
  const label = fieldLabels[field];
  return uniqueCode === null ? label : `${label} of ${uniqueCode}`;
}

/** A value before or after, an amount as the shop writes it. */
export function changedValueText({ field }: FieldChange, value: string, money: MoneyFormat): string {
  const amount = Number(value);
  const isAmount = (field === 'mrp' || field === 'offer') && value !== '' && Number.isFinite(amount);
  return isAmount ? formatMoney(Math.round(amount * 100), money) : value;
}
