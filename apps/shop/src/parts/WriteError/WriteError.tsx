import { Alert, Stack } from '@kayal/design-system';
import type { Write } from '../../data/use-write.ts';
import { LoginAgain } from '../LoginAgain/LoginAgain.tsx';

interface WriteErrorProps<Input> {
  readonly of: Write<Input>;
  /** Text when the server sent no message, for example because it did not answer. */
  readonly fallback: string;
}

/** Why a change was not saved; after an ended session also a login that sends the change again. */
export function WriteError<Input>({ of: { error, repeat }, fallback }: WriteErrorProps<Input>) {
  if (error === null) return null;
  if (error.status === 401) {
    return (
      <Stack gap={12}>
        <Alert tone="danger">Your session has ended. Log in again; nothing you typed is lost.</Alert>
        <LoginAgain onDone={repeat} />
      </Stack>
    );
  }
  return <Alert tone="danger">{error.message ?? fallback}</Alert>;
}
