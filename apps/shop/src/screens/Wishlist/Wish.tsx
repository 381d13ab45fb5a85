import type { WishlistItem } from '@kayal/api-contract/client';
import { priceDisplay } from '@kayal/commerce-core';
import { Button, ProductCard } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { CataloguePicture } from '../../parts/CataloguePicture/CataloguePicture.tsx';
import { priceTagOf } from '../../parts/ProductTile/price-tag-of.ts';
import { productLink } from '../../paths.ts';
import * as css from './WishlistScreen.css.ts';

interface WishProps {
  readonly item: WishlistItem;
  readonly onRemove: () => void;
}

/** One wishlist entry: list and offer price, a link to the product, and the Remove button. */
export function Wish({ item, onRemove }: WishProps) {
  const money = useMoneyFormat();
  const link = productLink({ id: item.productId, name: item.name });
  const soldOut = item.stock === 0;
  const { savingPercent } = priceDisplay(item, money);
  return (
    <div className={css.wish}>
      <ProductCard
        name={item.name}
        href={link.href}
        linkState={link.state}
        heading="h2"
        picture={
          <CataloguePicture
            file={item.picture}
            at={item.pictureAt}
            alt=""
            productId={item.productId}
            sizes="(max-width: 768px) calc(50vw - 22px), (max-width: 1024px) 33vw, 320px"
          />
        }
        price={priceTagOf(item, money)}
        badge={soldOut ? 'Sold out' : savingPercent > 0 ? `−${savingPercent}%` : undefined}
        stock={soldOut ? 'out' : 'in'}
      />
      <Button
        variant="secondary"
        size="small"
        icon="trash"
        aria-label={`Remove ${item.name} from the wishlist`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </div>
  );
}
