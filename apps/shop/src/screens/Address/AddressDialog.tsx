import type { AddressFields } from '@kayal/api-contract/client';
import { selectFormError, selectFormErrorReason } from '@kayal/commerce-core';
import { Button, Dialog, Skeleton, SkeletonGroup } from '@kayal/design-system';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import type { AddressBookSnapshot } from '../../machines/account/use-address-book.ts';
import { FormError } from '../../parts/FormError/FormError.tsx';
import { AddressForm } from './AddressForm.tsx';
import * as css from './AddressForm.css.ts';

interface AddressDialogProps {
  readonly book: AddressBookSnapshot;
  /** What was typed before the session ended; null when the form starts with the machine's values. */
  readonly draft: AddressFields | null;
  readonly onSave: (fields: AddressFields) => void;
  readonly onLeave: (fields: AddressFields) => void;
  readonly onClose: () => void;
  /** Receives the focus after an addition: the first address replaces the empty state and its button. */
  readonly afterAddition: RefObject<HTMLElement | null>;
}

/** The Add and Edit modals; a failed save keeps the typed values. */
export function AddressDialog({ book, draft, onSave, onLeave, onClose, afterAddition }: AddressDialogProps) {
  const formId = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const { editedId, fields } = book.context;
  const isNew = editedId === null;
  const saving = book.hasTag('formBusy');
  const loading = book.hasTag('formLoading');
  const error = selectFormError(book);
  const waiting = useRef<HTMLDivElement>(null);
  const hasWaited = useRef(false);
  // Before the browser sees that what had the focus is gone. A reader who has moved to a button meanwhile stays there.
  useLayoutEffect(() => {
    if (hasWaited.current && !loading && document.activeElement === document.body) firstField.current?.focus();
    hasWaited.current = loading;
  }, [loading]);
  const footer = (
    <>
      <Button
        variant="secondary"
        unavailableReason={saving ? 'The address is being saved.' : undefined}
        onClick={onClose}
      >
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={saving || loading} busyLabel={loading ? 'Loading' : 'Saving'}>
        Save Address
      </Button>
    </>
  );
  return (
    <Dialog
      title={isNew ? 'Add New Address' : 'Edit Address'}
      open={book.hasTag('formOpen')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      initialFocus={loading ? waiting : firstField}
      returnFocus={isNew ? afterAddition : undefined}
      footer={footer}
    >
      {loading ? (
        <div ref={waiting} tabIndex={-1}>
          <SkeletonGroup label="Loading the address" className={css.form}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} shape="button" />
            ))}
          </SkeletonGroup>
        </div>
      ) : (
        <AddressForm
          id={formId}
          firstField={firstField}
          start={draft ?? fields}
          onSubmit={onSave}
          onLeave={onLeave}
          alert={error === null ? null : <FormError text={error} reason={selectFormErrorReason(book)} />}
        />
      )}
    </Dialog>
  );
}
