import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './PromoTile.css.ts';

/** Proportions of a promo tile; the wide one is square on a phone. */
export const promoTileShapes = ['tall', 'wide'] as const;
export type PromoTileShape = (typeof promoTileShapes)[number];

/** A big picture that leads to a list. */
export interface PromoTileProps {
  /** One or two words: `Men`, `Accessories`. */
  readonly headline: string;
  /** Text of the link: `Shop men`. */
  readonly callToAction: string;
  readonly href: string;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
  /** Fills the tile; its alternative text is empty, because the headline says it. */
  readonly picture: ReactNode;
  readonly shape?: PromoTileShape;
}

/** A picture tile with a wide headline. Text on a picture keeps the light theme's pair. */
export function PromoTile({ headline, callToAction, href, linkState, picture, shape = 'tall' }: PromoTileProps) {
  return (
    <Link className={css.root({ shape })} href={href} state={linkState} data-theme="light">
      <span className={css.picture}>{picture}</span>
      <span className={css.words}>
        <span className={css.headline}>{headline}</span> <span className={css.line}>{callToAction}</span>
      </span>
    </Link>
  );
}
