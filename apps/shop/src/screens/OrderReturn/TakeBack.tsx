import type { ReturnRequest } from '@kayal/api-contract/client';
import { ConfirmDialog, toastStore } from '@kayal/design-system';
import type { RefObject } from 'react';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { useReturnsApi } from '../../data/shopper/returns-api.ts';
import { useWrite } from '../../data/use-write.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';

interface TakeBackProps {
  readonly request: ReturnRequest;
  readonly actors: ShopActors;
  readonly open: boolean;
  /** Gets the focus when the button that opened it is gone. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Called when what is shown is out of date: it was taken back, or has arrived meanwhile. */
  readonly onChanged: () => void;
}

/** Asks whether she wants to keep the pieces of a return. */
export function TakeBack({ request: { id, isHeld }, actors, open, fallbackFocus, onClose, onChanged }: TakeBackProps) {
  const api = useReturnsApi();
  const cancel = useWrite(
    () => sessionResultOf(actors.session)(api.cancelReturn(id)),
    () => {
      onClose();
      toastStore.push({ tone: 'success', title: 'You keep the pieces; the return has ended.' });
      onChanged();
    },
  );
  return (
    <ConfirmDialog
      title="Take this return back?"
      description={`You keep the pieces of return ${id}.${isHeld ? ' What we keep for you is free for others again.' : ''} You can ask again while their days last.`}
      confirmLabel="Take it back"
      cancelLabel="Leave it"
      tone="danger"
      open={open}
      fallbackFocus={fallbackFocus}
      busy={cancel.isBusy}
      onConfirm={() => cancel.write(undefined)}
      onOpenChange={(next) => {
        if (next) return;
        if (cancel.error?.code === 'return.step') onChanged();
        cancel.reset();
        onClose();
      }}
    >
      {cancel.error === null ? undefined : (
        <WriteError of={cancel} fallback="The return could not be taken back. Please try again." />
      )}
    </ConfirmDialog>
  );
}
