import { Button, ButtonLink, Dialog, Heading, PasswordField, Stack, Text } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useAccountSecurityApi } from '../../data/account-security.ts';
import { resultOf } from '../../data/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { paths } from '../../paths.ts';
import * as css from './Security.css.ts';

/** Export of a person's data as a file, and deletion of the account. */
export function OwnData() {
  const api = useAccountSecurityApi();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useWrite(
    (password: string) => resultOf(api.deleteAccount(password)),
    () => globalThis.location.assign(paths.home),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    remove.write(fieldText(new FormData(event.currentTarget), 'password'));
  };
  return (
    <section className={css.section} aria-labelledby="own-data">
      <Heading level={2} size="medium" id="own-data">
        Your data
      </Heading>
      <Text>Download everything we keep about you, or delete your account.</Text>
      <div className={css.row}>
        <ButtonLink variant="secondary" href={api.dataUrl()} download>
          Download my data
        </ButtonLink>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog open={isAsking} onOpenChange={setIsAsking} title="Delete your account?">
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
    </section>
  );
}
