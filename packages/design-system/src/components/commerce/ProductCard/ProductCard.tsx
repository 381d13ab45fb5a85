import { useState, type PointerEvent, type ReactNode } from 'react';
import { ColourDots, type ColourDotsProps } from '../ColourDots/ColourDots.tsx';
import { HeartToggle, type HeartToggleProps } from '../HeartToggle/HeartToggle.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { PriceTag, type PriceTagProps } from '../PriceTag/PriceTag.tsx';
import * as css from './ProductCard.css.ts';

/** Levels a card's name can take in the page's outline. */
export const productCardHeadings = ['h2', 'h3', 'h4'] as const;
export type ProductCardHeading = (typeof productCardHeadings)[number];

/** A product in a grid, with formatted texts and amounts. */
export interface ProductCardProps {
  readonly name: string;
  readonly href: string;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
  /** First view, filling a 4:5 plate. Its alternative text is empty, because the name is below. */
  readonly picture: ReactNode;
  /** Second view, shown under a mouse. It is mounted, and so fetched, when a mouse first points at the card. */
  readonly secondPicture?: ReactNode;
  readonly price: PriceTagProps;
  readonly heart?: HeartToggleProps | undefined;
  readonly colours?: ColourDotsProps['colours'] | undefined;
  /** A short label on the plate: `Sold out`, `−30%`. */
  readonly badge?: string | undefined;
  readonly stock?: 'in' | 'out';
  readonly heading?: ProductCardHeading;
}

/** A card that is one link, with a heart above it. */
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
  const [second, setSecond] = useState<'unasked' | 'loading' | 'loaded'>('unasked');
  const askForSecond = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && second === 'unasked' && stock === 'in' && secondPicture !== undefined)
      setSecond('loading');
  };
  return (
    <article className={css.root} data-stock={stock} onPointerOver={askForSecond}>
      <div className={css.plate}>
        <div className={css.view}>{picture}</div>
        {second !== 'unasked' && (
          <div className={css.secondView} data-loaded={second === 'loaded'} onLoadCapture={() => setSecond('loaded')}>
            {secondPicture}
          </div>
        )}
        {badge !== undefined && (
          // The corner follows the writing direction of the card; only the text keeps its own direction.
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
