import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './OrderCard.css.ts';

/** Ranks a name can have. */
export const orderCardHeadings = ['h2', 'h3'] as const;
export type OrderCardHeading = (typeof orderCardHeadings)[number];

/** One ordered thing in a list of orders. */
export interface OrderCardProps {
  /** The thing's name, or the text that stands for it when it is not known. */
  readonly name: string;
  /** Leads to the order. */
  readonly href: string;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
  /** Fills a 4:5 plate; its alternative text is empty. */
  readonly picture: ReactNode;
  /** Size, or the text that stands for it. */
  readonly sizeText: string;
  /** The order's date as it is shown (en-GB). */
  readonly dateText: string;
  /** More quiet facts: order number, quantity, price. */
  readonly facts?: readonly string[];
  /** A status pill. */
  readonly status?: ReactNode;
  /** Rank of the name on its page: h3 where each order has a title of its own. */
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
          <p className={css.detail}>{dateText}</p>
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
