import { Button, ButtonLink, Heading, Text } from '@kayal/design-system';
import { useState } from 'react';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import * as css from './Security.css.ts';

const loadDeleteAccount = async () => (await import('./DeleteAccount.tsx')).DeleteAccount;

/** Export of a person's data as a file, and deletion of the account. */
export function OwnData() {
  const api = useAccountSecurityApi();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDialog(isAsking, loadDeleteAccount, () => setIsAsking(false));
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
      {deletion && <deletion.Dialog open={isAsking} onOpenChange={setIsAsking} />}
    </section>
  );
}
