import type { ReturnRequest } from '@kayal/api-contract/client';
import {
  formatDay,
  formatMoney,
  formatShortDate,
  isReturnEnded,
  type DateFormat,
  type MoneyFormat,
} from '@kayal/commerce-core';
import { Button, Heading, OrderTimeline, StatusPill, Text } from '@kayal/design-system';
import { Suspense, useRef, useState } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { useReturnsApi } from '../../data/shopper/returns-api.ts';
import { useDateFormat, useShop } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { pieceText, reasonTexts, refundMethodTexts, stageTexts } from '../../parts/ReturnPieces/return-texts.ts';
import { lazyOrNothing } from '../../runtime/first-view/lazy-or-nothing.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import * as css from './OrderReturnScreen.css.ts';
import { canTakeBack, returnProgress } from './return-progress.ts';
import type { ReturnPictures } from './use-return-pictures.ts';

interface ReturnCardProps {
  readonly request: ReturnRequest;
  readonly actors: ShopActors;
  readonly pictures: ReturnPictures;
  /** Called when what is shown is out of date. */
  readonly onChanged: () => void;
}

// Few pieces arrive damaged, so the others do not load this.
const DamagePictures = lazyOrNothing('pictures', async () => (await import('./DamagePictures.tsx')).DamagePictures);

const loadTakeBack = async () => (await import('./TakeBack.tsx')).TakeBack;

/** Where the parcel with what she gets instead is. A return of a version before has none, and was sent. */
function parcelText(parcel: ReturnRequest['parcel']): string {
  if (parcel?.stage === 'packed') return 'is packed for you. Your order shows where its parcel is';
  if (parcel?.stage === 'delivered') return 'was delivered to you';
  return parcel?.stage === 'returnedToSender' ? 'came back to us. We write to you' : 'is on its way to you';
}

/** What a return waits for, or how it ended. */
function stageText(request: ReturnRequest, dates: DateFormat, money: MoneyFormat): string {
  const { stage, wish, wayBack, isHeld, sendBy, pickUpOn, pickUpAddress, refund, parcel } = request;
  const lastDay = sendBy === null ? '' : formatShortDate(sendBy, dates);
  switch (stage) {
    case 'asked':
      return 'We look at your request and write to you by e-mail.';
    case 'approved':
      return wayBack === 'pickUp'
        ? `We arrange the pick-up. The pieces must be with us by ${lastDay}.`
        : `Send by ${lastDay}: by then the pieces must be with us.`;
    case 'pickUpArranged':
      return `A courier picks them up on ${pickUpOn === null ? 'the day we agreed' : formatDay(pickUpOn, dates.locale)}: ${pickUpAddress}.`;
    case 'received':
      return 'The pieces are with us. We examine them now.';
    case 'examined':
      return wish !== 'refund' && isHeld
        ? 'We have examined the pieces. What you want instead comes next.'
        : 'We have examined the pieces. Your refund comes next.';
    case 'declined':
      return 'We could not accept this return.';
    case 'refunded':
      return refund === null
        ? 'This return has ended. Nothing is left to be refunded for these pieces.'
        : `We paid ${formatMoney(refund.amount, money)} ${refundMethodTexts[refund.method]} on ${formatShortDate(refund.at, dates)}. Reference: ${refund.reference}`;
    case 'exchanged':
      return `What you chose instead ${parcelText(parcel)}.`;
    case 'replaced':
      return `A new piece ${parcelText(parcel)}.`;
    case 'sentBack':
      return 'We sent the pieces back to you.';
    case 'cancelled':
      return 'You took this return back, so you keep the pieces.';
    case 'lapsed':
      return `Nothing arrived by ${lastDay}, so this return has ended. You can ask again while the days of the pieces last.`;
  }
}

/** What she gets for a line. */
function wishText({ wish, isHeld }: ReturnRequest, line: ReturnRequest['lines'][number]): string {
  if (wish === 'refund') return 'for your money back';
  if (wish === 'replacement') return 'for the same piece once more';
  const { wantedSize, wantedColour } = line;
  return `for size ${wantedSize ?? '?'}, ${wantedColour ?? '?'}${isHeld ? '' : ' (not available)'}`;
}

/** One return: where it is, what comes back for what, and what she can do. */
export function ReturnCard({ request, actors, pictures, onChanged }: ReturnCardProps) {
  const { id, stage, wish, isHeld, lines, note, refundable, wayBackCharge, timeline } = request;
  const api = useReturnsApi();
  const { profile } = useShop();
  const dates = useDateFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isTakingBack, setIsTakingBack] = useState(false);
  const stop = () => setIsTakingBack(false);
  const takeBack = useDialog(isTakingBack, loadTakeBack, stop);
  useFocusIfLost(stage, () => heading.current);
  const isOpen = !isReturnEnded(stage);
  const isDamaged = lines.some(({ reason }) => reason === 'damaged');
  const ofShop = timeline.filter(({ by, note: words }) => by === 'shop' && words !== '');
  return (
    <article className={css.card} aria-labelledby={`return-${id}`}>
      <div className={css.head}>
        <Heading level={3} size="small" id={`return-${id}`} tabIndex={-1} ref={heading}>
          Return {id}
        </Heading>
        <StatusPill
          tone={['refunded', 'exchanged', 'replaced'].includes(stage) ? 'success' : 'neutral'}
          label={stageTexts[stage]}
        />
      </div>
      <Text>{stageText(request, dates, profile.currency)}</Text>
      {ofShop.map(({ at, note: words }) => (
        <blockquote key={at} className={css.quote}>
          {words}
        </blockquote>
      ))}
      <OrderTimeline label={`The way of return ${id}`} steps={returnProgress(request, dates)} />
      <ul className={css.returned}>
        {lines.map((line) => (
          <li key={line.lineNo}>
            {line.quantity} × {pieceText(line)}
            <span className={css.detail}>
              {reasonTexts[line.reason]} · {wishText(request, line)}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (wish === 'refund' || !isHeld) ? (
        <Text>
          You get back at most {formatMoney(refundable, profile.currency)}
          {wayBackCharge === 0 ? '' : `, after ${formatMoney(wayBackCharge, profile.currency)} for the pick-up`}.
        </Text>
      ) : null}
      {note === '' ? null : (
        <Text tone="muted" size={14}>
          You wrote: {note}
        </Text>
      )}
      {request.pictures.length === 0 ? null : (
        <ul className={css.pictures} aria-label="The damage">
          {request.pictures.map((picture, index) => (
            <li key={picture}>
              <img
                className={css.picture}
                src={api.returnPictureUrl(id, picture)}
                alt={`Damage, ${index + 1} of ${request.pictures.length}`}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen && isDamaged ? (
        <Suspense fallback={null}>
          <DamagePictures requestId={id} taken={request.pictures.length} pictures={pictures} />
        </Suspense>
      ) : null}
      {canTakeBack(request) ? (
        <div>
          <Button variant="secondary" onClick={() => setIsTakingBack(true)}>
            Take it back
          </Button>
        </div>
      ) : null}
      {takeBack && (
        <takeBack.Dialog
          request={request}
          actors={actors}
          open={isTakingBack}
          fallbackFocus={heading}
          onClose={stop}
          onChanged={onChanged}
        />
      )}
    </article>
  );
}
