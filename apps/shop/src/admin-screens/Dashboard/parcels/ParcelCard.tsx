import type { Parcel, ParcelStep } from '@kayal/api-contract/client';
import type { Order } from '@kayal/commerce-core';
import { Button, StatusPill, TextLink } from '@kayal/design-system';
import * as css from './OrderParcels.css.ts';
import { parcelStageTexts, parcelStepLabels, pieceText, unitsText } from './parcel-texts.ts';

/** The usual next step first. */
const inOrder: readonly ParcelStep[] = [
  'ship',
  'outForDelivery',
  'deliver',
  'returnToSender',
  'restock',
  'unpack',
  'correct',
];

interface ParcelCardProps {
  readonly order: Order;
  readonly parcel: Parcel;
  /** Steps that the statechart allows. */
  readonly legal: readonly ParcelStep[];
  /** The step that this parcel is taking. */
  readonly busy: ParcelStep | null;
  readonly onStep: (step: ParcelStep) => void;
}

/** One parcel: where it is, what is in it, and the steps that it can take. */
export function ParcelCard({ order, parcel, legal, busy, onStep }: ParcelCardProps) {
  const { number, stage, isRestocked, courierName, courierPhone, trackingNumber, trackingUrl, exchange, lines } =
    parcel;
  const steps = inOrder.filter((step) => legal.includes(step));
  const [first] = steps;
  return (
    <li className={css.parcel}>
      <div className={css.head}>
        <h4 className={css.title}>Parcel {number}</h4>
        <StatusPill
          tone={stage === 'delivered' ? 'success' : stage === 'returnedToSender' ? 'danger' : 'neutral'}
          label={parcelStageTexts[stage]}
        />
      </div>
      {exchange === null ? null : <p className={css.fact}>In exchange, return {exchange.returnId}</p>}
      {(exchange === null ? lines.map((line) => unitsText(order, line)) : exchange.items.map(pieceText)).map((text) => (
        <p key={text} className={css.fact}>
          {text}
        </p>
      ))}
      {isRestocked ? <p className={css.fact}>Its units are back in stock.</p> : null}
      {courierName === null && trackingNumber === null ? null : (
        <p className={css.fact}>
          {[courierName, courierPhone].filter((text) => text !== null && text !== '').join(' · ')}
          {courierName !== null && trackingNumber !== null ? ' · ' : null}
          {trackingNumber === null ? null : trackingUrl === null ? (
            trackingNumber
          ) : (
            <TextLink className={css.tracking} href={trackingUrl} target="_blank" rel="noreferrer">
              {trackingNumber}
            </TextLink>
          )}
        </p>
      )}
      {steps.length === 0 ? null : (
        <div className={css.steps}>
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              variant={step === first ? 'primary' : 'secondary'}
              busy={busy === step}
              onClick={() => onStep(step)}
            >
              {parcelStepLabels[step]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
