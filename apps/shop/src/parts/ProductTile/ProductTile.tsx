import { pictureWidths } from '@kayal/api-contract/client';
import { priceDisplay, type HeartSurface } from '@kayal/commerce-core';
import { ProductCard } from '@kayal/design-system';
import { memo } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { productLink } from '../../paths.ts';
import { CataloguePicture } from '../CataloguePicture/CataloguePicture.tsx';
import type { CardProduct } from './card-product.ts';
import { priceTagOf } from './price-tag-of.ts';
import { useHeart } from './use-heart.ts';

interface ProductTileProps {
  readonly product: CardProduct;
  /** The page of the card, which decides the notice a visitor gets when she taps the heart. */
  readonly surface: HeartSurface;
  /** For cards in the first view, whose pictures are fetched first. */
  readonly priority?: boolean;
  /** Width of the card, as in `<img sizes>`. */
  readonly sizes?: string;
  readonly heading?: 'h2' | 'h3';
}

/** The widest card would need 682 px, on a tablet with 2 px to 1; each width more is an address in the HTML of each card. */
const cardWidths = pictureWidths.filter((width) => width <= 640);

const gridSizes = '(max-width: 768px) calc(50vw - 22px), (max-width: 1024px) 33vw, 320px';

/**
 * A product of a list as a card: picture, name, price, heart, colours. Renders again only for its own product and heart,
 * not with its page.
 */
export const ProductTile = memo(function ProductTile({
  product,
  surface,
  priority = false,
  sizes = gridSizes,
  heading = 'h3',
}: ProductTileProps) {
  const money = useMoneyFormat();
  const heart = useHeart(product, surface);
  const link = productLink(product);
  const { savingPercent } = priceDisplay(product, money);
  const picture = {
    file: product.displayFirst,
    at: product.pictureAt,
    alt: '',
    sizes,
    widths: cardWidths,
    productId: product.id,
  } as const;
  const badge = product.stock === 0 ? 'Sold out' : savingPercent > 0 ? `−${savingPercent}%` : undefined;
  return (
    <ProductCard
      name={product.name}
      href={link.href}
      linkState={link.state}
      heading={heading}
      picture={<CataloguePicture {...picture} priority={priority} plate={product.colours[0]?.hex} />}
      secondPicture={<CataloguePicture {...picture} view="back" />}
      price={priceTagOf(product, money)}
      heart={heart}
      colours={product.colours}
      badge={badge}
      stock={product.stock === 0 ? 'out' : 'in'}
    />
  );
});
