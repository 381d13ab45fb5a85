import { Alert, SecretOnce, Stack } from '@kayal/design-system';

interface NewSecretProps {
  /** Noun for the secret, such as 'token'. */
  readonly noun: string;
  readonly secret: string;
  /** Called when the admin has stored the secret elsewhere; hide it then. */
  readonly onDone: () => void;
}

/** A secret that was just made and is shown this once. */
export function NewSecret({ noun, secret, onDone }: NewSecretProps) {
  return (
    <Stack gap={12}>
      <Alert tone="success">Copy this {noun} now. It is not shown again.</Alert>
      <SecretOnce label={`New ${noun}`} value={secret} warning="Keep it where only you can read it." onDone={onDone} />
    </Stack>
  );
}
