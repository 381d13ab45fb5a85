import { mailKinds, type MailKind } from '@kayal/api-contract/client';
import { Alert, Button, Select, TextArea, TextField } from '@kayal/design-system';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { resultOf } from '../../../data/api/result-of.ts';
import { useSettingsApi } from '../../../data/admin/settings-api.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import type { EditedSettings } from '../use-settings-form.ts';
import * as css from '../Settings.css.ts';

const labels: Readonly<Record<MailKind, string>> = {
  orderPlaced: 'Order placed',
  orderShipped: 'Parcel sent',
  orderOutForDelivery: 'Parcel comes today',
  orderDelivered: 'Parcel delivered',
  returnApproved: 'Return approved',
  returnDeclined: 'Return declined',
  returnReceived: 'Return received',
  returnDone: 'Return refunded or exchanged',
  backInStock: 'Back in stock',
  signUpCode: 'Code to sign up',
  resetCode: 'Code for a new password',
  cashCode: 'Code for an order in cash',
};

const options = mailKinds.map((kind) => ({ value: kind, label: labels[kind] }));

/** The text of each mail, with a preview of example values. */
export function MailsField() {
  const api = useSettingsApi();
  const [kind, setKind] = useState<MailKind>('orderPlaced');
  const { field: texts } = useController<EditedSettings, `settings.mails.${MailKind}`>({
    name: `settings.mails.${kind}`,
  });
  /** Settings that the server sends have all texts. */
  const mail = texts.value ?? { subject: '', body: '' };
  const [preview, setPreview] = useState<{
    readonly subject: string;
    readonly text: string;
    readonly unknownFields: readonly string[];
    readonly fields: readonly string[];
  } | null>(null);
  const show = useWrite(
    () => resultOf(api.previewMail({ kind, ...mail })),
    ({ preview: shown }) => setPreview(shown),
  );
  const set = (change: Partial<typeof mail>) => texts.onChange({ ...mail, ...change });
  return (
    <>
      <Select
        label="Mail"
        value={kind}
        options={options}
        onChange={(event) => {
          setKind(mailKinds.find((each) => each === event.target.value) ?? 'orderPlaced');
          setPreview(null);
        }}
      />
      <TextField
        label="Subject"
        value={mail.subject}
        maxLength={150}
        onChange={(event) => set({ subject: event.target.value })}
      />
      <TextArea
        label="Text"
        rows={10}
        value={mail.body}
        maxLength={4000}
        onChange={(event) => set({ body: event.target.value })}
      />
      <div>
        <Button variant="secondary" busy={show.isBusy} busyLabel="Loading the preview" onClick={() => show.write(null)}>
          Preview
        </Button>
      </div>
      <WriteError of={show} fallback="The preview could not be loaded. Try again." />
      {preview === null ? null : (
        <>
          {preview.unknownFields.length === 0 ? null : (
            <Alert tone="info">
              This mail does not know {preview.unknownFields.map((field) => `{${field}}`).join(', ')}. It knows{' '}
              {preview.fields.map((field) => `{${field}}`).join(', ')}.
            </Alert>
          )}
          <figure className={css.mail} aria-label="Preview of the mail">
            <figcaption className={css.subject}>{preview.subject}</figcaption>
            <div className={css.mailText}>{preview.text}</div>
          </figure>
        </>
      )}
    </>
  );
}
