import { returnWishes, waysBack, type ReturnDraft, type ReturnWish, type WayBack } from '@kayal/api-contract/client';
import { Button, ErrorSummary, Heading, Radio, RadioCard, RadioGroup, Text, TextArea } from '@kayal/design-system';
import { useId, useState, type SubmitEvent } from 'react';
import type { Write } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { DamagePictures } from './DamagePictures.tsx';
import { PieceToReturn } from './PieceToReturn.tsx';
import {
  chosenLines,
  draftOf,
  isInStock,
  missingIn,
  piecesId,
  wishId,
  type LineChoice,
  type ReturnableLine,
  type ReturnChoices,
} from './return-choices.ts';
import * as css from './OrderReturnScreen.css.ts';
import type { ReturnPictures } from './use-return-pictures.ts';
import { WantedInstead } from './WantedInstead.tsx';

/** Max characters of a note; the server refuses more. */
const maxNote = 500;

const wishTexts: Readonly<Record<ReturnWish, readonly [label: string, text: string]>> = {
  refund: ['My money back', 'We refund what you paid for these pieces, once we have examined them.'],
  exchange: ['Another size or colour', 'We keep it for you until your return has ended.'],
  replacement: ['The same piece once more', 'We keep one for you until your return has ended.'],
};

interface ReturnFormProps {
  readonly lines: readonly ReturnableLine[];
  /** Where a courier picks the pieces up; empty where the order has no address. */
  readonly address: string;
  readonly choices: ReturnChoices;
  readonly onChange: (choices: ReturnChoices) => void;
  readonly ask: Write<ReturnDraft>;
  readonly pictures: ReturnPictures;
}

/** Asks for a return: pieces, reasons, what she wants, how they come back. */
export function ReturnForm({ lines, address, choices, onChange, ask, pictures }: ReturnFormProps) {
  const id = useId();
  /** Number of tries that were not complete; 0 shows no errors. */
  const [tries, setTries] = useState(0);
  const missing = tries === 0 ? new Map<string, string>() : missingIn(lines, choices);
  const chosen = chosenLines(lines, choices);
  const isDamaged = chosen.some(({ choice }) => choice.reason === 'damaged');
  const change = (changes: Partial<ReturnChoices>): void => {
    ask.reset();
    onChange({ ...choices, ...changes });
  };
  const changeLine = (lineNo: number, choice: LineChoice | null): void => {
    const rest = [...choices.lines].filter(([each]) => each !== lineNo);
    change({ lines: new Map(choice === null ? rest : [...rest, [lineNo, choice]]) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (missingIn(lines, choices).size > 0) setTries(tries + 1);
    else {
      setTries(0);
      ask.write(draftOf(lines, choices));
    }
  };
  return (
    <form className={css.parts} onSubmit={submit} noValidate aria-label="Ask for a return or an exchange">
      {missing.size === 0 ? null : (
        <ErrorSummary key={tries} errors={[...missing].map(([fieldId, text]) => ({ fieldId, text }))} />
      )}
      <section className={css.section} aria-labelledby={`${id}-pieces`}>
        <Heading level={3} size="small" id={`${id}-pieces`}>
          Which pieces, and why?
        </Heading>
        <ul className={css.pieces} id={piecesId}>
          {lines.map((line) => (
            <PieceToReturn
              key={line.terms.lineNo}
              line={line}
              choice={choices.lines.get(line.terms.lineNo) ?? null}
              missing={missing}
              onChange={(choice) => changeLine(line.terms.lineNo, choice)}
            />
          ))}
        </ul>
      </section>
      <section className={css.section} id={wishId}>
        <RadioGroup
          cards
          label="What would you like?"
          value={choices.wish}
          error={missing.get(wishId)}
          onValueChange={(value) => {
            const wish = returnWishes.find((each) => each === value);
            if (wish !== undefined) change({ wish });
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
                onChange={(choice) => changeLine(line.terms.lineNo, choice)}
              />
            ))
          : null}
      </section>
      <RadioGroup
        label="How do they come back?"
        value={choices.wayBack}
        onValueChange={(value) => {
          const wayBack = waysBack.find((each) => each === value);
          if (wayBack !== undefined) change({ wayBack });
        }}
      >
        {waysBack.map((way) => (
          <Radio key={way} value={way}>
            {wayTexts(address)[way]}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        label="Anything we should know? (optional)"
        rows={3}
        maxLength={maxNote}
        value={choices.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {isDamaged ? <DamagePictures requestId={null} taken={0} pictures={pictures} /> : null}
      <WriteError of={ask} fallback="Your request did not reach us. Nothing is lost; please try again." />
      <Button type="submit" size="large" busy={ask.isBusy} busyLabel="Asking">
        Ask for the return
      </Button>
    </form>
  );
}

/** How the pieces come back. */
const wayTexts = (address: string): Readonly<Record<WayBack, string>> => ({
  pickUp: address === '' ? 'A courier picks them up' : `A courier picks them up at ${address}`,
  ownParcel: 'I send them in a parcel of my own',
});
