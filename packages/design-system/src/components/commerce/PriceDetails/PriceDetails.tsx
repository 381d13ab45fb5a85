import { useId, type ReactNode } from 'react';
import * as css from './PriceDetails.css.ts';

/** Tones of a value. */
export const priceRowTones = ['plain', 'saving'] as const;
export type PriceRowTone = (typeof priceRowTones)[number];

/** Places of the panel: `beside` a list it is sticky on desktop, `within` a column it is not. */
export const priceDetailsPlaces = ['beside', 'within'] as const;
export type PriceDetailsPlace = (typeof priceDetailsPlaces)[number];

/** One label with its formatted value; an empty value stays blank. */
export interface PriceRow {
  readonly label: string;
  readonly value: string;
  readonly tone?: PriceRowTone;
}

/** The price summary of an order. */
export interface PriceDetailsProps {
  readonly title: string;
  readonly rows: readonly PriceRow[];
  readonly total: PriceRow;
  /** A quiet line below the total: taxes, way of payment. */
  readonly note?: string | undefined;
  /** The panel's button. */
  readonly action?: ReactNode;
  readonly place?: PriceDetailsPlace;
}

/** Labels and amounts as a definition list. */
export function PriceDetails({ title, rows, total, note, action, place = 'beside' }: PriceDetailsProps) {
  const titleId = useId();
  return (
    <section className={css.root} data-place={place} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {title}
      </h2>
      <dl className={css.list}>
        {rows.map((row) => (
          <div key={row.label} className={css.row}>
            <dt className={css.label}>{row.label}</dt>
            <dd className={css.value} data-tone={row.tone ?? 'plain'}>
              {row.value}
            </dd>
          </div>
        ))}
        <div className={css.total}>
          <dt className={css.label}>{total.label}</dt>
          <dd className={css.value} data-tone={total.tone ?? 'plain'}>
            {total.value}
          </dd>
        </div>
      </dl>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </section>
  );
}
