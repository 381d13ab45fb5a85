import { formatMoney, type PriceDrift } from '@kayal/commerce-core';
import { Alert } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import * as css from '../CartScreen.css.ts';

interface PriceChangesProps {
  readonly drift: readonly PriceDrift[];
}

/** The prices that have changed since the bag was filled. */
export function PriceChanges({ drift }: PriceChangesProps) {
  const money = useMoneyFormat();
  return (
    <Alert tone="info">
      Prices updated since you filled your bag:
      <ul className={css.priceChanges}>
        {drift.map(({ uniqueCode, name, was, now }) => (
          <li key={uniqueCode}>
            {name}: {formatMoney(now, money)} instead of {formatMoney(was, money)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
