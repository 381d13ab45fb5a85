import { Button, Text } from '@kayal/design-system';
import { use, useRef, useState } from 'react';
import { usePageSettings } from '../../app/page-settings.ts';
import * as css from './GoogleButton.css.ts';
import { GoogleIdentityContext } from './google-identity.ts';

interface GoogleButtonProps {
  readonly label: string;
  /** Takes Google's ID token, for the server to verify (J29). */
  readonly onToken: (token: string) => void;
  /** Google cannot be reached (S8.SOCIAL.02, S8.SOCIAL.06). */
  readonly onFailure: () => void;
}

type Stage = 'closed' | 'opening' | 'open' | 'explained';

/**
 * The social sign-in button (S2.LOGIN.07, S2.SIGNUP.01). A press loads Google's script, which then draws its own button
 * here (S7.EXT.09); where Google is not set up the button stays and explains itself (J29).
 */
export function GoogleButton({ label, onToken, onFailure }: GoogleButtonProps) {
  const { googleClientId } = usePageSettings();
  const google = use(GoogleIdentityContext);
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('closed');

  const open = async () => {
    if (googleClientId === null || place.current === null) return setStage('explained');
    setStage('opening');
    try {
      await google.open({ clientId: googleClientId, place: place.current, onToken });
      setStage('open');
    } catch {
      setStage('closed');
      onFailure();
    }
  };

  return (
    <div>
      <div ref={place} className={css.place} />
      {stage === 'open' ? null : (
        <Button
          variant="secondary"
          wide
          busy={stage === 'opening'}
          busyLabel="Asking Google"
          onClick={() => void open()}
        >
          {label}
        </Button>
      )}
      <div role="status">
        {stage === 'explained' ? (
          <Text tone="muted" size={14}>
            Google sign-in is not set up for this shop yet. Please use your e-mail and password.
          </Text>
        ) : null}
      </div>
    </div>
  );
}
