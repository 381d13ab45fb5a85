import type { Parcel } from '@kayal/api-contract/client';
import { StatusPill, TextLink } from '@kayal/design-system';
import * as css from './ParcelList.css.ts';
import { parcelStageTexts } from './stage-texts.ts';

/** A parcel as a shopper sees it. */
export interface ShownParcel extends Omit<Parcel, 'id' | 'lines' | 'isRestocked' | 'courierId'> {
  /** What is in it, a text for each line; empty where it contains the whole order. */
  readonly items: readonly string[];
}

interface ParcelListProps {
  readonly parcels: readonly ShownParcel[];
  /** Level of the parcels' headings. */
  readonly heading: 'h2' | 'h3';
}

/** The parcels of an order: where each one is, who delivers it, and the courier's own page about it. */
export function ParcelList({ parcels, heading: Title }: ParcelListProps) {
  return (
    <ul className={css.list}>
      {parcels.map((parcel) => (
        <li key={parcel.number} className={css.parcel}>
          <div className={css.head}>
            <Title className={css.title}>
              {parcels.length === 1 ? 'Your parcel' : `Parcel ${parcel.number} of ${parcels.length}`}
            </Title>
            <StatusPill
              tone={parcel.stage === 'delivered' ? 'success' : 'neutral'}
              label={parcelStageTexts[parcel.stage]}
            />
          </div>
          {parcel.items.map((item) => (
            <p key={item} className={css.fact}>
              {item}
            </p>
          ))}
          <Courier parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

function Courier({ parcel }: { readonly parcel: ShownParcel }) {
  const { courierName, courierPhone, trackingNumber, trackingUrl } = parcel;
  if (courierName === null && trackingNumber === null) return null;
  return (
    <>
      <p className={css.fact}>
        {courierName ?? 'Courier'}
        {courierPhone === null || courierPhone === '' ? null : ` · ${courierPhone}`}
        {trackingNumber === null ? null : (
          <>
            {' · Tracking number '}
            <span className={css.number}>{trackingNumber}</span>
          </>
        )}
      </p>
      {trackingUrl === null ? null : (
        <TextLink href={trackingUrl} place="standalone" target="_blank" rel="noreferrer">
          Track it with {courierName ?? 'the courier'}
        </TextLink>
      )}
    </>
  );
}
