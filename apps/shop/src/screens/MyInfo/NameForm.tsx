import { messages } from '@kayal/commerce-core';
import { Alert, Button, TextField } from '@kayal/design-system';
import { useState, type RefCallback, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import * as css from './MyInfoScreen.css.ts';

interface NameFormProps {
  readonly name: string;
  readonly busy: boolean;
  /** Why the last try was not saved. */
  readonly failure: string | undefined;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Max length of a name on the server, in characters. */
const maxNameLength = 100;

/** The field takes the focus that the Edit button had. */
const takeFocus: RefCallback<HTMLInputElement> = (field) => field?.select();

/** The name as a field in its own place. */
export function NameForm({ name, busy, failure, onSave, onCancel }: NameFormProps) {
  const [isBlank, setBlank] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = fieldText(new FormData(event.currentTarget), 'name').trim();
    setBlank(wanted === '');
    if (wanted !== '' && !busy) onSave(wanted);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
      <TextField
        ref={takeFocus}
        label="Full name"
        name="name"
        autoComplete="name"
        maxLength={maxNameLength}
        defaultValue={name}
        error={isBlank ? messages['J53.NAME'] : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className={css.buttons}>
        <Button type="submit" size="small" busy={busy} busyLabel="Saving your name">
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
