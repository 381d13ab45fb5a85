import { Button, Inline } from '@kayal/design-system';
import { useRef } from 'react';
import type { Upload } from '../../data/admin/upload/use-upload.ts';

interface UploadButtonsProps<Input> {
  readonly of: Upload<Input>;
  /** Text of the submit button. */
  readonly label: string;
  /** Whether the last byte is out, so that stopping no longer saves anything. */
  readonly isSent?: boolean | undefined;
}

/** The submit button of an upload form, and while files are on their way a button that stops them. */
export function UploadButtons<Input>({ of: upload, label, isSent = false }: UploadButtonsProps<Input>) {
  const submitButton = useRef<HTMLButtonElement>(null);
  return (
    <Inline gap={12}>
      <Button ref={submitButton} type="submit" busy={upload.isBusy} busyLabel="Uploading">
        {label}
      </Button>
      {upload.isBusy && !isSent ? (
        <Button
          variant="secondary"
          onClick={() => {
            // This button goes away; without this the focus would be lost.
            submitButton.current?.focus();
            upload.stop();
          }}
        >
          Stop
        </Button>
      ) : null}
    </Inline>
  );
}
