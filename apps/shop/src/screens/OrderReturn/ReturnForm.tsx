import type { Paise, ReturnDraft } from '@kayal/api-contract/client';
import { useState, type SubmitEvent } from 'react';
import type { Write } from '../../data/use-write.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import * as css from './OrderReturnScreen.css.ts';
import { PieceToReturn } from './PieceToReturn.tsx';
import {
  chosenLines,
  draftOf,
  missingIn,
  noChoices,
  type LineChoice,
  type ReturnableLine,
  type ReturnChoices,
} from './return-choices.ts';
import type { ReturnPictures } from './use-return-pictures.ts';

interface ReturnFormProps {
  readonly lines: readonly ReturnableLine[];
  /** Where a courier picks the pieces up; empty where the order has no address. */
  readonly address: string;
  /** What a pick-up takes off a refund; 0 where the shop pays for it. */
  readonly pickUpCharge: Paise;
  readonly choices: ReturnChoices;
  readonly onChange: (choices: ReturnChoices) => void;
  readonly ask: Write<ReturnDraft>;
  readonly pictures: ReturnPictures;
}

// Loaded with the first chosen piece, so that the pieces are there sooner.
const loadDetails = async () => (await import('./ReturnDetails.tsx')).ReturnDetails;

/** Asks for a return: pieces and reasons first; once one is chosen, what she wants and how they come back. */
export function ReturnForm({ lines, address, pickUpCharge, choices, onChange, ask, pictures }: ReturnFormProps) {
  /** The fields that the last try lacked. */
  const [failed, setFailed] = useState<{ readonly tries: number; readonly ids: readonly string[] }>({
    tries: 0,
    ids: [],
  });
  const isChosen = chosenLines(lines, choices).length > 0;
  const details = useDialog(isChosen, loadDetails, () => onChange(noChoices));
  const missing = new Map([...missingIn(lines, choices)].filter(([id]) => failed.ids.includes(id)));
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
    const ids = [...missingIn(lines, choices).keys()];
    setFailed({ tries: failed.tries + 1, ids });
    if (ids.length === 0) ask.write(draftOf(lines, choices));
  };
  return (
    <form className={css.parts} onSubmit={submit} noValidate aria-label="Ask for a return or an exchange">
      <ul className={css.pieces}>
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
      {details !== null && isChosen ? (
        <details.Dialog
          lines={lines}
          address={address}
          pickUpCharge={pickUpCharge}
          choices={choices}
          missing={missing}
          tries={failed.tries}
          onChange={change}
          onChangeLine={changeLine}
          ask={ask}
          pictures={pictures}
        />
      ) : null}
    </form>
  );
}
