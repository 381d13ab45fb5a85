import type { ReactNode } from 'react';
import * as css from './AddressCard.css.ts';

/** Whether the address is the chosen one, or a change to it is being saved. */
export const addressCardStates = ['idle', 'active', 'busy'] as const;
export type AddressCardState = (typeof addressCardStates)[number];

/** One address of a list. */
export interface AddressCardProps {
  readonly name: string;
  /** `Home` or `Office`. */
  readonly kind?: string | undefined;
  /** Street, town, pincode and phone, one per line. */
  readonly lines: readonly string[];
  /** The radio button that chooses this address. Takes the place of the name's plain text. */
  readonly radio?: ReactNode;
  /** Marks the active address: `Default billing address`. */
  readonly mark?: string | undefined;
  /** Edit and Remove. */
  readonly actions?: ReactNode;
  readonly state?: AddressCardState;
}

/** An address with its choice and its actions. */
export function AddressCard({ name, kind, lines, radio, mark, actions, state = 'idle' }: AddressCardProps) {
  return (
    <article className={css.root} data-state={state} aria-label={name} aria-busy={state === 'busy'}>
      <div className={css.head}>
        {radio ?? <span>{name}</span>}
        {kind !== undefined && <span className={css.kind}>{kind}</span>}
      </div>
      <address className={css.lines}>
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
