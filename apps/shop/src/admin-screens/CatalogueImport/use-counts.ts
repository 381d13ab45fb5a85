import { formatNumber } from '@kayal/commerce-core';
import { useMoneyFormat } from '../../data/use-shop.ts';

/** Writes a number in the shop's grouping, alone ('1,20,000') or with its noun ('1,20,000 rows'). */
export function useCounts() {
  const { locale } = useMoneyFormat();
  const grouped = (count: number): string => formatNumber(count, locale);
  const countOf = (count: number, one: string, many = `${one}s`): string =>
    `${grouped(count)} ${count === 1 ? one : many}`;
  return { grouped, countOf };
}
