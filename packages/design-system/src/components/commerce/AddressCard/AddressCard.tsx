import { useId, type ReactNode } from 'react';
import * as css from './AddressCard.css.ts';

/** Whether the address is the chosen one, or a change to it is being saved. */
export const addressCardStates = ['idle', 'active', 'busy'] as const;
export type AddressCardState = (typeof addressCardStates)[number];

/** The radio button that chooses an address. */
export interface AddressCardChoice {
  /** The same for all addresses of a list, so that arrow keys move between them. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One address of a list. */
export interface AddressCardProps {
  readonly name: string;
  /** `Home` or `Office`. */
  readonly kind?: string | undefined;
  /** Street, town, pincode and phone, one per line. */
  readonly lines: readonly string[];
  /** Puts a radio button before the name. The list around the cards is the `radiogroup`. */
  readonly choice?: AddressCardChoice | undefined;
  /** Marks the active address: `Default billing address`. */
  readonly mark?: string | undefined;
  /** Edit and Remove. */
  readonly actions?: ReactNode;
  readonly state?: AddressCardState;
}

/** An address with its choice and its actions. */
export function AddressCard({ name, kind, lines, choice, mark, actions, state = 'idle' }: AddressCardProps) {
  const linesId = useId();
  return (
    <article className={css.root} data-state={state} aria-label={name} aria-busy={state === 'busy'}>
      <div className={css.head}>
        {choice === undefined ? (
          <span>{name}</span>
        ) : (
          <label className={css.choice}>
            <input
              type="radio"
              className={css.radio}
              name={choice.group}
              checked={choice.isChosen}
              aria-describedby={linesId}
              onChange={choice.onChoose}
            />
            <span>{name}</span>
          </label>
        )}
        {kind !== undefined && <span className={css.kind}>{kind}</span>}
      </div>
      <address className={css.lines} id={linesId}>
        {lines.map((line, index) => (
          <span key={`${index}-${line}`} className={css.line}>
            {line}
          </span>
        ))}
      </address>
      {mark !== undefined && <p className={css.mark}>{mark}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </article>
  );
}
