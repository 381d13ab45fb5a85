import { Button, Dialog, PasswordField, Stack, Text } from '@kayal/design-system';
import type { SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { paths } from '../../paths.ts';

interface DeleteAccountProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for the password before the account is deleted. */
export function DeleteAccount(props: DeleteAccountProps) {
  const api = useAccountSecurityApi();
  const remove = useWrite(
    (password: string) => resultOf(api.deleteAccount(password)),
    () => globalThis.location.assign(paths.home),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    remove.write(fieldText(new FormData(event.currentTarget), 'password'));
  };
  return (
    <Dialog {...props} title="Delete your account?">
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <Text>
            Your addresses, bag and wishlist are deleted at once and cannot be restored. Past orders stay without your
            name, as the law on invoices asks.
          </Text>
          <PasswordField label="Your password" name="password" autoComplete="current-password" />
          <WriteError of={remove} fallback="Your account was not deleted. Try again." />
          <Button type="submit" variant="danger" busy={remove.isBusy} busyLabel="Deleting">
            Delete my account
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
