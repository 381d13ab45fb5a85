import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './PromoTile.css.ts';

/** Proportions of a promo tile; the wide one is square on a phone. */
export const promoTileShapes = ['tall', 'wide'] as const;
export type PromoTileShape = (typeof promoTileShapes)[number];

/** A big picture that leads to a list. */
export interface PromoTileProps {
  /** One or two words: `Men`, `Accessories`. */
  readonly headline: string;
  /** What the link offers: `Shop men`. */
  readonly callToAction: string;
  readonly href: string;
  /** Navigation state for the router's link (S2.LIST.01). */
  readonly linkState?: unknown;
  /** Fills the tile; its alternative text is empty, the headline says it. */
  readonly picture: ReactNode;
  readonly shape?: PromoTileShape;
}

/** A picture tile with a wide headline (S1.HOME.05-06). Text on a picture keeps the light theme's pair. */
export function PromoTile({
  headline,
  callToAction,
  href,
  linkState,
  picture,
  shape = 'tall',
}: PromoTileProps): ReactElement {
  return (
    <Link className={css.root({ shape })} href={href} state={linkState} data-theme="light">
      <span className={css.picture}>{picture}</span>
      <span className={css.words}>
        <span className={css.headline}>{headline}</span> <span className={css.line}>{callToAction}</span>
      </span>
    </Link>
  );
}
