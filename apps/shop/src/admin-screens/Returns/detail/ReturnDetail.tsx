import type { ReturnRequest } from '@kayal/api-contract/client';
import { formatDay, formatMoment, formatMoney, formatShortDate, isReturnEnded } from '@kayal/commerce-core';
import { Heading, TextLink } from '@kayal/design-system';
import { useId, type ReactNode } from 'react';
import { useDateFormat, useMoneyFormat } from '../../../data/use-shop.ts';
import { DrawerFacts } from '../../Dashboard/orders/DrawerFacts.tsx';
import * as drawerCss from '../../Dashboard/orders/OrderDrawer.css.ts';
import * as sectionCss from '../../Dashboard/parcels/OrderParcels.css.ts';
import { parcelStageTexts, takerTexts } from '../../Dashboard/parcels/parcel-texts.ts';
import { orderAddress } from '../../Dashboard/table-query.ts';
import {
  dueText,
  isOnItsWay,
  lineText,
  methodTexts,
  reasonTexts,
  timelineText,
  verdictTexts,
  wantedText,
  wishTexts,
} from '../return-texts.ts';
import * as css from '../Returns.css.ts';
import { ReturnPictures } from './ReturnPictures.tsx';
import { StagePill } from './StagePill.tsx';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={sectionCss.section} aria-labelledby={headingId}>
      <Heading level={3} size="small" id={headingId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Everything about a return. */
export function ReturnDetail({ request }: { readonly request: ReturnRequest }) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { refund } = request;
  return (
    <>
      <Facts request={request} />
      <Section title="Pieces">
        <ul className={drawerCss.lines}>
          {request.lines.map((line) => (
            <li key={line.lineNo} className={drawerCss.line}>
              <span className={drawerCss.name}>
                {line.quantity} × {lineText(line)}
              </span>
              <span>{reasonTexts[line.reason]}</span>
              {wantedText(line) === '' ? null : <span>{wantedText(line)}</span>}
              {line.verdict === null ? null : <span>Found: {verdictTexts[line.verdict]}</span>}
              <span className={css.quiet}>
                {line.uniqueCode} · {formatMoney(line.paid, money)} paid
              </span>
            </li>
          ))}
        </ul>
      </Section>
      {request.note === '' ? null : (
        <Section title="What the customer wrote">
          <p className={css.note}>{request.note}</p>
        </Section>
      )}
      <ReturnPictures request={request} />
      {refund === null ? null : (
        <Section title="Refund">
          <p className={css.note}>
            {formatMoney(refund.amount, money)} · {methodTexts[refund.method]} · {refund.reference}
          </p>
          <p className={css.quiet}>{formatShortDate(refund.at, dates)}</p>
        </Section>
      )}
      <Section title="Timeline">
        <ol className={sectionCss.list}>
          {request.timeline.map(({ step, at, by, note }) => (
            <li key={`${step} ${at}`} className={sectionCss.entry}>
              <p className={sectionCss.step}>{timelineText(step)}</p>
              <p className={sectionCss.fact}>
                {formatMoment(at, dates)} · {takerTexts[by]}
              </p>
              {note === '' ? null : <p className={sectionCss.fact}>{note}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

function Facts({ request }: { readonly request: ReturnRequest }) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { parcel, stage, wish, wayBack, pickUpOn, pickUpAddress, sendBy, isHeld, wayBackCharge } = request;
  const isFetched = wayBack === 'pickUp';
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Customer', request.customerName],
    [
      'Order',
      <TextLink key="order" className={css.link} href={orderAddress(request.entryNo)}>
        {request.entryNo}
      </TextLink>,
    ],
    ['Wants', isHeld && !isReturnEnded(stage) ? `${wishTexts[wish]}, held in stock` : wishTexts[wish]],
    ...(parcel === null
      ? []
      : [['Sent in exchange', `Parcel ${parcel.number} of the order: ${parcelStageTexts[parcel.stage]}`] as const]),
    ['Way back', isFetched ? 'A courier picks it up' : 'Own parcel'],
    ...(isFetched ? [['Pick-up address', pickUpAddress] as const] : []),
    ...(pickUpOn === null ? [] : [['Pick-up on', formatDay(pickUpOn, dates.locale)] as const]),
    // Once they have arrived nothing is due.
    ...(sendBy === null || !isOnItsWay(stage) ? [] : [['Must arrive by', formatShortDate(sendBy, dates)] as const]),
    ['Paid for the pieces', formatMoney(request.refundable + wayBackCharge, money)],
    ...(wayBackCharge === 0 ? [] : [['Taken off for the pick-up', formatMoney(wayBackCharge, money)] as const]),
  ];
  return (
    <div className={drawerCss.order}>
      <div className={css.state}>
        <StagePill stage={stage} />
        <span className={css.quiet}>{dueText(request, dates)}</span>
      </div>
      <DrawerFacts facts={facts} />
    </div>
  );
}
