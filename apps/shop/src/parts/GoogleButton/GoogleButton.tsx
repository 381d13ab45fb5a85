import { Button, Text } from '@kayal/design-system';
import { use, useRef, useState } from 'react';
import { useApiConnection } from '../../data/api-context.ts';
import { resultOf } from '../../data/result-of.ts';
import { usePageSettings } from '../../runtime/page-settings.ts';
import * as css from './GoogleButton.css.ts';
import { GoogleIdentityContext } from './google-identity.ts';

interface GoogleButtonProps {
  readonly label: string;
  /** Takes Google's ID token, for the server to verify (J29). */
  readonly onToken: (token: string) => void;
  /** Google cannot be reached, or the shop cannot say what to ask it for (S8.SOCIAL.02, S8.SOCIAL.06). */
  readonly onFailure: () => void;
}

type Stage = 'closed' | 'opening' | 'open' | 'explained';

/**
 * The social sign-in button (S2.LOGIN.07, S2.SIGNUP.01). A press asks the shop for a nonce (ASVS 10.5.1) and loads
 * Google's script, which then draws its own button here (S7.EXT.09); where Google is not set up the button stays and
 * explains itself (J29). A nonce is good for one token: with that, our button is back, and its next press asks anew.
 */
export function GoogleButton({ label, onToken, onFailure }: GoogleButtonProps) {
  const { googleClientId } = usePageSettings();
  const connection = useApiConnection();
  const google = use(GoogleIdentityContext);
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('closed');

  const open = async () => {
    const drawnIn = place.current;
    if (googleClientId === null || drawnIn === null) return setStage('explained');
    setStage('opening');
    try {
      // Not before a press: the page with the form is no larger for a way that most readers do not take.
      const { shopApi } = await import('../../data/shop-api.ts');
      const { nonce } = await resultOf(shopApi(connection).googleNonce());
      const take = (token: string) => {
        drawnIn.replaceChildren();
        setStage('closed');
        onToken(token);
      };
      await google.open({ clientId: googleClientId, nonce, place: drawnIn, onToken: take });
      // The token may have come already.
      setStage((now) => (now === 'opening' ? 'open' : now));
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
