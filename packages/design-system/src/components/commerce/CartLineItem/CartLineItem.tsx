import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import { PriceTag, type PriceTagProps } from '../PriceTag/PriceTag.tsx';
import { Swatch } from '../Swatch/Swatch.tsx';
import * as css from './CartLineItem.css.ts';

/** States of a line. */
export const cartLineStates = ['idle', 'busy', 'failed'] as const;
export type CartLineState = (typeof cartLineStates)[number];

/** One line of a bag, every text and amount ready to show. */
export interface CartLineItemProps {
  readonly name: string;
  readonly href: string;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
  /** Fills a 4:5 plate; its alternative text is empty, because the name is beside it. */
  readonly picture: ReactNode;
  readonly colour: { readonly name: string; readonly hex: string | undefined };
  /** `Size M`. */
  readonly sizeText: string;
  readonly price: PriceTagProps;
  /** The quantity stepper. */
  readonly stepper: ReactNode;
  /** Delivery day in words. */
  readonly deliveryNote?: string | undefined;
  readonly onRemove: () => void;
  readonly removeLabel: string;
  readonly state?: CartLineState;
  /** Why the last change failed; shown in state `failed`. */
  readonly failureText?: string | undefined;
}

/** Picture, name and colour, price, swatch and size, note, stepper and removal. */
export function CartLineItem(props: CartLineItemProps) {
  const {
    name,
    href,
    linkState,
    picture,
    colour,
    sizeText,
    price,
    stepper,
    deliveryNote,
    state = 'idle',
    failureText,
  } = props;
  const remove = () => {
    if (state !== 'busy') props.onRemove();
  };
  return (
    <article className={css.root} data-state={state} aria-busy={state === 'busy'} aria-label={name}>
      <div className={css.layout}>
        <div className={css.plate}>{picture}</div>
        <div className={css.body}>
          <div className={css.head}>
            <p className={css.name}>
              <Link className={css.link} href={href} state={linkState}>
                {name}
              </Link>
            </p>
            <PriceTag {...price} />
          </div>
          <p className={css.detail}>
            <Swatch hex={colour.hex} />
            <span>{colour.name}</span>
            <span aria-hidden="true">·</span>
            <span>{sizeText}</span>
          </p>
          {deliveryNote !== undefined && <p className={css.note}>{deliveryNote}</p>}
          <div role="alert">
            {state === 'failed' && failureText !== undefined && <p className={css.failure}>{failureText}</p>}
          </div>
          <div className={css.foot}>
            {stepper}
            <button
              type="button"
              className={css.remove}
              aria-label={`${props.removeLabel} ${name}, ${colour.name}, ${sizeText}`}
              aria-disabled={state === 'busy'}
              onClick={remove}
            >
              {props.removeLabel}
            </button>
          </div>
        </div>
      </div>
    </article>
  );
}
