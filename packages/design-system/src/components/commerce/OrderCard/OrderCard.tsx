import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './OrderCard.css.ts';

/** Heading levels of the name. */
export const orderCardHeadings = ['h2', 'h3'] as const;
export type OrderCardHeading = (typeof orderCardHeadings)[number];

/** One ordered product in a list of orders. */
export interface OrderCardProps {
  /** The product's name, or the text for an unknown one. */
  readonly name: string;
  /** Address of the order. */
  readonly href: string;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
  /** Fills a 4:5 plate; its alternative text is empty. */
  readonly picture: ReactNode;
  /** Size, or the text for an unknown one. */
  readonly sizeText: string;
  /** The order's date as displayed (en-GB). Left out where a title above several cards says it once. */
  readonly dateText?: string;
  /** More quiet facts: order number, quantity, price. */
  readonly facts?: readonly string[];
  /** A status pill. */
  readonly status?: ReactNode;
  /** Heading level of the name: h3 when each order has its own title. */
  readonly heading?: OrderCardHeading;
}

/** Picture, name, size, date and status, the whole row one link. */
export function OrderCard(props: OrderCardProps) {
  const { name, href, linkState, picture, sizeText, dateText, facts = [], status, heading: Name = 'h2' } = props;
  return (
    <article className={css.root}>
      <div className={css.layout}>
        <div className={css.plate}>{picture}</div>
        <div className={css.body}>
          <Name className={css.name}>
            <Link className={css.link} href={href} state={linkState}>
              {name}
            </Link>
          </Name>
          <p className={css.detail}>{sizeText}</p>
          {dateText !== undefined && <p className={css.detail}>{dateText}</p>}
          {facts.map((fact) => (
            <p key={fact} className={css.detail}>
              {fact}
            </p>
          ))}
        </div>
        {status !== undefined && <div className={css.status}>{status}</div>}
      </div>
    </article>
  );
}
