import { faultReasons, returnReasons } from '@kayal/api-contract/client';
import { formatShortDate, shopperMessages, type DateFormat } from '@kayal/commerce-core';
import { QuantityStepper, Select } from '@kayal/design-system';
import { useState } from 'react';
import { serverTime } from '../../data/api/server-time.ts';
import { useDateFormat } from '../../data/use-shop.ts';
import { CataloguePicture } from '../../parts/CataloguePicture/CataloguePicture.tsx';
import { pieceText, reasonTexts } from '../../parts/ReturnPieces/return-texts.ts';
import * as css from './OrderReturnScreen.css.ts';
import { fieldId, type LineChoice, type ReturnableLine } from './return-choices.ts';

/** A line of an order as a piece. */
export const pieceOf = ({ itemName, size, colour }: ReturnableLine['ordered']): string =>
  pieceText({ name: itemName ?? shopperMessages['S8.ORD.04'], size: size ?? '', colour: colour ?? '' });

/** Why a line cannot be returned, or until when it can. */
function termsText({ terms }: ReturnableLine, dates: DateFormat): string {
  const { obstacle, until, damagedUntil, finalSale = false } = terms;
  const day = until === null ? '' : formatShortDate(until, dates);
  if (obstacle === 'notDelivered') return 'Not delivered yet. It can be returned once it has reached you.';
  if (obstacle === 'returnedAlready') return 'Returned already: nothing of it is left to return.';
  if (obstacle === 'tooLate') return `The time for returning this ended on ${day}.`;
  const damaged = damagedUntil === null || damagedUntil === until ? '' : formatShortDate(damagedUntil, dates);
  const start = finalSale ? 'Final sale: only if it is not what you ordered, return it by' : 'Return it by';
  return `${start} ${day}${damaged === '' ? '' : `; if it arrived damaged, by ${damaged}`}.`;
}

const noReason = { reason: null, wanted: null } as const;

interface PieceToReturnProps {
  readonly line: ReturnableLine;
  /** Null while she keeps it. */
  readonly choice?: LineChoice | null;
  /** What is missing, by the id of its field. */
  readonly missing?: ReadonlyMap<string, string>;
  /** Absent where nothing of the order can be returned. */
  readonly onChange?: (choice: LineChoice | null) => void;
}

/** A line of the order: chosen or not, how many units and why; or why it cannot be returned. */
export function PieceToReturn({ line, choice = null, missing, onChange }: PieceToReturnProps) {
  const dates = useDateFormat();
  const [now] = useState(serverTime);
  const { ordered, terms } = line;
  const piece = pieceOf(ordered);
  const reasonId = fieldId('reason', terms.lineNo);
  const canReturn = terms.obstacle === null;
  const reasons = terms.finalSale === true ? faultReasons : returnReasons;
  const isDamageOver = terms.damagedUntil !== null && now > terms.damagedUntil;
  return (
    <li className={css.piece}>
      <div className={css.plate}>
        {ordered.productId > 0 ? (
          <CataloguePicture
            file={ordered.picture ?? `${ordered.productId}.jpg`}
            at={ordered.pictureAt}
            alt=""
            productId={ordered.productId}
            sizes="72px"
          />
        ) : null}
      </div>
      <div className={css.words}>
        <p className={css.pieceName}>{piece}</p>
        <p className={css.detail}>{termsText(line, dates)}</p>
        {canReturn && onChange !== undefined ? (
          <div className={css.choices}>
            <div className={css.count}>
              <span className={css.label} aria-hidden="true">
                Return
              </span>
              <QuantityStepper
                label={`How many to return of ${piece}`}
                value={Math.min(choice?.quantity ?? 0, terms.left)}
                min={0}
                max={terms.left}
                minReason="You keep all of it"
                maxReason={terms.left === 1 ? 'You have one to return' : `You have ${terms.left} to return`}
                onChange={(quantity) => onChange(quantity === 0 ? null : { ...(choice ?? noReason), quantity })}
              />
            </div>
            {choice === null ? null : (
              <div className={css.reason}>
                <Select
                  id={reasonId}
                  label="Reason"
                  placeholder="Choose a reason"
                  value={choice.reason ?? ''}
                  error={missing?.get(reasonId)}
                  options={reasons.map((reason) => {
                    const isOver = reason === 'damaged' && isDamageOver;
                    return {
                      value: reason,
                      label: isOver ? `${reasonTexts[reason]} (time is over)` : reasonTexts[reason],
                      disabled: isOver,
                    };
                  })}
                  onChange={({ target }) =>
                    onChange({ ...choice, reason: returnReasons.find((reason) => reason === target.value) ?? null })
                  }
                />
              </div>
            )}
          </div>
        ) : null}
      </div>
    </li>
  );
}
