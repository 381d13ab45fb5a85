import { createPrivacyApi, type Consent } from '@kayal/api-contract/client';
import { Heading, Switch, Text } from '@kayal/design-system';
import { useApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { replaceRead, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Security.css.ts';

interface Choice {
  readonly consent: Consent;
  readonly isGiven: boolean;
}

const readKey = ['consents'];

/** What the shop asks the shopper to agree to, each with a switch that is saved at once. */
export function Consents() {
  const api = createPrivacyApi(useApiConnection());
  const timeText = useMomentText();
  const { data, error, reload } = useRead(readKey, () => resultOf(api.consents()));
  const choice = useWrite(
    async ({ consent, isGiven }: Choice) => {
      const result = await api.setConsent(consent, isGiven);
      // The owner has changed the text: what stands here is not what she would agree to.
      if (!result.ok) reload();
      return resultOf(Promise.resolve(result));
    },
    (consents) => replaceRead(readKey, consents),
  );
  return (
    <section className={css.section} aria-labelledby="consents">
      <Heading level={2} size="medium" id="consents">
        What you agree to
      </Heading>
      <Text>Your orders need none of these. Switch each on or off as you like, at any time.</Text>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load what you agreed to" onRetry={reload} />
      ) : (
        data.consents.map((consent) => (
          <Switch
            key={consent.id}
            label={consent.text}
            description={consent.chosenAt === null ? undefined : `Chosen ${timeText(consent.chosenAt)}`}
            checked={consent.isGiven}
            onChange={(isGiven) => choice.write({ consent, isGiven })}
          />
        ))
      )}
      <WriteError of={choice} fallback="Your choice was not saved. Try again." />
    </section>
  );
}
