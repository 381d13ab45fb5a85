import { Button, Heading } from '@kayal/design-system';
import { useRef } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Security.css.ts';

/** The account's sessions, each with a button to end it. */
export function Sessions() {
  const timeText = useMomentText();
  const api = useAccountSecurityApi();
  const { data, error, reload } = useRead(['sessions'], () => resultOf(api.sessions()));
  const end = useWrite((id: string) => resultOf(api.endSession(id)), reload, { rowOf: (id) => id });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its row.
  useFocusIfLost(data?.sessions.length, () => heading.current);
  const endOthers = useWrite(() => resultOf(api.endOtherSessions()), reload);
  return (
    <section className={css.section} aria-labelledby="sessions">
      <Heading ref={heading} tabIndex={-1} level={2} size="medium" id="sessions">
        Where you are signed in
      </Heading>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load your sessions" onRetry={reload} />
      ) : (
        <>
          <ul className={css.list}>
            {data.sessions.map(({ id, device, current, seenAt }) => (
              <li key={id} className={css.row}>
                <span>
                  {device || 'A browser'}{' '}
                  <span className={css.quiet}>{current ? 'this one' : `last used ${timeText(seenAt)}`}</span>
                </span>
                {current ? null : (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Sign out ${device || 'a browser'}`}
                    onClick={() => end.write(id)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {data.sessions.length < 2 ? null : (
            <div>
              <Button
                variant="secondary"
                busy={endOthers.isBusy}
                busyLabel="Signing out"
                onClick={() => endOthers.write(null)}
              >
                Sign out everywhere else
              </Button>
            </div>
          )}
        </>
      )}
      <WriteError of={end} fallback="It was not signed out. Try again." />
      <WriteError of={endOthers} fallback="They were not signed out. Try again." />
    </section>
  );
}
