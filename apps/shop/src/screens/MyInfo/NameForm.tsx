import type { Customer } from '@kayal/api-contract/client';
import { shopperMessages } from '@kayal/commerce-core';
import { Alert, Button, TextField } from '@kayal/design-system';
import { useState, type RefCallback, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import * as css from './NameForm.css.ts';
import { useNameChange } from './use-name-change.ts';

interface NameFormProps {
  readonly customer: Customer;
  readonly actors: ShopActors;
  readonly onSaved: (name: string) => void;
  /** Called when the name is saved or the shopper has cancelled. */
  readonly onClose: () => void;
}

/** Max length of a name on the server, in characters. */
const maxNameLength = 100;

/** Moves the focus from the Edit button to the field. */
const takeFocus: RefCallback<HTMLInputElement> = (field) => field?.select();

/** A field that replaces the name while it is edited. */
export function NameForm({ customer, actors, onSaved, onClose }: NameFormProps) {
  const { write, isBusy, error } = useNameChange(actors, (name, isLeft) => {
    onSaved(name);
    // The name may be edited again by now.
    if (!isLeft) onClose();
  });
  const [isBlank, setBlank] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = fieldText(new FormData(event.currentTarget), 'name').trim();
    setBlank(wanted === '');
    if (wanted !== '') write(wanted);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {error === null ? null : <Alert tone="danger">{shopperMessages['J53.NOT_SAVED']}</Alert>}
      <TextField
        ref={takeFocus}
        label="Full name"
        name="name"
        autoComplete="name"
        maxLength={maxNameLength}
        defaultValue={customer.name}
        error={isBlank ? shopperMessages['J53.NAME'] : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <div className={css.buttons}>
        <Button type="submit" size="small" busy={isBusy} busyLabel="Saving your name">
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
