import type { AddressFields, SessionUser } from '@kayal/api-contract/client';
import { selectActiveAddress, selectAddresses, selectUser } from '@kayal/commerce-core';
import { Button, ButtonLink, Container, StatePanel } from '@kayal/design-system';
import { useCallback, useEffect, useRef } from 'react';
import { keepTypedAhead } from '../../browser/typed-ahead.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { useAddressBook } from '../../machines/account/use-address-book.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import { addressDraftOf, keepAddressDraft } from './address-draft.ts';
import { AddressBookSkeleton } from './AddressBookSkeleton.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import * as css from './AddressScreen.css.ts';

const loadDialog = async () => (await import('./AddressDialog.tsx')).AddressDialog;

/** The dialog's script is fetched when a pointer or the focus comes near its buttons. */
const prefetchDialog = (): void => void loadDialog().catch(() => {});

interface AddressBookProps {
  readonly shopper: SessionUser;
  readonly actors: ShopActors;
}

/** A shopper's addresses in all their states: loading, failed, empty, filled, being changed. */
export function AddressBook({ shopper, actors }: AddressBookProps) {
  const [book, send] = useAddressBook(shopper.id, actors);
  const { session } = actors;
  const { id: customerId } = shopper;
  const editedId = book?.context.editedId ?? null;
  const draft = addressDraftOf(customerId);
  useEffect(() => {
    const kept = addressDraftOf(customerId);
    if (kept !== null) send(kept.id === null ? { type: 'form.add' } : { type: 'form.edit', id: kept.id });
  }, [customerId, send]);
  /** The form goes away with the session too; then its owner finds it again after the login. */
  const leaveForm = useCallback(
    (fields: AddressFields) => {
      const isLost = selectUser(session.getSnapshot()) === null;
      keepAddressDraft(isLost ? { customerId, id: editedId, fields } : null);
    },
    [session, customerId, editedId],
  );
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => send({ type: 'form.close' });
  const dialog = useDialog(book?.hasTag('formOpen') ?? false, loadDialog, close);
  const add = (
    <Button
      ref={addButton}
      variant="secondary"
      onClick={() => {
        keepTypedAhead();
        send({ type: 'form.add' });
      }}
    >
      + Add New Address
    </Button>
  );

  if (book === undefined || book.hasTag('loading')) {
    return (
      <Container>
        <AddressBookSkeleton />
      </Container>
    );
  }
  const addresses = selectAddresses(book);
  const changing = new Set(book.context.queue.map(({ id }) => id));
  return (
    <Container className={css.content} onPointerEnter={prefetchDialog} onFocus={prefetchDialog}>
      {book.hasTag('failed') ? (
        <RetryPanel heading="We could not load your addresses" onRetry={() => send({ type: 'addresses.reload' })} />
      ) : addresses.length === 0 ? (
        <StatePanel
          kind="empty"
          icon="pin"
          heading="Where shall we deliver?"
          text="Add your first address; it becomes the one your orders go to."
          actions={
            <>
              {add}
              <ButtonLink variant="quiet" href={paths.cart}>
                Continue
              </ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <AddressChoice
            addresses={addresses}
            activeId={selectActiveAddress(book)?.id ?? ''}
            changing={changing}
            afterRemoval={addButton}
            onChoose={(id) => send({ type: 'address.choose', id })}
            onEdit={(id) => send({ type: 'form.edit', id })}
            onRemove={(id) => send({ type: 'address.remove', id })}
          />
          <div className={css.actions}>
            {add}
            <ButtonLink href={paths.cart}>Continue</ButtonLink>
          </div>
        </>
      )}
      {dialog === null ? null : (
        <dialog.Dialog
          book={book}
          draft={draft?.id === editedId ? draft.fields : null}
          onLeave={leaveForm}
          onSave={(fields) => send({ type: 'form.save', fields })}
          onClose={close}
          afterAddition={addButton}
        />
      )}
    </Container>
  );
}
