import type { Address } from '@kayal/api-contract/client';
import { addressLine } from '@kayal/commerce-core';
import { AddressCard, Button } from '@kayal/design-system';
import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import * as css from './AddressScreen.css.ts';

interface AddressChoiceProps {
  readonly addresses: readonly Address[];
  /** Id of the address orders are delivered to; empty when there is none. */
  readonly activeId: string;
  /** Ids with a change in flight. */
  readonly changing: ReadonlySet<string>;
  /** Receives the focus after a removal, because the Remove button is gone with its card. */
  readonly afterRemoval: RefObject<HTMLElement | null>;
  readonly onChoose: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

const loadRemovalDialog = async () => (await import('./RemovalDialog.tsx')).RemovalDialog;

/** The addresses as radio buttons, each with Edit and Remove; removing asks for confirmation. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, activeId, changing, afterRemoval, onChoose, onEdit, onRemove } = props;
  const group = useId();
  const [toConfirm, setToConfirm] = useState<Address | null>(null);
  const [asking, setAsking] = useState(false);
  const isConfirmed = useRef(false);
  // Read when the focus returns: after the last address its button is another one.
  const returnFocus = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return isConfirmed.current ? afterRemoval.current : null;
      },
    }),
    [afterRemoval],
  );
  const removal = useDialog(asking, loadRemovalDialog, () => setAsking(false));
  const ask = (address: Address) => {
    isConfirmed.current = false;
    setToConfirm(address);
    setAsking(true);
  };
  const remove = () => {
    isConfirmed.current = true;
    setAsking(false);
    if (toConfirm !== null) onRemove(toConfirm.id);
  };
  return (
    <>
      <div role="radiogroup" aria-label="Deliver to" className={css.cards}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            name={address.name}
            kind={address.addressType}
            lines={[addressLine(address), `Mobile ${address.mobile}`]}
            choice={{ group, isChosen: address.id === activeId, onChoose: () => onChoose(address.id) }}
            state={changing.has(address.id) ? 'busy' : address.id === activeId ? 'active' : 'idle'}
            actions={
              <>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Edit the address of ${address.name}`}
                  onClick={() => onEdit(address.id)}
                >
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove the address of ${address.name}`}
                  onClick={() => ask(address)}
                >
                  Remove
                </Button>
              </>
            }
          />
        ))}
      </div>
      {removal === null ? null : (
        <removal.Dialog
          address={toConfirm}
          open={asking}
          onOpenChange={setAsking}
          onConfirm={remove}
          returnFocus={returnFocus}
        />
      )}
    </>
  );
}
