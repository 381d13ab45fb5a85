import { PromoTile } from '@kayal/design-system';
import { linksOnSale } from '../../chrome/ShopHeader/header-links.ts';
import { useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { useShop } from '../../data/use-shop.ts';
import { typedLink } from '../../paths.ts';
import * as css from './HomeTiles.css.ts';
import { TilePicture } from './TilePicture.tsx';

/**
 * The tiles Men, Women, Accessories and Kids, or the owner's own, across the whole width; none for a department that the
 * catalogue lacks.
 */
export function HomeTiles() {
  const groups = useShopLayout();
  const tiles = linksOnSale(useShop().home.tiles, groups);
  if (tiles.length === 0) return null;
  return (
    <div className={css.doors} data-count={tiles.length}>
      {tiles.map(({ label, action, to, picture }) => {
        const { href, state } = typedLink(to);
        return (
          <PromoTile
            key={`${label} ${to}`}
            headline={label}
            callToAction={action}
            href={href}
            linkState={state}
            picture={<TilePicture picture={picture} />}
          />
        );
      })}
    </div>
  );
}
