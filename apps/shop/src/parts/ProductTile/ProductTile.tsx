import type { ProductSummary } from '@kayal/api-contract/client';
import { priceDisplay, type HeartSurface } from '@kayal/commerce-core';
import { ProductCard } from '@kayal/design-system';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { productLink } from '../../paths.ts';
import { CataloguePicture } from '../CataloguePicture/CataloguePicture.tsx';
import { priceTagOf } from './price-tag-of.ts';
import { useHeart } from './use-heart.ts';

interface ProductTileProps {
  readonly product: ProductSummary;
  /** Where the card stands; it decides what a visitor reads when she taps the heart (S5.WISH.01-02). */
  readonly surface: HeartSurface;
  /** In the first view: its picture is fetched first. */
  readonly priority?: boolean;
  /** How wide the card is drawn, as in `<img sizes>`. */
  readonly sizes?: string;
  readonly heading?: 'h2' | 'h3';
}

const gridSizes = '(max-width: 768px) 50vw, (max-width: 1024px) 33vw, 320px';

/** A product of a list as a card: picture, name, price, heart, colours (S2.HOME.07-10, S2.LIST.08). */
export function ProductTile({
  product,
  surface,
  priority = false,
  sizes = gridSizes,
  heading = 'h3',
}: ProductTileProps) {
  const heart = useHeart(product, surface);
  const canHover = useMediaQuery('(hover: hover)');
  const link = productLink(product);
  const { savingPercent } = priceDisplay(product);
  const picture = { file: product.displayFirst, at: product.pictureAt, alt: '', sizes, productId: product.id } as const;
  const badge = product.stock === 0 ? 'Sold out' : savingPercent > 0 ? `−${savingPercent}%` : undefined;
  return (
    <ProductCard
      name={product.name}
      href={link.href}
      linkState={link.state}
      heading={heading}
      picture={<CataloguePicture {...picture} priority={priority} />}
      // Shown under a mouse; a phone must not fetch it.
      secondPicture={canHover ? <CataloguePicture {...picture} view="back" /> : undefined}
      price={priceTagOf(product)}
      heart={heart}
      colours={product.colours.map(({ name, hex }) => ({ name, hex }))}
      badge={badge}
      stock={product.stock === 0 ? 'out' : 'in'}
    />
  );
}
