import { Button, Text } from '@kayal/design-system';
import { useState } from 'react';
import { usePageSettings } from '../../app/page-settings.ts';

interface GoogleButtonProps {
  readonly label: string;
}

/** The social sign-in button; where Google is not set up it stays and explains itself (S2.LOGIN.07, S2.SIGNUP.01, J29). */
export function GoogleButton({ label }: GoogleButtonProps) {
  const { googleClientId } = usePageSettings();
  const [explained, setExplained] = useState(false);
  if (googleClientId !== null)
    return (
      <Button variant="secondary" wide>
        {label}
      </Button>
    );
  return (
    <div>
      <Button variant="secondary" wide onClick={() => setExplained(true)}>
        {label}
      </Button>
      <div role="status">
        {explained ? (
          <Text tone="muted" size={14}>
            Google sign-in is not set up for this shop yet. Please use your e-mail and password.
          </Text>
        ) : null}
      </div>
    </div>
  );
}
