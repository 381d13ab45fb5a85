import { Button, Text } from '@kayal/design-system';
import { use, useRef, useState } from 'react';
import { useApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { usePageSettings } from '../../runtime/page-settings.ts';
import * as css from './GoogleButton.css.ts';
import { GoogleIdentityContext } from './google-identity.ts';

interface GoogleButtonProps {
  readonly label: string;
  /** Called with Google's ID token, which the server verifies. */
  readonly onToken: (token: string) => void;
  /** Called when Google or the shop's nonce cannot be reached. */
  readonly onFailure: () => void;
}

type Stage = 'closed' | 'opening' | 'open' | 'explained';

/**
 * The social sign-in button. A press asks the shop for a nonce (ASVS 10.5.1) and loads
 * Google's script, which then draws its own button here; where Google is not set up our button stays and explains that.
 * A nonce is valid for one token: after that our button is shown again, and its next press requests a new nonce.
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
      // Loaded on a press, so that the page is not larger for the many readers who do not use Google.
      const { shopApi } = await import('../../data/api/shop-api.ts');
      const { nonce } = await resultOf(shopApi(connection).googleNonce());
      const take = (token: string) => {
        drawnIn.replaceChildren();
        setStage('closed');
        onToken(token);
      };
      await google.open({ clientId: googleClientId, nonce, place: drawnIn, onToken: take });
      // The token may have arrived already.
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
