import type { TimelineEntry } from '@kayal/api-contract/client';
import { formatMoment } from '@kayal/commerce-core';
import { Heading } from '@kayal/design-system';
import { useId } from 'react';
import { useDateFormat } from '../../../data/use-shop.ts';
import * as css from './OrderParcels.css.ts';
import { takerTexts, timelineTexts } from './parcel-texts.ts';

/** What has happened to an order: who, when and why, oldest first. */
export function OrderTimelineList({ timeline }: { readonly timeline: readonly TimelineEntry[] }) {
  const dates = useDateFormat();
  const headingId = useId();
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <Heading level={3} size="small" id={headingId}>
        Timeline
      </Heading>
      <ol className={css.list}>
        {timeline.map(({ step, at, by, parcel, note }) => (
          <li key={`${step} ${at} ${parcel}`} className={css.entry}>
            <p className={css.step}>
              {timelineTexts[step]}
              {parcel === null ? null : ` · parcel ${parcel}`}
            </p>
            <p className={css.fact}>
              {formatMoment(at, dates)} · {takerTexts[by]}
            </p>
            {note === '' ? null : <p className={css.fact}>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
