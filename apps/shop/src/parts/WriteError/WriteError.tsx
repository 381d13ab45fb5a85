import { Alert, Stack } from '@kayal/design-system';
import type { Write } from '../../data/use-write.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';

interface WriteErrorProps {
  readonly of: Pick<Write<never>, 'error' | 'repeat'>;
  /** Text when the server sent no message, for example because it did not answer. */
  readonly fallback: string;
}

const loadConfirmation = async () => (await import('../ConfirmIdentity/ConfirmIdentity.tsx')).ConfirmIdentity;
const loadLogin = async () => (await import('../LoginAgain/LoginAgain.tsx')).LoginAgain;

/** Why a change was not saved; where the server wants a login or a password first, also a field that sends the change again. */
export function WriteError({ of: { error, repeat }, fallback }: WriteErrorProps) {
  // When its script cannot be fetched, the next try fetches it again.
  const login = useDialog(error?.status === 401, loadLogin, () => {});
  const needsConfirmation = error?.code === 'auth.confirm';
  const confirmation = useDialog(needsConfirmation, loadConfirmation, () => {});
  if (error === null) return null;
  if (needsConfirmation) {
    return (
      <Stack gap={12}>
        <Alert tone="info">You signed in more than five minutes ago. Confirm by your password that it is you.</Alert>
        {confirmation && <confirmation.Dialog onDone={repeat} />}
      </Stack>
    );
  }
  if (error.status === 401) {
    return (
      <Stack gap={12}>
        <Alert tone="danger">Your session has ended. Log in again; nothing you typed is lost.</Alert>
        {login && <login.Dialog onDone={repeat} />}
      </Stack>
    );
  }
  return <Alert tone="danger">{error.message ?? fallback}</Alert>;
}
