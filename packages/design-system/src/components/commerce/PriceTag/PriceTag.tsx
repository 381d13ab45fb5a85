import * as css from './PriceTag.css.ts';

/** Type sizes of a price: cards and lists, panels, the product page. */
export const priceTagSizes = ['small', 'medium', 'large'] as const;
export type PriceTagSize = (typeof priceTagSizes)[number];

/** A price, every amount already formatted (`₹1,299`). */
export interface PriceTagProps {
  /** The payable price: the offer price, or the list price without an offer. */
  readonly price: string;
  /** List price; given only when there is an offer, and then struck through. */
  readonly mrp?: string | undefined;
  /** The saving, as `−30%` or `₹400 off`. */
  readonly saving?: string | undefined;
  readonly size?: PriceTagSize;
  /** Spoken before the offer price. */
  readonly offerLabel?: string;
  /** Spoken before the list price. */
  readonly mrpLabel?: string;
}

/** Offer price in bold, list price struck beside it, the saving in green: red is for errors. */
export function PriceTag({
  price,
  mrp,
  saving,
  size = 'medium',
  offerLabel = 'Offer price',
  mrpLabel = 'MRP',
}: PriceTagProps) {
  return (
    <p className={css.root({ size })}>
      <span className={css.price}>
        <span className={css.spoken}>{mrp === undefined ? mrpLabel : offerLabel} </span>
        {price}
      </span>
      {mrp !== undefined && (
        <>
          {' '}
          <s className={css.mrp}>
            <span className={css.spoken}>{mrpLabel} </span>
            {mrp}
          </s>
        </>
      )}
      {saving !== undefined && (
        <>
          {' '}
          <bdi className={css.saving}>{saving}</bdi>
        </>
      )}
    </p>
  );
}
