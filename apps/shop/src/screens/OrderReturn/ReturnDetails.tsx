import {
  returnWishes,
  waysBack,
  type Paise,
  type ReturnDraft,
  type ReturnWish,
  type WayBack,
} from '@kayal/api-contract/client';
import { formatMoney, wayBackCharge } from '@kayal/commerce-core';
import { Button, ErrorSummary, Radio, RadioCard, RadioGroup, Text, TextArea } from '@kayal/design-system';
import { Suspense } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import type { Write } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { lazyOrNothing } from '../../runtime/first-view/lazy-or-nothing.ts';
import {
  chosenLines,
  isInStock,
  wishId,
  type LineChoice,
  type ReturnableLine,
  type ReturnChoices,
} from './return-choices.ts';
import * as css from './OrderReturnScreen.css.ts';
import type { ReturnPictures } from './use-return-pictures.ts';
import { WantedInstead } from './WantedInstead.tsx';

// Few pieces arrive damaged, so the others do not load this.
const DamagePictures = lazyOrNothing('pictures', async () => (await import('./DamagePictures.tsx')).DamagePictures);

/** Max characters of a note; the server refuses more. */
const maxNote = 500;

const wishTexts: Readonly<Record<ReturnWish, readonly [label: string, text: string]>> = {
  refund: ['My money back', 'We refund what you paid for these pieces, once we have examined them.'],
  exchange: ['Another size or colour', 'We keep it for you until your return has ended.'],
  replacement: ['The same piece once more', 'We keep one for you until your return has ended.'],
};

/** How the pieces come back, and what that costs her. @param charge as text; empty where the shop pays */
function wayTexts(address: string, charge: string, isRefund: boolean): Readonly<Record<WayBack, string>> {
  const pickUp = address === '' ? 'A courier picks them up' : `A courier picks them up at ${address}`;
  return {
    pickUp:
      charge === ''
        ? pickUp
        : `${pickUp}. ${charge} ${isRefund ? 'is taken off your refund' : 'is taken off, if it ends in a refund'}`,
    ownParcel:
      charge === '' ? 'I send them in a parcel of my own' : 'I send them in a parcel of my own, and pay for it',
  };
}

interface ReturnDetailsProps {
  readonly lines: readonly ReturnableLine[];
  /** Where a courier picks the pieces up; empty where the order has no address. */
  readonly address: string;
  /** What a pick-up takes off a refund; 0 where the shop pays for it. */
  readonly pickUpCharge: Paise;
  readonly choices: ReturnChoices;
  /** What the last try lacked and still is missing, by the id of its field. */
  readonly missing: ReadonlyMap<string, string>;
  /** Number of tries. */
  readonly tries: number;
  readonly onChange: (changes: Partial<ReturnChoices>) => void;
  readonly onChangeLine: (lineNo: number, choice: LineChoice) => void;
  readonly ask: Write<ReturnDraft>;
  readonly pictures: ReturnPictures;
}

/** What she wants for the chosen pieces and how they come back, what is missing or went wrong, and the button. */
export function ReturnDetails(props: ReturnDetailsProps) {
  const { lines, address, pickUpCharge, choices, missing, tries, onChange, onChangeLine, ask, pictures } = props;
  const chosen = chosenLines(lines, choices);
  const money = useMoneyFormat();
  const charge = wayBackCharge(pickUpCharge, {
    wayBack: 'pickUp',
    reasons: chosen.flatMap(({ choice: { reason } }) => (reason === null ? [] : [reason])),
    paid: chosen.reduce(
      (sum, { ordered, choice }) => sum + Math.round((ordered.total * choice.quantity) / ordered.quantity),
      0,
    ),
  });
  const ways = wayTexts(address, charge === 0 ? '' : formatMoney(charge, money), choices.wish === 'refund');
  const isDamaged = chosen.some(({ choice }) => choice.reason === 'damaged');
  return (
    <>
      <section className={css.section} id={wishId}>
        <RadioGroup
          cards
          label="What would you like?"
          value={choices.wish}
          error={missing.get(wishId)}
          onValueChange={(value) => {
            const wish = returnWishes.find((each) => each === value);
            if (wish !== undefined) onChange({ wish });
          }}
        >
          {returnWishes.map((wish) => {
            const [label, text] = wishTexts[wish];
            const soldOut =
              wish === 'replacement' && chosen.some((line) => !isInStock(line, null, line.choice.quantity));
            return (
              <RadioCard key={wish} value={wish} label={label} disabled={soldOut && choices.wish !== wish}>
                <Text as="span" weight="bold">
                  {label}
                </Text>
                <Text as="div" tone="muted" size={14}>
                  {soldOut ? 'Sold out now.' : text}
                </Text>
              </RadioCard>
            );
          })}
        </RadioGroup>
        {choices.wish === 'exchange'
          ? chosen.map((line) => (
              <WantedInstead
                key={line.terms.lineNo}
                line={line}
                choice={line.choice}
                missing={missing}
                onChange={(choice) => onChangeLine(line.terms.lineNo, choice)}
              />
            ))
          : null}
      </section>
      <RadioGroup
        label="How do they come back?"
        value={choices.wayBack}
        onValueChange={(value) => {
          const wayBack = waysBack.find((each) => each === value);
          if (wayBack !== undefined) onChange({ wayBack });
        }}
      >
        {waysBack.map((way) => (
          <Radio key={way} value={way}>
            {ways[way]}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        label="Anything we should know? (optional)"
        rows={3}
        maxLength={maxNote}
        value={choices.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      {isDamaged ? (
        <Suspense fallback={null}>
          <DamagePictures requestId={null} taken={0} pictures={pictures} />
        </Suspense>
      ) : null}
      {missing.size === 0 ? null : (
        <ErrorSummary key={tries} errors={[...missing].map(([fieldId, text]) => ({ fieldId, text }))} />
      )}
      <WriteError of={ask} fallback="Your request did not reach us. Nothing is lost; please try again." />
      <Button type="submit" size="large" busy={ask.isBusy} busyLabel="Asking">
        Ask for the return
      </Button>
    </>
  );
}
