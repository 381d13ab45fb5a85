import type { ReactNode, Ref } from 'react';
import * as css from './DeliverTo.css.ts';

/** The delivery address of an order. */
export interface DeliverToProps {
  /** `Deliver to:`. */
  readonly label: string;
  /** The active address in one line; absent when none is active. */
  readonly address: string | undefined;
  /** Shown without an address: `No address Selected`. */
  readonly emptyText: string;
  /** The button or link to the addresses. */
  readonly action: ReactNode;
  /** Id of the line, so that the order button can point to it. */
  readonly id?: string;
  /** The line; it takes the focus when an order is refused because there is no address. */
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** The delivery line of a bag, with and without an address. */
export function DeliverTo({ label, address, emptyText, action, id, ref }: DeliverToProps) {
  return (
    <div className={css.root} data-state={address === undefined ? 'none' : 'chosen'}>
      <p className={css.line} id={id} ref={ref} tabIndex={-1}>
        {address === undefined ? (
          <span className={css.address}>{emptyText}</span>
        ) : (
          <>
            <span className={css.label}>{label}</span> <span className={css.address}>{address}</span>
          </>
        )}
      </p>
      {action}
    </div>
  );
}
