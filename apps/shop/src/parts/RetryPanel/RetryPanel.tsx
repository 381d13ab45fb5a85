import { FailedState, OfflineState } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useIsOffline } from '../../browser/use-is-offline.ts';

interface RetryPanelProps {
  readonly heading?: string;
  readonly text?: ReactNode;
  readonly onRetry: () => void;
}

/** Says that data could not be read, or that the browser is offline, and offers a retry. */
export function RetryPanel({
  heading = 'We could not load this',
  text = 'The shop did not answer. Try again in a moment.',
  onRetry,
}: RetryPanelProps) {
  const offline = useIsOffline();
  if (offline)
    return <OfflineState text="Check your connection; everything you kept is still here." onRetry={onRetry} />;
  return <FailedState heading={heading} text={text} onRetry={onRetry} />;
}
