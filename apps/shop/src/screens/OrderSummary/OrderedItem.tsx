import type { OrderLine } from '@kayal/api-contract/client';
import { formatMoney, shopperMessages } from '@kayal/commerce-core';
import { Icon, Link } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { CataloguePicture } from '../../parts/CataloguePicture/CataloguePicture.tsx';
import { productLink } from '../../paths.ts';
import { unitPrice } from './order-figures.ts';
import * as css from './OrderSummaryScreen.css.ts';

interface OrderedItemProps {
  readonly line: OrderLine;
}

/** One order line: name, size, price; missing values are shown as unknown. */
export function OrderedItem({ line }: OrderedItemProps) {
  const money = useMoneyFormat();
  const { productId, quantity } = line;
  const unknown = shopperMessages['S8.ORD.05'];
  const name = line.itemName ?? shopperMessages['S8.ORD.04'];
  const link = productLink({ id: productId, name });
  const isInCatalogue = productId > 0;
  return (
    <li className={css.line}>
      <div className={css.plate}>
        {isInCatalogue ? (
          <CataloguePicture
            file={line.picture ?? `${productId}.jpg`}
            at={line.pictureAt}
            alt=""
            productId={productId}
            sizes="88px"
          />
        ) : (
          <Icon name="box" />
        )}
      </div>
      <div>
        <h3 className={css.name}>
          {isInCatalogue ? (
            <Link href={link.href} state={link.state} className={css.nameLink}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className={css.detail}>
          Size {line.size ?? unknown} · {line.colour ?? unknown}
        </p>
        <p className={css.detail}>
          {quantity} × {formatMoney(unitPrice(line), money)}
        </p>
      </div>
      <p className={css.price}>{formatMoney(line.total, money)}</p>
    </li>
  );
}
