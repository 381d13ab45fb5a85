import { Alert, Stack } from '@kayal/design-system';
import type { Write } from '../../data/use-write.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';

interface WriteErrorProps {
  readonly of: Pick<Write<never>, 'error' | 'repeat'>;
  /** Text when the server sent no message, for example because it did not answer. */
  readonly fallback: string;
}

const loadLogin = async () => (await import('../LoginAgain/LoginAgain.tsx')).LoginAgain;

/** Why a change was not saved; after an ended session also a login that sends the change again. */
export function WriteError({ of: { error, repeat }, fallback }: WriteErrorProps) {
  // When its script cannot be fetched, the next try fetches it again.
  const login = useDialog(error?.status === 401, loadLogin, () => {});
  if (error === null) return null;
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
