import { Button, Dialog, PasswordField, Stack, Text } from '@kayal/design-system';
import type { SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';

/** A second factor that can be removed. */
export interface RemovableFactor {
  readonly kind: 'passkey' | 'totp';
  /** Id of the passkey; empty for the app. */
  readonly id: string;
  readonly name: string;
}

interface RemoveFactorProps {
  /** The factor to remove; null while the dialog is closed. */
  readonly factor: RemovableFactor | null;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for the password before a second factor is removed. */
export function RemoveFactor({ factor, onClose, onRemoved }: RemoveFactorProps) {
  const api = useAccountSecurityApi();
  const remove = useWrite(
    ({ kind, id, password }: RemovableFactor & { readonly password: string }) =>
      resultOf(kind === 'passkey' ? api.removePasskey(id, password) : api.removeTotp(password)),
    onRemoved,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = fieldText(new FormData(event.currentTarget), 'password');
    if (factor !== null) remove.write({ ...factor, password });
  };
  return (
    <Dialog
      open={factor !== null}
      onOpenChange={(open) => {
        if (open) return;
        // The refusal of this removal says nothing about the next.
        remove.reset();
        onClose();
      }}
      title={`Remove ${factor?.name ?? ''}?`}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <Text>You cannot sign in with it any more.</Text>
          <PasswordField label="Your password" name="password" autoComplete="current-password" />
          <WriteError of={remove} fallback="It was not removed. Try again." />
          <Button type="submit" variant="danger" busy={remove.isBusy} busyLabel="Removing">
            Remove
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
