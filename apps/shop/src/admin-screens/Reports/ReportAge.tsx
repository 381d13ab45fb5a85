import { formatNumber } from '@kayal/commerce-core';
import { Text } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';

/** Says that a report was read from a copy of the database. @param age s; null for a report of now, which needs no word */
export function ReportAge({ age }: { readonly age: number | null }) {
  const { locale } = useMoneyFormat();
  if (age === null) return null;
  const text =
    age === 0 ? 'which is up to date' : `${formatNumber(age, locale)} ${age === 1 ? 'second' : 'seconds'} old`;
  return <Text tone="muted">Read from a copy of the database, {text}.</Text>;
}
