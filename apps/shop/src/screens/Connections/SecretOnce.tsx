import { Alert, Button, Inline, Stack } from '@kayal/design-system';
import { useState } from 'react';
import * as css from './Connections.css.ts';

interface SecretOnceProps {
  /** Noun for the secret, such as 'token'. */
  readonly noun: string;
  readonly secret: string;
}

/** A secret that is shown only once, with a button that copies it. */
export function SecretOnce({ noun, secret }: SecretOnceProps) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Stack gap={12}>
      <Alert tone="success">Copy this {noun} now. It is not shown again.</Alert>
      <Inline gap={12}>
        <code className={css.secret}>{secret}</code>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Inline>
    </Stack>
  );
}
