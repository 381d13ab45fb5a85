import { PromoTile } from '@kayal/design-system';
import { useShop } from '../../data/use-shop.ts';
import { typedLink } from '../../paths.ts';
import * as css from './HomeTiles.css.ts';
import { TilePicture } from './TilePicture.tsx';

/** The tiles Men, Women, Accessories and Kids, or the owner's own, across the whole width. */
export function HomeTiles() {
  const { tiles } = useShop().home;
  return (
    <div className={css.doors}>
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
