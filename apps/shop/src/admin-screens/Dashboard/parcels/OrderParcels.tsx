import type { OrderLife, Parcel } from '@kayal/api-contract/client';
import type { Order } from '@kayal/commerce-core';
import { Button, ConfirmDialog, Heading } from '@kayal/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import type { LegalSteps } from './legal-steps.ts';
import * as css from './OrderParcels.css.ts';
import { PackSome } from './PackSome.tsx';
import { ParcelCard } from './ParcelCard.tsx';
import { askedSteps, ParcelQuestion, type AskedStep } from './ParcelQuestion.tsx';
import { unitsText } from './parcel-texts.ts';
import { useParcelSteps } from './use-parcel-steps.ts';

interface OrderParcelsProps {
  readonly order: Order;
  readonly life: OrderLife;
  readonly legal: LegalSteps;
  /** Called when what is shown is out of date. */
  readonly onChanged: () => void;
}

type Question = 'packSome' | 'endLink' | { readonly parcel: Parcel; readonly step: AskedStep };

/** The parcels of an order with their steps, and what is not packed yet. */
export function OrderParcels({ order, life, legal, onChanged }: OrderParcelsProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  /** The focus is looked after once the change is shown. */
  const isDone = useRef(false);
  const { step, pack, endLink, taking, take } = useParcelSteps(order.entryNo, {
    onDone: () => {
      isDone.current = true;
      setAsked(null);
    },
    onChanged,
  });
  useEffect(() => {
    if (!isDone.current) return;
    isDone.current = false;
    // The pressed button has gone with its step.
    if (section.current?.contains(document.activeElement) === false) heading.current?.focus();
  }, [life]);
  const close = (): void => {
    setAsked(null);
    step.reset();
    pack.reset();
    endLink.reset();
  };
  const hasLink = life.parcels.some(({ stage }) => stage !== 'packed');
  return (
    <section ref={section} className={css.section} aria-labelledby={headingId}>
      <Heading ref={heading} level={3} size="small" id={headingId} tabIndex={-1}>
        Parcels
      </Heading>
      {asked === null ? (
        <>
          <WriteError of={step} fallback="The parcel could not take this step. Please try again." />
          <WriteError of={pack} fallback="The parcel could not be packed. Please try again." />
        </>
      ) : null}
      {life.parcels.length === 0 ? <p className={css.fact}>Nothing is packed yet.</p> : null}
      <ul className={css.list}>
        {life.parcels.map((parcel) => (
          <ParcelCard
            key={parcel.id}
            order={order}
            parcel={parcel}
            legal={legal.ofParcel(parcel.id)}
            busy={taking?.parcel.id === parcel.id ? taking.step : null}
            onStep={(next) => {
              step.reset();
              const question = askedSteps.find((each) => each === next);
              if (question === undefined) take({ parcel, step: next, details: {} });
              else setAsked({ parcel, step: question });
            }}
          />
        ))}
      </ul>
      {legal.unpacked.length === 0 ? null : (
        <div className={css.parcel}>
          <h4 className={css.title}>To pack</h4>
          {legal.unpacked.map((line) => (
            <p key={line.lineNo} className={css.fact}>
              {unitsText(order, line)}
            </p>
          ))}
          <div className={css.steps}>
            <Button
              size="small"
              busy={pack.isBusy && asked === null}
              onClick={() => pack.write({ lines: legal.unpacked })}
            >
              Pack
            </Button>
            <Button size="small" variant="secondary" onClick={() => setAsked('packSome')}>
              Pack some of it…
            </Button>
          </div>
        </div>
      )}
      {legal.exchanges.map((exchange) => (
        <div key={exchange.returnId} className={css.parcel}>
          <h4 className={css.title}>The exchange of return {exchange.returnId} came back</h4>
          <div className={css.steps}>
            <Button size="small" busy={pack.isBusy && asked === null} onClick={() => pack.write(exchange)}>
              Pack it again
            </Button>
          </div>
        </div>
      ))}
      {hasLink ? (
        <div>
          <Button size="small" variant="quiet" onClick={() => setAsked('endLink')}>
            End tracking link
          </Button>
        </div>
      ) : null}
      {asked === 'packSome' ? (
        <PackSome order={order} unpacked={legal.unpacked} write={pack} onClose={close} />
      ) : asked === 'endLink' ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open) close();
          }}
          title="End the tracking link?"
          description="The links in this order’s mails show nothing any more. The customer still sees the order after a login."
          confirmLabel="End the link"
          busy={endLink.isBusy}
          onConfirm={() => endLink.write(null)}
        >
          {endLink.error === null ? undefined : (
            <WriteError of={endLink} fallback="The link could not be ended. Please try again." />
          )}
        </ConfirmDialog>
      ) : asked === null ? null : (
        <ParcelQuestion {...asked} write={step} onTake={(details) => take({ ...asked, details })} onClose={close} />
      )}
    </section>
  );
}
