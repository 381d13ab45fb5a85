import type { ReactNode } from 'react';
import { ColourDots, type ColourDotsProps } from '../ColourDots/ColourDots.tsx';
import { HeartToggle, type HeartToggleProps } from '../HeartToggle/HeartToggle.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { PriceTag, type PriceTagProps } from '../PriceTag/PriceTag.tsx';
import * as css from './ProductCard.css.ts';

/** Levels a card's name can take in the page's outline. */
export const productCardHeadings = ['h2', 'h3', 'h4'] as const;
export type ProductCardHeading = (typeof productCardHeadings)[number];

/** A thing in a grid, every text and amount ready to show. */
export interface ProductCardProps {
  readonly name: string;
  readonly href: string;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
  /** First view, filling a 4:5 plate. Its alternative text is empty: the name stands below. */
  readonly picture: ReactNode;
  /** Second view, shown under a mouse. */
  readonly secondPicture?: ReactNode;
  readonly price: PriceTagProps;
  readonly heart?: HeartToggleProps | undefined;
  readonly colours?: ColourDotsProps['colours'] | undefined;
  /** A short mark on the plate: `Sold out`, `−30%`. */
  readonly badge?: string | undefined;
  readonly stock?: 'in' | 'out';
  readonly heading?: ProductCardHeading;
}

/** A card that is one real link with a heart above it. */
export function ProductCard(props: ProductCardProps) {
  const {
    name,
    href,
    linkState,
    picture,
    secondPicture,
    price,
    heart,
    colours,
    badge,
    stock = 'in',
    heading: Heading = 'h3',
  } = props;
  return (
    <article className={css.root} data-stock={stock}>
      <div className={css.plate}>
        <div className={css.view}>{picture}</div>
        {secondPicture !== undefined && <div className={css.secondView}>{secondPicture}</div>}
        {badge !== undefined && (
          // The corner is the card's, right to left as well; only the words read as they are.
          <span className={css.badge}>
            <bdi>{badge}</bdi>
          </span>
        )}
      </div>
      <div className={css.body}>
        <Heading className={css.name}>
          <Link className={css.link} href={href} state={linkState}>
            {name}
          </Link>
        </Heading>
        <PriceTag {...price} />
        {colours !== undefined && <ColourDots colours={colours} />}
      </div>
      {heart !== undefined && (
        <div className={css.heart}>
          <HeartToggle {...heart} />
        </div>
      )}
    </article>
  );
}
